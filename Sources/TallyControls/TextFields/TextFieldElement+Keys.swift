@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension TextFieldElement {
    /// Handles a key, on the Mac and on Linux alike: Command or Control for commands, either or Option for words.
    ///
    /// - Returns: true if the key has been used.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let isCommand = !modifiers.isDisjoint(with: [.command, .control])
        if isCommand, command(key, modifiers) { return true }
        let isLarge = isCommand || modifiers.contains(.option)
        switch key {
        case .leftArrow, .rightArrow: moveSideways(key == .rightArrow, isLarge ? .word : .character, modifiers)
        case .upArrow, .downArrow: moveUpOrDown(key == .downArrow ? 1 : -1, isLarge, modifiers)
        case .pageUp, .pageDown:
            guard hasSeveralLines else { return false }
            moveUpOrDown(key == .pageDown ? linesInView : -linesInView, false, modifiers)
        case .home, .end:
            perform(lines: isLarge ? .document : .line, forward: key == .end, extending: modifiers.contains(.shift))
        case .delete, .deleteForward: remove(isLarge ? .word : .character, forward: key == .deleteForward)
        case .escape: return cancelMarked()
        case .return, "\n", "\r\n": return pressReturn(isCommand)
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
        guard isText else { return false }
        perform { $0.insert(String(character), isTyped: true) }
        return true
    }

    private func pressReturn(_ isCommand: Bool) -> Bool {
        if field.isEditor, isCommand { return false }
        guard hasSeveralLines, !isCommand else { return submit() }
        perform { $0.insert("\n") }
        return true
    }

    /// Takes away what an input method shows. Returns false if it shows nothing: Escape is for others then.
    private func cancelMarked() -> Bool {
        guard edit.marked != nil else { return false }
        perform { $0.mark("") }
        return true
    }

    /// Makes what the input method shows a part of the text, before the caret is moved.
    func commitMarked() { if edit.marked != nil { perform { $0.commitMarked() } } }

    // MARK: Moving

    private func perform(lines movement: TextMovement, forward: Bool, extending: Bool) {
        commitMarked()
        let ranges = textLines
        perform { $0.move(movement, forward: forward, extending: extending, lines: ranges) }
    }

    /// Returns the movement to make: secret texts do not tell where their words are.
    private func step(_ movement: TextMovement) -> TextMovement {
        movement == .word && field.isSecret ? .document : movement
    }

    private func moveSideways(_ right: Bool, _ movement: TextMovement, _ modifiers: EventModifiers) {
        let isMirrored =
            geometry.isRightToLeft(at: content.shownCaret(in: edit)) ?? (environment.layoutDirection == .rightToLeft)
        perform(lines: step(movement), forward: right != isMirrored, extending: modifiers.contains(.shift))
    }

    /// - Parameter steps: lines, positive downwards. Where there are fewer, the caret goes to the end of the text.
    private func moveUpOrDown(_ steps: Int, _ isLarge: Bool, _ modifiers: EventModifiers) {
        let extending = modifiers.contains(.shift)
        commitMarked()
        let geometry = geometry
        let content = content
        let shown = content.shownCaret(in: edit)
        let x = columnX ?? geometry.caret(at: shown).minX
        let next = isLarge ? nil : geometry.place(steps, from: shown, x: x)
        let place = next.map { content.place($0, in: edit) } ?? (steps > 0 ? edit.end : 0)
        perform { $0.select(place, extending: extending) }
        columnX = next == nil ? nil : x
    }

    /// The lines as they are shown, in places of the text.
    private var textLines: [Range<Int>] {
        guard hasSeveralLines else { return [0..<edit.end] }
        let content = content
        return geometry.lineRanges.map {
            content.place($0.lowerBound, in: edit)..<content.place($0.upperBound, in: edit)
        }
    }

    private func remove(_ movement: TextMovement, forward: Bool) {
        // The input method removes from what it shows; where it has left that, all of it goes.
        if edit.marked != nil { return perform { $0.mark("") } }
        let isAtStart = edit.selection.isCaret && edit.selection.head == 0
        if !forward, isAtStart, field.deletesBeforeText?() == true { return }
        perform { $0.delete(step(movement), forward: forward) }
    }

    // MARK: Commands

    private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        switch String(key.character).lowercased() {
        case "a": perform { $0.selectAll() }
        case "c": copy()
        case "x":
            copy()
            if !field.isSecret, !edit.selection.isCaret { perform { $0.delete(.character, forward: false) } }
        case "v": paste()
        case "z": if modifiers.contains(.shift) { redo() } else { undo() }
        case "y": redo()
        default: return false
        }
        return true
    }

    private func undo() { perform { if $0.marked != nil { $0.mark("") } else { _ = $0.undo() } } }
    private func redo() { perform { _ = $0.redo() } }

    /// Copies the selected text. Secret texts are not copied, and with nothing selected nothing is.
    private func copy() {
        listen()
        if !field.isSecret, !edit.selection.isCaret { runtime.service(Pasteboard.self).copy(edit.selected) }
    }

    /// Pastes a text; a field of one line takes line breaks as spaces.
    private func paste() {
        guard let text = runtime.pasteboard, !text.isEmpty else { return }
        perform { $0.insert(hasSeveralLines ? text : text.inOneLine) }
    }
}

extension String {
    package var inOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
