import SwiftUI

/// What stands between a text field of raw text and an amount. It lives as long as the field's identity.
@MainActor
final class AmountTyping {
    /// Whether the field had the focus when it was last updated.
    var isFocused = false
    /// Whether the text field has the selected digits as they are shown, and nothing else, for a copy to be made of them.
    ///
    /// They are grouped as a number of their own: a part with the marks of the whole could not be pasted again.
    var copiesAsShown = false

    /// Lets what is copied now be as it is shown.
    ///
    /// A text field that has taken its copy by itself, as the system's, tells nothing of it; what it tells next, an undo by a shake or
    /// a key on the screen, is an edit of the whole text again.
    func copyAsShown() {
        copiesAsShown = true
        Task { copiesAsShown = false }
    }

    /// Returns what the text field has to edit, and what is selected of it.
    func text(of input: AmountInput, _ format: AmountFormat) -> (String, selection: Range<Int>) {
        guard copiesAsShown else { return (format.plainText(of: input.raw), input.selection) }
        let selected = Array(input.raw[input.selection])
        // No number begins with a zero and has groups.
        let isNumber = selected.first { $0.isDigit } != .zero
        let text = isNumber ? format.text(of: selected) : format.plainText(of: selected)
        return (text, 0..<text.count)
    }

    /// Takes what the text field made of its text.
    ///
    /// - Returns: Whether there was an edit, be it one that was refused.
    func take(_ new: String, _ input: inout AmountInput, _ format: AmountFormat) -> Bool {
        guard copiesAsShown else {
            return input.edit(rawText: new, from: format.plainText(of: input.raw), format) != nil
        }
        // What was copied was cut, or typed over.
        let old = text(of: input, format).0
        copiesAsShown = false
        guard new != old else { return false }
        input.replace(input.selection, with: new, format)
        return true
    }

    /// Takes what is selected in the text field.
    ///
    /// - Returns: Whether it is another selection.
    func select(_ range: Range<Int>, _ input: inout AmountInput) -> Bool {
        if copiesAsShown { return false }
        // Tab selects the whole text of a field. The amount keeps its caret, whatever brings the focus.
        if !isFocused, range == 0..<input.raw.count, !range.isEmpty { return false }
        let before = input.selection
        input.selection = range
        return input.selection != before
    }
}
