import SwiftUI

/// Holds the holder of a number's board, made when it is first needed: each time a number is written a memory is made for it, and
/// all but the first are dropped.
@MainActor
final class RollMemory {
    private(set) lazy var holder = BoardHolder(RollBoard())
    private(set) lazy var place = RollPlace()
}

extension RollMemory {
    /// Takes note of the points that a place too narrow offers.
    func note(limit: Double) {
        if place.note(limit: limit) { refit() }
    }

    /// Takes note of the points that a part of the text takes.
    func note(width: Double, of part: String) {
        if place.note(width: width, of: part) { refit() }
    }

    /// Evaluates the number anew for a place that is too narrow: within the change that is under way, else at once.
    private func refit() {
        let isMoving = holder.awaitsRest && place.animation != nil
        holder.refresh(in: isMoving ? Transaction(animation: place.animation) : .still)
    }
}
