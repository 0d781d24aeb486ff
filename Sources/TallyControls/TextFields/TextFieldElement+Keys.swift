@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension TextFieldElement: TextKeys {
    var isSecret: Bool { field.isSecret }
    var isMirrored: Bool { environment.layoutDirection == .rightToLeft }
    var linesInPage: Int? { hasSeveralLines ? linesInView : nil }
    var pasteboardRuntime: Runtime? { runtime }

    func insert(_ string: String, isTyped: Bool) { perform { $0.insert(string, isTyped: isTyped) } }

    func remove(_ movement: TextMovement, forward: Bool) {
        // The input method removes from what it shows; where it has left that, all of it goes.
        if edit.marked != nil { return perform { $0.mark("") } }
        let isAtStart = edit.selection.isCaret && edit.selection.head == 0
        if !forward, isAtStart, field.deletesBeforeText?() == true { return }
        perform { $0.delete(step(movement), forward: forward) }
    }

    func cut() { perform { $0.delete(.character, forward: false) } }

    func pressReturn(isCommand: Bool) -> Bool {
        if field.isEditor, isCommand { return false }
        guard hasSeveralLines, !isCommand else { return submit() }
        perform { $0.insert("\n") }
        return true
    }
}
