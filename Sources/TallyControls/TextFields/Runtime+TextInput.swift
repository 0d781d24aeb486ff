import TallyCore
import TallyScene
import TallyUI

/// A modifier's slot that input methods write into.
@MainActor
package protocol TextInputResponder: KeyResponder {
    var isComposing: Bool { get }
    /// Where the caret stands on the stage; nil: nowhere.
    var caretOnStage: Rect? { get }
    /// Shows a text of an input method that is not final; an empty one takes it away.
    func mark(_ text: String)
}

extension Runtime {
    /// The text field that has the focus.
    private var focusedInput: (any TextInputResponder)? {
        let input = focused as? any TextInputResponder
        return input?.takesText == true ? input : nil
    }

    /// Whether typed text goes into a text field. The object tells one field from another.
    package var textInput: AnyObject? { focusedInput }

    /// Whether an input method shows a text there that is not final.
    package var isComposing: Bool { focusedInput?.isComposing ?? false }

    /// Where the caret of the text field that has the focus stands on the stage.
    package var caretOnStage: Rect? { focusedInput?.caretOnStage }

    /// Shows a text of an input method that is not final; an empty one takes it away. Nothing happens where no text
    /// field has the focus.
    package func compose(_ marked: String) {
        guard let input = focusedInput, input.isEnabled else { return }
        hosting { input.mark(marked) }
    }
}
