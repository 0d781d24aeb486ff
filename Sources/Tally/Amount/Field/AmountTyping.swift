import SwiftUI

/// What stands between a text field of raw text and an amount. It lives as long as the field's identity.
@MainActor
final class AmountTyping {
    /// Whether the field had the focus when it was last brought up to date.
    var isFocused = false
    /// Whether the text field has the text as it is shown, for a copy to be made of it.
    var copiesAsShown = false

    /// What the text field has to edit.
    func text(of input: AmountInput, _ format: AmountFormat) -> String {
        copiesAsShown ? format.text(of: input.raw) : input.rawText
    }

    /// Takes what the text field made of its text.
    ///
    /// - Returns: Whether there was an edit, be it one that was refused.
    func take(_ new: String, _ input: inout AmountInput, _ format: AmountFormat) -> Bool {
        guard copiesAsShown else { return input.edit(rawText: new, format) != nil }
        // Something was cut.
        let old = format.text(of: input.raw)
        copiesAsShown = false
        guard new != old else { return false }
        let range = input.textRange(ofRaw: input.selection, format)
        let (left, right) = (old.prefix(range.lowerBound), old.dropFirst(range.upperBound))
        let isInPlace = new.count >= left.count + right.count && new.hasPrefix(left) && new.hasSuffix(right)
        let inserted = isInPlace ? String(new.dropFirst(left.count).dropLast(right.count)) : ""
        input.replace(input.selection, with: inserted, format)
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
