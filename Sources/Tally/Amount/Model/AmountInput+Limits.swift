import Foundation

extension AmountInput {
    /// Holds an amount that is there to limits that are new.
    mutating func limitsChanged() {
        run = nil
        isClamped = isClamped && overflow == .clamp && amount == maximum
        guard overflow == .clamp, let maximum, let amount, amount > maximum else {
            note(.limitsChanged)
            return
        }
        let new = bytes(within: maximum)
        let change = change(to: new)
        raw = new
        head = new.count
        anchor = head
        isClamped = true
        note(.clamped(to: maximum), removed: change.removed, inserted: raw[change.inserted])
    }

    /// Cuts off the fraction digits that a new currency does not have.
    mutating func currencyChanged() {
        updateFixedFormat()
        run = nil
        var new = raw
        if let point = new.firstIndex(of: .point) {
            let end = fractionDigits == 0 ? point : min(new.count, point + fractionDigits + 1)
            new.removeSubrange(end...)
        }
        if new == [.zero], fractionDigits == 0 { new = [] }
        past = past.filter { isLegal($0.raw) }
        future = future.filter { isLegal($0.raw) }
        let change = change(to: new)
        raw = new
        selection = selection
        isClamped = isClamped && amount == maximum
        note(.set(amount), removed: change.removed, inserted: raw[change.inserted])
        if overflow == .clamp, let maximum, let amount, amount > maximum { limitsChanged() }
    }

    private func isLegal(_ raw: [UInt8]) -> Bool {
        guard let point = raw.firstIndex(of: .point) else { return raw != [.zero] || fractionDigits > 0 }
        return fractionDigits > 0 && raw.count - point - 1 <= fractionDigits
    }
}
