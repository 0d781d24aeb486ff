import Foundation

extension View {
    /// Asks a question over the whole stage while the binding is true; each of its buttons makes the binding false.
    ///
    /// Without actions there is a button "OK". Escape presses the button of the role `cancel`, if there is one.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(titleKey), isPresented, actions(), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(Text(title), isPresented, actions(), EmptyView())
    }

    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        dialog(title, isPresented, actions(), EmptyView())
    }

    /// Asks a question, with a message below its title.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented, actions(), message())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(Text(title), isPresented, actions(), message())
    }

    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        dialog(title, isPresented, actions(), message())
    }

    /// Asks a question about a value while the binding is true and there is one.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(titleKey), isPresented.whileThere(data), data.map(actions), EmptyView())
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        dialog(Text(title), isPresented.whileThere(data), data.map(actions), EmptyView())
    }

    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(titleKey), isPresented.whileThere(data), data.map(actions), data.map(message))
    }

    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        dialog(Text(title), isPresented.whileThere(data), data.map(actions), data.map(message))
    }

    private nonisolated func dialog<A: View, M: View>(
        _ title: Text, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
    ) -> some View {
        nonisolated(unsafe) let actions = actions
        nonisolated(unsafe) let message = message
        return modifier(
            onMain {
                PresentationModifier(kind: .dialog, isPresented: isPresented, onDismiss: nil) {
                    AlertFace(title: title, actions: actions, message: message)
                }
            })
    }
}

extension Binding where Value == Bool {
    /// True only as long as there is something to show.
    fileprivate func whileThere<T>(_ data: T?) -> Binding<Bool> {
        let isThere = data != nil
        return Binding(get: { wrappedValue && isThere }, set: { wrappedValue = $0 })
    }
}

/// The card of an alert.
private struct AlertFace<Actions: View, Message: View>: View {
    let title: Text
    let actions: Actions
    let message: Message
    @Environment(\.dismiss) private var dismiss

    /// Points: the width of alerts on iOS.
    private static var width: CGFloat { 270 }

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                title.font(.headline)
                message.font(.footnote)
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 20)
            AlertButtons { actions }
                .buttonStyle(AlertButtonStyle(dismiss: dismiss))
        }
        .frame(maxWidth: Self.width)
        .background(.background, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .modifier(AccessibilityModifier(AccessibilityChange()))
        .padding(16)
    }
}

/// The buttons below one another; "OK" where there are none.
private struct AlertButtons<Content: View>: View {
    let content: Content

    init(@ViewBuilder _ content: () -> Content) { self.content = content() }

    @ViewBuilder var body: some View {
        if Content.self == EmptyView.self || Content.self == EmptyView?.self {
            Button("OK", role: .cancel) {}
        } else {
            VStack(spacing: 0) { content }
        }
    }
}

/// A row of an alert's, with a line above. Pressing it runs the action and takes the alert away.
private struct AlertButtonStyle: PrimitiveButtonStyle {
    let dismiss: DismissAction

    func makeBody(configuration: Configuration) -> some View {
        let isCancel = configuration.role == .cancel
        PressedButton(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label) {
                configuration.trigger()
                dismiss()
            }
        ) { face in
            face.label
                .font(isCancel ? .headline : .body)
                .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
                .frame(maxWidth: .infinity)
                .frame(height: 44)
                .background(face.isPressed ? AnyShapeStyle(ControlFill.ground) : AnyShapeStyle(.clear))
                .overlay(alignment: .top) { Rectangle().fill(ControlFill.separator).frame(height: 0.5) }
        }
        .environment(\.keyboardShortcut, isCancel ? .cancelAction : nil)
    }
}
