import Foundation
import TallyCore
import TallyUI

extension View {
    /// Presents a question; while there is nothing to ask, or the binding is false, it is not there.
    nonisolated func dialog<A: View, M: View>(
        _ kind: PresentationKind, _ title: Text, _ isPresented: Binding<Bool>,
        _ titleVisibility: Visibility, _ actions: A?, _ message: M?
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let actions = actions
        nonisolated(unsafe) let message = message
        return modifier(
            making {
                var question: Question<A, M>?
                if let actions { question = Question(title: title, actions: actions, message: message) }
                return DialogModifier(
                    kind: kind, titleVisibility: titleVisibility, isPresented: isPresented, question: question)
            })
    }
}

/// What a dialog asks.
struct Question<Actions: View, Message: View> {
    let title: Text
    let actions: Actions
    let message: Message?

    var hasMessage: Bool { message != nil && Message.self != EmptyView.self }
}

private struct DialogModifier<Actions: View, Message: View>: ViewModifier {
    let kind: PresentationKind
    let titleVisibility: Visibility
    let isPresented: Binding<Bool>
    let question: Question<Actions, Message>?
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        kind: PresentationKind, titleVisibility: Visibility, isPresented: Binding<Bool>,
        question: Question<Actions, Message>?
    ) {
        self.kind = kind
        self.titleVisibility = titleVisibility
        self.isPresented = isPresented
        self.question = question
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let isWanted = isPresented.wrappedValue && question != nil
        let _ = presenter.update(kind, isWanted: isWanted, turn: turn, end: { isPresented.wrappedValue = false })
        content
        PresentationHost(model: presenter, version: presenter.version) {
            if let question {
                if kind == .choices {
                    ChoicesFace(
                        question: question,
                        showsTitle: titleVisibility == .visible || titleVisibility == .automatic && question.hasMessage)
                } else {
                    AlertFace(question: question) { [weak presenter] in presenter?.answer() }
                }
            }
        }
    }
}

/// The card of an alert, in the middle of the stage.
struct AlertFace<Actions: View, Message: View>: View {
    let question: Question<Actions, Message>
    /// Whether it has a button without any of the question's, and one that calls off what destroys something.
    var offersWayOut = true
    /// Presses the button that Return stands for.
    let answer: () -> Void
    @State private var buttons: DialogButtons?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        VStack(spacing: 0) {
            VStack(spacing: 4) {
                question.title.font(.headline)
                if let message = question.message { message.font(.footnote) }
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 16)
            .padding(.vertical, 20)
            AlertLayout(gap: pixelLength) {
                Rectangle().fill(ControlFill.separator).layoutValue(key: DialogPartKey.self, value: .ground)
                question.actions
                DialogSentinel()
                if offersWayOut, let buttons, buttons.count == 0 || buttons.hasDestructive && !buttons.hasCancel {
                    Button(buttons.count == 0 ? "OK" : "Cancel", role: .cancel) {}
                        .buttonStyle(DialogButtonStyle(dismiss: dismiss, height: 44, isCounted: false))
                }
            }
            .onPreferenceChange(DialogButtonsKey.self) { buttons = $0 }
            .buttonStyle(DialogButtonStyle(dismiss: dismiss, height: 44))
            .textFieldStyle(.roundedBorder)
            .onSubmit(answer)
        }
        .frame(maxWidth: PresentationLook.alertWidth)
        .background(DialogGround(), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
        .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
        .modifier(AccessibilityAttachmentModifier(AccessibilityChange()))
        .freshForeground()
        .padding(16)
    }
}
