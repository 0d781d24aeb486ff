import SwiftUI

/// Decides whose timing counts in an update in which a number changes.
struct RollPacing: Equatable {
    /// What `rollAnimation` says; `nil` if it was not used.
    var explicit: RollTiming?
    var own: RollTiming
    var isReduced = false

    /// Sets the animation, which is in this order: no animation at all where animations are disabled, less motion, what
    /// was asked for, the transaction's animation, the style's own.
    ///
    /// - Parameters:
    ///   - isStill: Whether the change is there at once.
    ///   - isStreaming: Whether a row has to keep up with a stream of changes.
    func apply(to transaction: inout Transaction, isStill: Bool = false, isStreaming: Bool = false) {
        if isStill || isOff(transaction) {
            transaction.animation = nil
        } else if isReduced {
            transaction.animation = RollTiming.reduced.roll
        } else if let explicit {
            transaction.animation = explicit.roll
        } else if transaction.animation == nil {
            transaction.animation = isStreaming ? RollRush.room : own.roll
        }
    }

    /// Whether changes are there at once, as the transaction or the place says.
    private func isOff(_ transaction: Transaction) -> Bool {
        transaction.disablesAnimations || explicit.map { $0.roll == nil } ?? false
    }

    /// Sets the animation of what fades, inside of where `apply(to:)` was.
    func applyFade(to transaction: inout Transaction) {
        guard let animation = transaction.animation, !isOff(transaction) else { return }
        if isReduced {
            transaction.animation = RollTiming.reduced.fade
        } else if let fade = explicit?.fade {
            transaction.animation = fade
        } else if explicit == nil, animation == own.roll {
            transaction.animation = own.fade
        }
    }

    /// Lets what moves here begin later than the change, by as many seconds.
    private func applyDelay(_ delay: Double, to transaction: inout Transaction) {
        guard delay > 0, !isReduced else { return }
        transaction.animation = transaction.animation?.delay(delay)
    }

    /// Sets the animation of a glyph that takes its turn: later than the change or, in a stream of changes, in step
    /// with them.
    func applyTurn(to transaction: inout Transaction, delay: Double, pace: Double) {
        if isOff(transaction) { return }
        guard pace > 0 else { return applyDelay(delay, to: &transaction) }
        if transaction.animation != nil { transaction.animation = .easeOut(duration: pace) }
    }

    func applyFade(to transaction: inout Transaction, delay: Double, pace: Double) {
        if isOff(transaction) { return }
        if pace > 0 {
            if transaction.animation != nil { transaction.animation = .linear(duration: pace) }
        } else {
            applyFade(to: &transaction)
            applyDelay(delay, to: &transaction)
        }
    }
}
