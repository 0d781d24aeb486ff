import Foundation

extension AmountInput {
    /// Types a digit in place of what is selected.
    ///
    /// A zero that would lead other digits is refused; one that stands alone, where a fraction can follow, gives way to the next
    /// digit.
    @discardableResult
    public mutating func insert(digit: Int) -> Event {
        guard 0...9 ~= digit else { return note(.refused(.notADigit)) }
        let range = selection
        return edit(range, with: [.zero + UInt8(digit)], as: range.isEmpty ? .typing : nil) { draft, old in
            Self.event(typing: digit, over: range, draft, old)
        }
    }

    /// Types the decimal mark in place of what is selected; a zero is put before it if no digit is.
    @discardableResult
    public mutating func insertDecimalMark() -> Event {
        let range = selection
        return edit(range, with: [.point], as: range.isEmpty ? .typing : nil) { draft, _ in
            .insertedDecimalMark(at: draft.caret - 1)
        }
    }

    /// Deletes what is selected or, if nothing is, the character left of the caret.
    @discardableResult
    public mutating func deleteBackward() -> Event {
        let range = selection
        guard range.isEmpty else { return delete(range, as: nil) }
        return delete(max(0, head - 1)..<head, as: .deletingBackward)
    }

    /// Deletes what is selected or, if nothing is, the character right of the caret.
    @discardableResult
    public mutating func deleteForward() -> Event {
        let range = selection
        guard range.isEmpty else { return delete(range, as: nil) }
        return delete(head..<min(raw.count, head + 1), as: .deletingForward)
    }

    /// Deletes everything.
    ///
    /// As the only statement of `withAnimation`, which hands results on, it and its like are written `_ = input.clear()`.
    @discardableResult
    public mutating func clear() -> Event {
        guard !raw.isEmpty else { return note(.refused(.nothingToDelete)) }
        return commit(Draft(raw: [], caret: 0), as: nil, .cleared)
    }

    /// Puts a text in place of some characters of the raw text, as a text field does.
    ///
    /// A text of digits, of whatever script, and the locale's decimal mark is typed as it is; `.` counts as the mark as well
    /// unless the locale groups digits with it. Any other text is read like one that is pasted.
    /// - Parameters:
    ///   - selection: Characters of the raw text; what is outside of it is left out.
    ///   - text: May be empty.
    @discardableResult
    public mutating func replace(_ selection: Range<Int>, with text: String) -> Event {
        replace(selection, with: text, format)
    }

    @discardableResult
    mutating func replace(_ selection: Range<Int>, with text: String, _ format: AmountFormat) -> Event {
        let range = legal(selection)
        if text.isEmpty { return delete(range, as: nil) }
        guard var typed = AmountText.typed(text, format) else {
            return paste(text, over: range, format)
        }
        // What is longer than a key was written elsewhere.
        if typed.count > 1 { typed.dropExcessZeros(format.fractionDigits) }
        let isTyping = range.isEmpty && typed.count == 1 && self.selection == range
        return edit(range, with: typed, as: isTyping ? .typing : nil) { draft, old in
            if typed.count == 1, typed[0].isDigit {
                return Self.event(typing: Int(typed[0] - .zero), over: range, draft, old)
            }
            return typed == [.point]
                ? .insertedDecimalMark(at: draft.caret - 1) : Self.event(replacing: range, with: typed, draft, old)
        }
    }

    /// Puts an amount, read from a text of whatever make, in place of what is selected.
    ///
    /// Currencies, spaces, group and bidi marks are left out, digits of every script are taken; `(5)` and `5-` are negative. If both
    /// `.` and `,` occur, the last is the decimal mark; one that occurs twice groups; a single one before exactly three
    /// digits is what the locale says. `5만`, `1억 2,345만` and `3천만` are amounts too. Anything else is refused: several
    /// numbers, other words, digits in wrong groups.
    @discardableResult
    public mutating func paste(_ text: String) -> Event { paste(text, over: selection, format) }

    private mutating func paste(_ text: String, over range: Range<Int>, _ format: AmountFormat) -> Event {
        switch AmountText.pasted(text, format) {
        case .failure(let refusal): return note(.refused(refusal))
        case .success(var new):
            new.dropExcessZeros(format.fractionDigits)
            // Nor does a fraction of zeros say anything.
            if let point = new.firstIndex(of: .point), new[(point + 1)...].allSatisfy({ $0 == .zero }) {
                new.removeSubrange(point...)
            }
            return edit(range, with: new, as: nil) { draft, old in
                Self.event(replacing: range, with: new, draft, old)
            }
        }
    }

    /// Sets the amount as a whole: from a button for a fixed sum, or because the program has another.
    ///
    /// Zero counts as nothing. Fraction digits that the currency does not have are cut off.
    @discardableResult
    public mutating func set(_ amount: Decimal?) -> Event {
        if let amount, amount.isFinite, exceeds(amount), let maximum {
            if overflow == .clamp { return clamp(to: maximum) }
            if amount > self.amount ?? 0 { return note(.refused(.overMaximum)) }
        }
        switch amount.map(bytes(of:)) ?? .success([]) {
        case .failure(let refusal): return note(.refused(refusal))
        case .success(let new): return commit(Draft(raw: new, caret: new.count), as: nil, .set(Self.amount(of: new)))
        }
    }

    /// Adds to the amount; nothing counts as 0. More than the maximum is treated as if it had been typed.
    @discardableResult
    public mutating func add(_ summand: Decimal) -> Event { set((amount ?? 0) + summand) }

    /// A zero may lead other digits, and then it is not there.
    private static func event(typing digit: Int, over range: Range<Int>, _ draft: Draft, _ old: [UInt8]) -> Event {
        let place = draft.caret - 1
        if place >= 0, draft.raw[place] == .zero + UInt8(digit), digit > 0 || draft.raw != old {
            return .inserted(digit, at: place)
        }
        return draft.raw == old ? .refused(.leadingZero) : .deleted(range)
    }

    private static func event(
        replacing range: Range<Int>, with new: [UInt8], _ draft: Draft, _ old: [UInt8]
    ) -> Event {
        if draft.raw == old, new.allSatisfy({ $0 == .zero }) { return .refused(.leadingZero) }
        return .replaced(range, with: String(decoding: new, as: UTF8.self))
    }

    private mutating func delete(_ range: Range<Int>, as kind: Run.Kind?) -> Event {
        guard !range.isEmpty else { return note(.refused(.nothingToDelete)) }
        return edit(range, with: [], as: kind) { draft, old in
            draft.raw == old ? .refused(.nothingToDelete) : .deleted(range)
        }
    }
}

extension [UInt8] {
    /// Takes zeros from the end of a fraction for which the currency has no place: they say nothing.
    fileprivate mutating func dropExcessZeros(_ fractionDigits: Int) {
        guard let point = firstIndex(of: .point) else { return }
        while count - point - 1 > fractionDigits, last == .zero { removeLast() }
        if fractionDigits == 0, last == .point { removeLast() }
    }
}
