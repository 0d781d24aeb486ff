package import TallyCore
import TallyUI

/// One of the buttons of an alert that is described by values.
package struct DialogChoice: Identifiable {
    package let id: Int
    let title: String
    let role: ButtonRole?
    let isEnabled: Bool
    /// It is heavier than the others.
    let isPreferred: Bool
    let action: @MainActor () -> Void

    package init(
        id: Int, title: String, role: ButtonRole?, isEnabled: Bool, isPreferred: Bool,
        action: @escaping @MainActor () -> Void
    ) {
        self.id = id
        self.title = title
        self.role = role
        self.isEnabled = isEnabled
        self.isPreferred = isPreferred
        self.action = action
    }
}

/// An alert, or the buttons of a confirmation dialog, for whoever presents it himself.
package struct DialogCard: View {
    private let isAlert: Bool
    private let title: String?
    private let message: String?
    private let choices: [DialogChoice]
    private let fields: [AnyView]
    private let dismiss: () -> Void

    /// - Parameter dismiss: called after the action of the button that was pressed, and for a tap beside the buttons of a dialog
    ///   at the bottom edge.
    package init(
        isAlert: Bool, title: String?, message: String?, choices: [DialogChoice], fields: [AnyView],
        dismiss: @escaping () -> Void
    ) {
        self.isAlert = isAlert
        self.title = title
        self.message = message
        self.choices = choices
        self.fields = fields
        self.dismiss = dismiss
    }

    package var body: some View {
        // A message alone stands where the title would.
        let question = Question(
            title: Text(verbatim: title ?? message ?? ""), actions: DialogCardActions(choices: choices, fields: fields),
            message: title == nil ? nil : message.map { Text(verbatim: $0) })
        Group {
            if isAlert {
                AlertFace(question: question, offersWayOut: false) {}
            } else {
                ChoicesFace(question: question, showsTitle: title != nil || message != nil, offersCancel: false)
            }
        }
        .environment(\.dismissal, Dismissal(dismiss))
        .environment(\.isElevated, true)
    }
}

private struct DialogCardActions: View {
    let choices: [DialogChoice]
    let fields: [AnyView]

    var body: some View {
        ForEach(fields.indices, id: \.self) { fields[$0] }
        ForEach(choices) { choice in
            Button(role: choice.role, action: choice.action) {
                Text(verbatim: choice.title).fontWeight(choice.isPreferred ? .semibold : nil)
            }
            .disabled(!choice.isEnabled)
        }
    }
}
