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
    /// The field's amount and its focus, for what is done to it by hand.
    private(set) var input: Binding<AmountInput>?
    private var focus: FocusState<Bool>.Binding?
    /// What was last worked out of what seldom changes.
    private var unit: (format: AmountFormat, locale: Locale, direction: LayoutDirection, unit: AmountUnit)?
    private var words: (locale: Locale, prompt: Text)?

    /// Takes note of what a body has; however often it is evaluated.
    func bind(_ input: Binding<AmountInput>, _ focus: FocusState<Bool>.Binding) {
        self.input = input
        self.focus = focus
    }

    /// Returns the unit that a currency has in a row.
    func unit(_ format: AmountFormat, locale: Locale, direction: LayoutDirection) -> AmountUnit {
        if let unit, unit.format == format, unit.locale == locale, unit.direction == direction { return unit.unit }
        let new = AmountUnit(format, locale: locale, direction: direction)
        unit = (format, locale, direction, new)
        return new
    }

    /// Returns the prompt that a locale has.
    func prompt(in locale: Locale) -> Text {
        if let words, words.locale == locale { return words.prompt }
        let prompt = AmountWords(locale).prompt
        words = (locale, prompt)
        return prompt
    }

    /// Gives the field the focus, and selects a part of its raw text.
    func select(_ range: Range<Int>) {
        focus?.wrappedValue = true
        guard let input else { return }
        var selected = input.wrappedValue
        selected.selection = range
        if selected.selection != input.wrappedValue.selection { input.wrappedValue = selected }
    }

    func selectAll() { select(0..<(input?.wrappedValue.raw.count ?? 0)) }

    /// Puts a text where the selection is.
    func paste(_ text: String, _ format: AmountFormat) {
        guard let input else { return }
        // As a text field of one line takes it.
        let line = String(text.map { $0.isNewline ? " " : $0 })
        var pasted = input.wrappedValue
        pasted.replace(pasted.selection, with: line, format)
        input.wrappedValue = pasted
    }

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
