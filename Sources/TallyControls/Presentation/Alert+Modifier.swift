public import Foundation
import TallyCore
import TallyUI

extension View {
    /// Asks a question over the whole stage while the binding is true; each of its buttons makes the binding false.
    ///
    /// Without actions there is a button "OK"; beside a destructive one there is a button "Cancel", unless one has the role
    /// `cancel`. Return, also in a field of the alert, presses the button with that shortcut, else the first without a role, else
    /// the only one; Escape the one of the role `cancel`, if there is one. The first field has the focus, and what had it before
    /// has it again afterwards. What is asked stays as it was while the alert leaves.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.dialog, Text(titleKey), isPresented, .visible, actions(), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.dialog, Text(title), isPresented, .visible, actions(), EmptyView())
    }

    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.dialog, title, isPresented, .visible, actions(), EmptyView())
    }

    /// Asks a question, with a message below its title.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.dialog, Text(titleKey), isPresented, .visible, actions(), message())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.dialog, Text(title), isPresented, .visible, actions(), message())
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.dialog, title, isPresented, .visible, actions(), message())
    }

    /// Asks a question about a value while the binding is true and there is one.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.dialog, Text(titleKey), isPresented, .visible, data.map(actions), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.dialog, Text(title), isPresented, .visible, data.map(actions), EmptyView())
    }

    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.dialog, title, isPresented, .visible, data.map(actions), EmptyView())
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.dialog, Text(titleKey), isPresented, .visible, data.map(actions), data.map(message))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.dialog, Text(title), isPresented, .visible, data.map(actions), data.map(message))
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.dialog, title, isPresented, .visible, data.map(actions), data.map(message))
    }

    /// Tells of an error while the binding is true and there is one: its description is the title.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.dialog, error.title, isPresented, .visible, error.map { _ in actions() }, EmptyView())
    }

    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        dialog(.dialog, error.title, isPresented, .visible, error.map(actions), error.map(message))
    }
}

extension Optional where Wrapped: LocalizedError {
    fileprivate var title: Text { Text(verbatim: self?.errorDescription ?? self?.localizedDescription ?? "") }
}
