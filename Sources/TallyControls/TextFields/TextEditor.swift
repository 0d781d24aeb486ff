import TallyCore
import TallyUI

/// Lines of text that a person edits, in all the room there is.
///
/// The lines are wrapped; those for which there is no room are reached by the wheel, and by the caret, which is always in view after
/// a key. Return begins a line. Everything else is as in a `TextField` along the vertical axis, but that nothing is submitted
/// and that there is no prompt; without a proposed height it is as high as its text. Tab moves the focus, where Apple's editor
/// types a tab.
nonisolated public struct TextEditor: View {
    private let text: Binding<String>
    private let selection: Binding<TextSelection?>?

    public nonisolated init(text: Binding<String>) {
        self.text = text
        selection = nil
    }

    /// - Parameter selection: what is selected while the editor has the focus; writing it selects, and shows where that ends.
    public nonisolated init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.text = text
        self.selection = selection
    }

    @MainActor public var body: some View {
        StyledControl(configuration: TextEditorStyleConfiguration(editor: AnyView(editor)))
    }

    @MainActor private var editor: some View {
        let text = text.wrappedValue
        return TextFieldCore(
            source: TextSource(self.text), text: text, selectionBinding: selection,
            selection: selection?.wrappedValue, prompt: nil, axis: .vertical, isSecret: false, onEditingChanged: nil,
            onCommit: nil, isEditor: true
        )
        .modifier(TextInputModifier())
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(value: Text(verbatim: text), addedTraits: .isTextField, isElement: true)))
    }
}
