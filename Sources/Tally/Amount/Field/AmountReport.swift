import Foundation

/// Remembers what was told of an input, so that each change and each crossing is told once.
struct AmountReport: Equatable {
    private var known: Known?

    private struct Known: Equatable {
        var revision: Int
        var amount: Decimal?
        var isOver: Bool
        var isUnder: Bool
    }

    /// Returns what is new edit by edit, in order; of the first input nothing is.
    mutating func events(of input: AmountInput) -> [AmountEvent] {
        let now = Known(
            revision: input.revision, amount: input.amount, isOver: input.isOverMaximum, isUnder: input.isUnderMinimum)
        guard var last = known else {
            known = now
            return []
        }
        var events: [AmountEvent] = []
        func compare(_ amount: Decimal?, _ isOver: Bool, _ isUnder: Bool) {
            if amount != last.amount { events.append(.changed(amount)) }
            if isOver != last.isOver { events.append(.crossedMaximum(isOver: isOver)) }
            if isUnder != last.isUnder { events.append(.crossedMinimum(isUnder: isUnder)) }
            last = Known(revision: 0, amount: amount, isOver: isOver, isUnder: isUnder)
        }
        if input.revision > last.revision, input.revision - last.revision <= AmountInput.journalLimit {
            for entry in input.entries(since: last.revision) { compare(entry.amount, entry.isOver, entry.isUnder) }
        }
        // What the journal does not have: another input altogether, or more edits than it keeps.
        compare(now.amount, now.isOver, now.isUnder)
        known = now
        return events
    }
}
