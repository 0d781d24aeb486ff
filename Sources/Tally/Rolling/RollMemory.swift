import SwiftUI

/// Holds the holder of a number's board, made when it is first needed: each time a number is written a memory is made for it, and
/// all but the first are dropped.
@MainActor
final class RollMemory {
    private(set) lazy var holder = BoardHolder(RollBoard())
    private(set) lazy var place = RollPlace()
    /// What the number, or the bar that stands for it, was last given to show.
    private var text: String?
    private var isRedacted = false
    /// Whether it became another one as the bar went, and nobody has been told.
    private var owesCompletion = false
}

extension RollMemory {
    /// Takes note of what the number shows.
    func note(_ new: String) {
        if isRedacted { (isRedacted, owesCompletion) = (false, text != new) }
        text = new
    }

    /// Takes note of what a bar stands for.
    ///
    /// - Returns: Whether it is another text than before.
    func redact(_ new: String) -> Bool {
        defer { (text, isRedacted) = (new, true) }
        return text.map { $0 != new } ?? false
    }

    /// Returns whether somebody is to be told of a change now that the number is there again; once.
    func takeCompletion() -> Bool {
        defer { owesCompletion = false }
        return owesCompletion
    }
}

extension RollMemory {
    /// Takes note of the points that a place too narrow offers.
    func note(limit: Double) {
        if place.note(limit: limit, isMoving: holder.awaitsRest, shown: holder.space.shown) { refit() }
        if place.refused != nil { holder.refreshesAtRest = true }
    }

    /// Takes note of the points that a part of the text takes.
    func note(width: Double, of part: String) {
        if place.note(width: width, of: part) { refit() }
    }

    /// Evaluates the number anew for a place that is too narrow: within the change that is under way, else at once.
    private func refit() {
        guard holder.awaitsRest, place.animation != nil else { return holder.refresh() }
        // The columns alone go on: with an animation around the number its frame would move, too, and offer it in every
        // frame less than there is.
        var transaction = Transaction(animation: nil)
        transaction.refitsRoll = true
        holder.refresh(in: transaction)
    }
}

extension Transaction {
    private struct RefitsRoll: TransactionKey {
        static let defaultValue = false
    }

    /// Whether a number is cut otherwise within the change that is under way.
    var refitsRoll: Bool {
        get { self[RefitsRoll.self] }
        set { self[RefitsRoll.self] = newValue }
    }
}
