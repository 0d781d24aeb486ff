import Foundation

extension AmountInput {
    /// The raw text that an edit would lead to.
    struct Draft {
        var raw: [UInt8]
        var caret: Int
    }

    /// More digits than these a `Decimal` does not hold.
    static let digitLimit = 38

    /// Replaces characters of the raw text, if that is an amount, and puts the caret behind.
    mutating func edit(
        _ range: Range<Int>, with new: [UInt8], as kind: Run.Kind?, _ event: (Draft, [UInt8]) -> Event
    ) -> Event {
        switch draft(range, with: new) {
        case .failure(let refusal): return note(.refused(refusal))
        case .success(let draft):
            let event = event(draft, raw)
            if case .refused = event { return note(event) }
            return commit(draft, as: kind, event, from: range.lowerBound)
        }
    }

    private func draft(_ range: Range<Int>, with new: [UInt8]) -> Result<Draft, Refusal> {
        var raw = Array(self.raw[..<range.lowerBound])
        raw += new
        var caret = raw.count
        raw += self.raw[range.upperBound...]

        if let sign = raw.lastIndex(of: .minus) {
            if sign > 0 { return .failure(.misplacedSign) }
            if !allowsNegative, new.contains(.minus) { return .failure(.negative) }
        }
        let first = raw.first == .minus ? 1 : 0
        let point = raw.firstIndex(of: .point)
        if let point {
            if fractionDigits == 0 { return .failure(.noFraction) }
            if raw.lastIndex(of: .point) != point { return .failure(.secondDecimalMark) }
            if raw.count - point - 1 > fractionDigits { return .failure(.fractionFull) }
        }
        let end = point ?? raw.count
        var zeros = 0
        while first + zeros < end, raw[first + zeros] == .zero { zeros += 1 }
        // One zero stays before a decimal mark, and alone where a mark can follow.
        if zeros == end - first, point != nil || fractionDigits > 0 { zeros -= 1 }
        if zeros > 0 {
            raw.removeSubrange(first..<first + zeros)
            caret -= min(zeros, max(0, caret - first))
        } else if zeros < 0, point != nil {
            raw.insert(.zero, at: first)
            if caret > first { caret += 1 }
        }
        // A maximum may have more digits than these; it can still be made shorter.
        if raw.count > self.raw.count, raw.count - first - (point == nil ? 0 : 1) > Self.digitLimit {
            return .failure(.tooLong)
        }
        return .success(Draft(raw: raw, caret: caret))
    }

    /// Makes a draft the raw text, unless it exceeds the maximum.
    /// - Parameter start: Where in the raw text the edit was made; what is left of it stays.
    mutating func commit(_ draft: Draft, as kind: Run.Kind?, _ event: Event, from start: Int = .max) -> Event {
        guard overflow != .allow, let maximum, let new = Self.amount(of: draft.raw), new > maximum else {
            return put(draft, as: kind, event, from: start)
        }
        if overflow == .clamp { return clamp(to: maximum) }
        if new > amount ?? 0 { return note(.refused(.overMaximum)) }
        return put(draft, as: kind, event, from: start)
    }

    /// Makes the maximum the amount, because more was asked for.
    mutating func clamp(to maximum: Decimal) -> Event {
        let raw = bytes(within: maximum)
        return put(Draft(raw: raw, caret: raw.count), as: nil, .clamped(to: maximum), clamps: true)
    }

    private mutating func put(
        _ draft: Draft, as kind: Run.Kind?, _ event: Event, from start: Int = .max, clamps: Bool = false
    ) -> Event {
        if draft.raw != raw || clamps != isClamped { remember(kind) }
        let change = change(to: draft.raw, from: start)
        raw = draft.raw
        head = draft.caret
        anchor = head
        isClamped = clamps
        run = kind.map { Run(kind: $0, caret: head) }
        return note(event, removed: change.removed, inserted: raw[change.inserted])
    }

    /// Returns what of the raw text goes, and what of the new one comes: all between the beginning and the end they
    /// share.
    ///
    /// - Parameter lower: Where the beginning ends, even if equal digits follow.
    func change(to new: [UInt8], from lower: Int = .max) -> (removed: Range<Int>, inserted: Range<Int>) {
        let most = min(raw.count, new.count)
        var start = 0
        while start < most, start < lower, raw[start] == new[start] { start += 1 }
        var end = 0
        while end < most - start, raw[raw.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        return (start..<raw.count - end, start..<new.count - end)
    }

    /// Returns a range of the raw text, with a caret that is not before a minus sign.
    func legal(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(range.lowerBound, 0), raw.count)
        let upper = min(max(range.upperBound, lower), raw.count)
        return lower == upper && lower == 0 && raw.first == .minus ? 1..<1 : lower..<upper
    }
}
