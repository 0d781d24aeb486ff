import SwiftUI

/// What the keys of a keyboard do in an amount field.
struct AmountKeys {
    let format: AmountFormat

    /// - Returns: Whether the key means something here, even if nothing came of it.
    func press(_ press: KeyPress, _ input: inout AmountInput) -> Bool {
        let extends = press.modifiers.contains(.shift)
        if !press.modifiers.isDisjoint(with: [.command, .control]) { return command(press.key, extends, &input) }
        switch press.key {
        case .delete: input.deleteBackward()
        case .deleteForward: input.deleteForward()
        case .leftArrow: input.moveCaret(by: -1, extending: extends)
        case .rightArrow: input.moveCaret(by: 1, extending: extends)
        case .home, .upArrow: input.moveCaret(by: .min, extending: extends)
        case .end, .downArrow: input.moveCaret(by: .max, extending: extends)
        default:
            let text = press.characters
            guard text.count == 1, let typed = AmountText.typed(text, format), !typed.isEmpty else { return false }
            input.replace(input.selection, with: text, format)
        }
        return true
    }

    private func command(_ key: KeyEquivalent, _ extends: Bool, _ input: inout AmountInput) -> Bool {
        switch key {
        case "a": input.selectAll()
        case "z", "Z":
            if extends || key == "Z" { input.redo() } else { input.undo() }
        case "y": input.redo()
        case .delete: input.clear()
        case .leftArrow: input.moveCaret(by: .min, extending: extends)
        case .rightArrow: input.moveCaret(by: .max, extending: extends)
        default: return false
        }
        return true
    }
}
