import SwiftUI

/// Holds the holder of a number's board, made when it is first needed: each time a number is written a memory is made for it, and
/// all but the first are dropped.
@MainActor
final class RollMemory {
    private(set) lazy var holder = BoardHolder(RollBoard())
    private(set) lazy var place = RollPlace()
}

extension RollMemory {
    /// Evaluates the number anew for a place that is too narrow: within the change that is under way, else at once.
    func refit() {
        let isMoving = holder.awaitsRest && place.animation != nil
        holder.refresh(in: isMoving ? Transaction(animation: place.animation) : .still)
    }
}
