import TallyCore
import TallyUI

/// What an alert says and asks, in the form that came before builders of actions.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// - Parameter dismissButton: nil: a button "OK".
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    init(title: Text, message: Text?, buttons: [Button]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// A button of an alert's. Pressing it takes the alert away, with an action or without.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: nil, action: action)
        }

        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .cancel, action: action)
        }

        /// Returns a button named "Cancel".
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            cancel(Text("Cancel"), action: action)
        }

        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Alert.Button(label: label, role: .destructive, action: action)
        }
    }
}

extension View {
    /// Shows an alert about the item while there is one; each of its buttons makes the item nil.
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let isPresented = Binding(
            reading: { item.wrappedValue != nil }, writing: { if !$0 { item.wrappedValue = nil } })
        return dialog(.dialog, isPresented, item.wrappedValue.map(content))
    }

    /// Shows an alert while the binding is true; each of its buttons makes it false.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        dialog(.dialog, isPresented, isPresented.wrappedValue ? content() : nil)
    }

    /// Asks what an alert says; nil: nothing.
    nonisolated func dialog(_ kind: PresentationKind, _ isPresented: Binding<Bool>, _ alert: Alert?) -> some View {
        let actions = alert.map { AlertActions(alert: $0) }
        return dialog(
            kind, alert?.title ?? Text(verbatim: ""), isPresented, .visible, actions, alert?.message)
    }
}

nonisolated private struct AlertActions: View {
    let alert: Alert

    @MainActor var body: some View {
        ForEach(alert.buttons.indices, id: \.self) { index in
            let button = alert.buttons[index]
            Button(role: button.role, action: { button.action?() }) { button.label }
        }
    }
}
