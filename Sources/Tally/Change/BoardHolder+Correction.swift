import SwiftUI

/// What a holder knows of a change that nobody has seen yet, because the turn of the main queue that it was made in goes on.
///
/// Another change in that turn takes its place, as where `onChange` holds a value to its limits: what is to be seen is one change, from
/// what was there before both. That goes in two updates of the same frame. By the first one what was there is there again, without
/// animation and with nothing of the change that nobody saw; by the second one the last value is shown as any other. A change that would end
/// runs is shown by the second one in any case.
struct UnseenChange {
    enum Step {
        /// There is nothing to be put right.
        case none
        /// A change has come that is not shown yet.
        case asked
        /// What was there is shown, again or still, until a state has counted so far.
        case back(until: Int)
    }

    var step = Step.none
    /// The board's number after the change; `nil` once the turn is over.
    var serial: Int?
    /// Whether that turn's end is waited for.
    var isEnding = false
    /// How the change was to be shown.
    var animation: Animation?
    /// How the one in its place is.
    var transaction = Transaction()
    /// Counts what was put right.
    var corrections = 0

    var isPending: Bool { if case .none = step { false } else { true } }
}

extension BoardHolder {
    /// Counts changes, and those that are put right.
    var serial: Int { board.serial + unseen.corrections }

    /// Has the board be told what is to be shown; however often a body asks.
    func tell(_ change: (inout Content) -> Void) {
        var isLate = false
        if case .back(let count) = unseen.step, releases?.wrappedValue ?? count >= count {
            unseen.step = .none
            isLate = true
        }
        if unseen.isPending { return }
        let takesPlace = unseen.serial == board.serial
        guard takesPlace || board.hasRuns && !isLate else { return make(change) }
        var next = board
        change(&next)
        guard next.serial != board.serial else { return board = next }
        if takesPlace, !board.canGoBack {
            board.takeBackUnseen()
            return make(change)
        }
        if !takesPlace { unseen.animation = nil }
        unseen.step = .asked
        unseen.corrections += 1
        // Where an action of the update does not come to it.
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { correct() } }
    }

    private func make(_ change: (inout Content) -> Void) {
        let before = board.serial
        change(&board)
        guard board.serial != before else { return }
        unseen.animation = nil
        unseen.serial = board.canGoBack || board.canTakeBack ? board.serial : nil
    }

    /// Has a change count as seen in the next turn of the main queue. Asked where an update's actions are run: what a body puts off comes
    /// later than that.
    func endUnseen() {
        guard unseen.serial != nil, !unseen.isEnding else { return }
        unseen.isEnding = true
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { (unseen.serial, unseen.isEnding) = (nil, false) }
        }
    }

    /// Whether a change waits for the frame's second update: what it was made under is to last as long as it will.
    var isHeldOff: Bool { if case .asked = unseen.step { unseen.serial != board.serial } else { false } }

    /// Takes note of how a change is to be shown that nobody has seen yet, or the one in its place.
    ///
    /// - Returns: Whether that waits, and nothing else is to be done for it.
    func holdsOff(_ transaction: inout Transaction) -> Bool {
        switch unseen.step {
        case .none:
            if unseen.serial == board.serial { unseen.animation = transaction.animation }
            return false
        case .asked:
            unseen.transaction = Transaction(animation: transaction.animation ?? unseen.animation)
            unseen.transaction.disablesAnimations = transaction.disablesAnimations
            return true
        case .back:
            // In place of what has begun, which would go on under a change without an animation.
            transaction.animation = .noLength
            return true
        }
    }

    /// Shows what was there before a change that nobody has seen, and then the one in its place.
    func correct() {
        guard case .asked = unseen.step, let releases else { return }
        let change = board.serial
        let isUndone = unseen.serial == change && board.canGoBack
        if isUndone {
            board.goBack()
            forgetRest(of: change)
            unseen.serial = nil
            unseen.corrections += 1
        }
        unseen.step = .back(until: releases.wrappedValue + (isUndone && tellsInPurge ? 2 : 1))
        if isUndone { refresh() }
        withTransaction(unseen.transaction) { releases.wrappedValue += 1 }
    }
}
