import TallyCore
import TallyScene
import TallyUI

extension Runtime {
    /// The text field that has the focus.
    private var focusedInput: TextInputSlot? { focused as? TextInputSlot }

    /// Whether typed text goes into a text field. The object tells one field from another.
    package var textInput: AnyObject? { focusedInput }

    /// Whether an input method shows a text there that is not final.
    package var isComposing: Bool { focusedInput?.field?.edit.marked != nil }

    /// Where the caret of the text field that has the focus stands on the stage.
    package var caretOnStage: Rect? { focusedInput?.caretOnStage }

    /// Shows a text of an input method that is not final; an empty one takes it away. Nothing happens where no text
    /// field has the focus.
    package func compose(_ marked: String) {
        guard let input = focusedInput, input.isEnabled else { return }
        hosting { input.mark(marked) }
    }
}
