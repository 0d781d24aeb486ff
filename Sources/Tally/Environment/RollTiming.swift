import SwiftUI

/// The animations of a roll: that of the motion and that of the fades that go with it.
struct RollTiming: Equatable, Sendable {
    var roll: Animation?
    var fade: Animation?

    /// A fluid spring: 0.1 % of the way is left after 0.9 s, and a new target takes its velocity over.
    static let flow = RollTiming(roll: .spring(duration: 0.6, bounce: 0), fade: .easeOut(duration: 0.45))
    static let perDigit = RollTiming(roll: .linear(duration: 0.07), fade: .linear(duration: 0.07))
    /// For people who want less motion.
    static let reduced = RollTiming(roll: .linear(duration: 0.15), fade: .linear(duration: 0.15))
}

extension RollStyle {
    var timing: RollTiming { isPerDigit ? .perDigit : .flow }
}

/// Decides whose timing counts in an update in which a number changes.
struct RollPacing: Equatable {
    /// What `rollAnimation` says; `nil` if it was not used.
    var given: RollTiming?
    var own: RollTiming
    var isReduced = false

    /// In order: no animation at all where animations are disabled, less motion, what was asked for, the transaction's
    /// animation, the style's own.
    func apply(to transaction: inout Transaction) {
        if transaction.disablesAnimations || given.map({ $0.roll == nil }) ?? false {
            transaction.animation = nil
        } else if isReduced {
            transaction.animation = RollTiming.reduced.roll
        } else if let given {
            transaction.animation = given.roll
        } else if transaction.animation == nil {
            transaction.animation = own.roll
        }
    }

    /// The same for what fades, inside of where `apply(to:)` was.
    func applyFade(to transaction: inout Transaction) {
        guard let animation = transaction.animation else { return }
        if isReduced {
            transaction.animation = RollTiming.reduced.fade
        } else if let fade = given?.fade {
            transaction.animation = fade
        } else if given == nil, animation == own.roll {
            transaction.animation = own.fade
        }
    }
}
