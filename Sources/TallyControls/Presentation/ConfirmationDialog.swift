import TallyCore
import TallyUI

extension View {
    /// Offers actions at the bottom of the stage while the binding is true; each of them makes the binding false.
    ///
    /// The button of the role `cancel` stands apart below the others; without one there is "Cancel". Escape presses it, and a
    /// tap beside the buttons makes the binding false too. `automatic`: the title is shown if there is a message. Without
    /// actions there is "Cancel" alone. What is offered stays as it was while the dialog leaves.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.choices, Text(titleKey), isPresented, titleVisibility, actions(), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.choices, Text(title), isPresented, titleVisibility, actions(), EmptyView())
    }

    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(.choices, title, isPresented, titleVisibility, actions(), EmptyView())
    }

    /// Offers actions, with a message above them.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.choices, Text(titleKey), isPresented, titleVisibility, actions(), message())
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.choices, Text(title), isPresented, titleVisibility, actions(), message())
    }

    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(.choices, title, isPresented, titleVisibility, actions(), message())
    }

    /// Offers actions on a value while the binding is true and there is one.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.choices, Text(titleKey), isPresented, titleVisibility, data.map(actions), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.choices, Text(title), isPresented, titleVisibility, data.map(actions), EmptyView())
    }

    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(.choices, title, isPresented, titleVisibility, data.map(actions), EmptyView())
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.choices, Text(titleKey), isPresented, titleVisibility, data.map(actions), data.map(message))
    }

    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.choices, Text(title), isPresented, titleVisibility, data.map(actions), data.map(message))
    }

    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(.choices, title, isPresented, titleVisibility, data.map(actions), data.map(message))
    }
}
