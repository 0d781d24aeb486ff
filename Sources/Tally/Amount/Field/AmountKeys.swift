import SwiftUI

/// The keys of a keyboard that a text field of raw text would get wrong; all others are left to it.
@MainActor
struct AmountKeys {
    let format: AmountFormat
    let typing: AmountTyping

    /// - Returns: Whether the key was used.
    func press(_ press: KeyPress, _ input: inout AmountInput) -> Bool {
        typing.copiesAsShown = false
        let isCommand = !press.modifiers.isDisjoint(with: [.command, .control])
        let isShifted = press.modifiers.contains(.shift)
        if press.key == .deleteForward {
            // A number is one word, so Delete with a modifier takes all that is right of the caret. Which of two equal digits
            // went could not be seen in the text.
            let isWide = isCommand || press.modifiers.contains(.option)
            if isWide, input.selection.isEmpty {
                input.replace(input.selection.lowerBound..<input.raw.count, with: "", format)
            } else {
                input.deleteForward()
            }
            return true
        }
        guard isCommand else { return false }
        switch String(press.key.character).lowercased() {
        case "z":
            if isShifted { input.redo() } else { input.undo() }
        case "y": input.redo()
        case "c", "x":
            if !isShifted, !input.selection.isEmpty { typing.copyAsShown() }
            return false
        default: return false
        }
        return true
    }
}
