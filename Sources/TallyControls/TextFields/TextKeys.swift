@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// A text that is edited by keys: a field of SwiftUI's, or one of UIKit's.
@MainActor
package protocol TextKeys: AnyObject {
    var edit: TextEdit { get }
    var content: TextFieldContent { get }
    var geometry: TextGeometry { get }
    var hasSeveralLines: Bool { get }
    /// It is not copied, and does not tell where its words are.
    var isSecret: Bool { get }
    /// The direction where the text has none.
    var isMirrored: Bool { get }
    /// The distance from the left that the caret keeps to while it goes up and down.
    var columnX: Double? { get set }
    /// As many lines as a page key goes; nil: page keys are for others.
    var linesInPage: Int? { get }
    /// Whose pasteboard it is; nil: there is none.
    var pasteboardRuntime: Runtime? { get }

    /// Makes an edit, and shows what came of it.
    func perform(_ body: (inout TextEdit) -> Void)
    /// Puts a text in place of what is selected.
    func insert(_ string: String, isTyped: Bool)
    /// Removes what is selected, else what the movement goes over.
    func remove(_ movement: TextMovement, forward: Bool)
    /// Removes what is selected, when it has been copied.
    func cut()
    /// Returns true if the key has been used.
    func pressReturn(isCommand: Bool) -> Bool
    /// Takes what the program has made of the text meanwhile.
    func listen()
}

extension TextKeys {
    /// Handles a key, on the Mac and on Linux alike: Command or Control for commands, either or Option for words.
    ///
    /// - Returns: true if the key has been used.
    package func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let isCommand = !modifiers.isDisjoint(with: [.command, .control])
        if isCommand, command(key, modifiers) { return true }
        let isLarge = isCommand || modifiers.contains(.option)
        let extending = modifiers.contains(.shift)
        switch key {
        case .leftArrow, .rightArrow: moveSideways(key == .rightArrow, isLarge ? .word : .character, extending)
        case .upArrow, .downArrow: moveUpOrDown(key == .downArrow ? 1 : -1, isLarge, extending)
        case .pageUp, .pageDown:
            guard let linesInPage else { return false }
            moveUpOrDown(key == .pageDown ? linesInPage : -linesInPage, false, extending)
        case .home, .end: move(isLarge ? .document : .line, forward: key == .end, extending)
        case .delete, .deleteForward: remove(isLarge ? .word : .character, forward: key == .deleteForward)
        case .escape: return cancelMarked()
        case .return, "\n", "\r\n": return pressReturn(isCommand: isCommand)
        case .tab: return false
        default:
            guard !isLarge, key.character.isTyped else { return false }
            insert(String(key.character), isTyped: true)
        }
        return true
    }

    /// Takes away what an input method shows. Returns false if it shows nothing: Escape is for others then.
    private func cancelMarked() -> Bool {
        guard edit.marked != nil else { return false }
        perform { $0.mark("") }
        return true
    }

    /// Makes what the input method shows a part of the text, before the caret is moved.
    package func commitMarked() { if edit.marked != nil { perform { $0.commitMarked() } } }

    // MARK: Moving

    /// Returns the movement to make: secret texts do not tell where their words are.
    package func step(_ movement: TextMovement) -> TextMovement {
        movement == .word && isSecret ? .document : movement
    }

    private func move(_ movement: TextMovement, forward: Bool, _ extending: Bool) {
        commitMarked()
        let lines = textLines
        perform { $0.move(movement, forward: forward, extending: extending, lines: lines) }
    }

    private func moveSideways(_ right: Bool, _ movement: TextMovement, _ extending: Bool) {
        let isMirrored = geometry.isRightToLeft(at: content.shownCaret(in: edit)) ?? isMirrored
        move(step(movement), forward: right != isMirrored, extending)
    }

    /// - Parameter steps: lines, positive downwards. Where there are fewer, the caret goes to the end of the text.
    private func moveUpOrDown(_ steps: Int, _ isLarge: Bool, _ extending: Bool) {
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

    // MARK: Commands

    private func command(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        switch String(key.character).lowercased() {
        case "a": perform { $0.selectAll() }
        case "c": copy()
        case "x":
            copy()
            if !isSecret, !edit.selection.isCaret { cut() }
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
        if !isSecret, !edit.selection.isCaret { pasteboardRuntime?.service(Pasteboard.self).copy(edit.selected) }
    }

    /// Pastes a text; a field of one line takes line breaks as spaces.
    private func paste() {
        guard let text = pasteboardRuntime?.pasteboard, !text.isEmpty else { return }
        insert(hasSeveralLines ? text : text.inOneLine, isTyped: false)
    }
}

extension Character {
    /// It is a text, and no key without one: those have one of Apple's private characters.
    package nonisolated var isTyped: Bool {
        unicodeScalars.allSatisfy {
            !(0xF700...0xF8FF).contains($0.value) && $0.properties.generalCategory != .control
        }
    }
}

extension String {
    fileprivate nonisolated var inOneLine: String {
        guard contains(where: \.isNewline) else { return self }
        return String(map { $0.isNewline ? " " : $0 })
    }
}
