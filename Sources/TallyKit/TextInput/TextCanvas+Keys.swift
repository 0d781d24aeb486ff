import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers
internal import TallyScene
import TallyUI

extension TextCanvas: TextKeys {
    var linesInPage: Int? { nil }
    var pasteboardRuntime: Runtime? { layer.context?.runtime }

    func pressReturn(isCommand: Bool) -> Bool {
        commitMarked()
        if hasSeveralLines { insert("\n") } else { owner?.returnPressed() }
        return true
    }

    /// The program writes by `setText(_:)`, so that nothing waits.
    func listen() {}

    // MARK: Editing

    /// Puts a text in place of what is selected, if the delegate lets it.
    func insert(_ string: String, isTyped: Bool = false) {
        perform(asking: string) { $0.insert(string, isTyped: isTyped) }
    }

    func deleteBackward() { remove(.character, forward: false) }
    func cut() { deleteBackward() }

    func perform(_ body: (inout TextEdit) -> Void) { perform(asking: nil, body) }

    /// Shows what an input method has so far.
    func mark(_ text: String) { perform { $0.mark(text) } }

    func remove(_ movement: TextMovement, forward: Bool) {
        // The input method removes from what it shows; where it has left that, all of it goes.
        if edit.marked != nil { return perform { $0.mark("") } }
        perform(asking: "") { $0.delete(step(movement), forward: forward) }
    }

    /// Makes an edit, and tells of it.
    ///
    /// - Parameter replacement: the delegate is asked whether it may stand in place of what goes; nil: nobody is asked.
    func perform(asking replacement: String?, _ body: (inout TextEdit) -> Void) {
        let before = edit
        var after = edit
        body(&after)
        columnX = nil
        if let replacement, !after.text.isIdentical(to: before.text), let owner {
            let (start, end) =
                replacement.isEmpty
                ? (after.selection.head, after.selection.head + before.end - after.end)
                : (before.selection.start, before.selection.end)
            guard owner.mayChange(before.utf16Range(start..<end), to: replacement) else { return restartBlink() }
            // What the delegate has set itself counts.
            if edit != before { return restartBlink() }
        }
        edit = after
        if edit != before { textChanged() }
        revealCaret()
        restartBlink()
        let isText = !edit.shown.text.isIdentical(to: before.shown.text)
        let isSelection = edit.selection != before.selection || edit.marked != before.marked
        if isText || isSelection { owner?.hasEdited(text: isText, selection: isSelection) }
    }

    /// Takes a text of the program's; the caret stands at its end.
    func setText(_ text: String) {
        if text.isIdentical(to: edit.text), edit.marked == nil { return }
        edit = TextEdit(text)
        textChanged()
        if isEditing {
            revealCaret()
            restartBlink()
        }
    }
}

extension TextEdit {
    /// Returns a range of bytes as Foundation counts.
    func utf16Range(_ range: Range<Int>) -> NSRange {
        let (start, end) = (index(range.lowerBound), index(range.upperBound))
        return NSRange(
            location: text.utf16.distance(from: text.startIndex, to: start),
            length: text.utf16.distance(from: start, to: end))
    }
}
