import Foundation

extension AmountInput {
    /// What became of an edit.
    public enum Event: Hashable, Sendable {
        /// A digit stands at a place of the raw text. What was selected is gone.
        case inserted(Int, at: Int)
        /// The decimal mark stands at a place of the raw text.
        case insertedDecimalMark(at: Int)
        /// These characters of the raw text before the edit are gone.
        case deleted(Range<Int>)
        /// These characters of the raw text before the edit gave way to a text, which stands there as raw text.
        case replaced(Range<Int>, with: String)
        /// All is gone.
        case cleared
        /// The amount was set as a whole.
        case set(Decimal?)
        /// More was asked for than the maximum, which the amount now is.
        case clamped(to: Decimal)
        /// Nothing has changed.
        case refused(Refusal)
        /// An edit was undone, or done again.
        case undone
        case redone
        /// The limits are others, and the amount is not above them.
        case limitsChanged
    }

    /// Why nothing has changed.
    public enum Refusal: Error, Hashable, Sendable, CaseIterable {
        /// A digit must be 0 to 9.
        case notADigit
        /// A zero that would stand before another digit, or alone where no fraction can follow.
        case leadingZero
        /// There is a decimal mark already.
        case secondDecimalMark
        /// The currency has no fraction.
        case noFraction
        /// The currency has no more fraction digits.
        case fractionFull
        /// The limits have no negative amounts.
        case negative
        /// A minus sign stands before everything else.
        case misplacedSign
        /// More than 38 digits, which is more than a `Decimal` holds.
        case tooLong
        /// More than the maximum, where `overflow` is `.refuse`.
        case overMaximum
        case nothingToDelete
        case nothingToUndo
        case nothingToRedo
        /// The text is no amount, or could be several.
        case notANumber
    }

    /// What becomes of an edit that would exceed the maximum.
    public enum Overflow: Hashable, Sendable, CaseIterable {
        /// The amount becomes the maximum, and is marked as such until it is edited.
        case clamp
        /// The edit is refused, unless it makes the amount smaller.
        case refuse
        /// The amount exceeds it, and says so.
        case allow
    }

    /// An event, what it did to the raw text, and what was true afterwards.
    struct Entry: Equatable, Sendable {
        let event: Event
        /// The characters of the raw text before that are gone.
        let removed: Range<Int>
        /// What stands in their place.
        let inserted: [UInt8]
        let amount: Decimal?
        let isOver: Bool
        let isUnder: Bool
    }

    /// The events that the journal still has.
    static let journalLimit = 64

    /// Returns what happened after a revision, the latest last. Of more than 64 events only the last 64 are known.
    ///
    /// A revision that is still to come gives none.
    public func events(since revision: Int) -> [Event] { entries(since: revision).map(\.event) }

    func entries(since revision: Int) -> ArraySlice<Entry> {
        // A revision may be any number: the difference must not overflow.
        guard revision < self.revision else { return [] }
        return journal.suffix(revision < 0 ? Self.journalLimit : self.revision - revision)
    }

    @discardableResult
    mutating func note(_ event: Event, removed: Range<Int> = 0..<0, inserted: ArraySlice<UInt8> = []) -> Event {
        revision += 1
        if journal.count == Self.journalLimit { journal.removeFirst() }
        journal.append(
            Entry(
                event: event, removed: removed, inserted: Array(inserted), amount: amount, isOver: isOverMaximum,
                isUnder: isUnderMinimum))
        return event
    }
}
