import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers
internal import TallyScene
import TallyUI

extension TextCanvas {
    /// Handles a key, as a text field of SwiftUI's does: Command or Control for commands, either or Option for words.
    ///
    /// - Returns: true if the key has been used.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let isCommand = !modifiers.isDisjoint(with: [.command, .control])
        if isCommand, command(key, modifiers) { return true }
        let isLarge = isCommand || modifiers.contains(.option)
        let extending = modifiers.contains(.shift)
        switch key {
        case .leftArrow, .rightArrow: sideways(key == .rightArrow, isLarge ? .word : .character, extending)
        case .upArrow, .downArrow: upOrDown(key == .downArrow ? 1 : -1, isLarge, extending)
        case .home, .end: move(isLarge ? .document : .line, forward: key == .end, extending)
        case .delete, .deleteForward: remove(isLarge ? .word : .character, forward: key == .deleteForward)
        case .escape:
            guard edit.marked != nil else { return false }
            perform { $0.mark("") }
        case .return, "\n", "\r\n":
            commitMarked()
            if hasSeveralLines { insert("\n") } else { owner?.returnPressed() }
        case .tab: return false
        default: return isLarge ? false : type(key.character)
        }
        return true
    }

    private func type(_ character: Character) -> Bool {
        // Keys without a character have one of Apple's private ones.
        let isText = character.unicodeScalars.allSatisfy {
            !(0xF700...0xF8FF).contains($0.value) && $0.properties.generalCategory != .control
        }
        if isText { insert(String(character), isTyped: true) }
        return isText
    }

    // MARK: Editing

    /// Puts a text in place of what is selected, if the delegate lets it.
    func insert(_ string: String, isTyped: Bool = false) {
        perform(asking: string) { $0.insert(string, isTyped: isTyped) }
    }

    func deleteBackward() { remove(.character, forward: false) }

    /// Makes what an input method shows a part of the text.
    func commitMarked() { if edit.marked != nil { perform { $0.commitMarked() } } }

    /// Shows what an input method has so far.
    func mark(_ text: String) { perform { $0.mark(text) } }

    private func remove(_ movement: TextMovement, forward: Bool) {
        // The input method removes from what it shows; where it has left that, all of it goes.
        if edit.marked != nil { return perform { $0.mark("") } }
        let step = movement == .word && isSecret ? TextMovement.document : movement
        perform(asking: "") { $0.delete(step, forward: forward) }
    }

    /// Makes an edit, and tells of it.
    ///
    /// - Parameter replacement: the delegate is asked whether it may stand in place of what goes; nil: nobody is asked.
    func perform(asking replacement: String? = nil, _ body: (inout TextEdit) -> Void) {
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

    // MARK: Moving

    private func move(_ movement: TextMovement, forward: Bool, _ extending: Bool) {
        commitMarked()
        let lines = textLines
        perform { $0.move(movement, forward: forward, extending: extending, lines: lines) }
    }

    private func sideways(_ right: Bool, _ movement: TextMovement, _ extending: Bool) {
        let isMirrored =
            geometry.isRightToLeft(at: content.shownCaret(in: edit))
            ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        move(movement == .word && isSecret ? .document : movement, forward: right != isMirrored, extending)
    }

    /// - Parameter steps: lines, positive downwards. Where there are fewer, the caret goes to the end of the text.
    private func upOrDown(_ steps: Int, _ isLarge: Bool, _ extending: Bool) {
        commitMarked()
        let (geometry, content) = (geometry, content)
        let shown = content.shownCaret(in: edit)
        let x = columnX ?? geometry.caret(at: shown).minX
        let next = isLarge ? nil : geometry.place(steps, from: shown, x: x)
        let place = next.map { content.place($0, in: edit) } ?? (steps > 0 ? edit.end : 0)
        perform { $0.select(place, extending: extending) }
        columnX = next == nil ? nil : x
    }

    private var textLines: [Range<Int>] {
        guard hasSeveralLines else { return [0..<edit.end] }
        let content = content
        return geometry.lineRanges.map {
            content.place($0.lowerBound, in: edit)..<content.place($0.upperBound, in: edit)
        }
    }

    // MARK: Commands

    private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        switch String(key.character).lowercased() {
        case "a": perform { $0.selectAll() }
        case "c": copyText()
        case "x":
            copyText()
            if !isSecret, !edit.selection.isCaret { remove(.character, forward: false) }
        case "v": paste()
        case "z": if modifiers.contains(.shift) { redo() } else { undo() }
        case "y": redo()
        default: return false
        }
        return true
    }

    private func undo() { perform { if $0.marked != nil { $0.mark("") } else { _ = $0.undo() } } }
    private func redo() { perform { _ = $0.redo() } }

    /// Secret texts are not copied, and with nothing selected nothing is.
    private func copyText() {
        guard !isSecret, !edit.selection.isCaret else { return }
        layer.context?.runtime.service(Pasteboard.self).copy(edit.selected)
    }

    private func paste() {
        guard let text = layer.context?.runtime.pasteboard, !text.isEmpty else { return }
        insert(hasSeveralLines ? text : text.inOneLine)
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
