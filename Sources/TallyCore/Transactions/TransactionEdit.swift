/// What a scope does with the transactions that pass it.
package enum TransactionEdit {
    /// Hands them on as they are given.
    case none
    /// Puts an animation in their place, or takes theirs out, unless they disable animations.
    case animation(Animation?)
    /// Does to them whatever a closure of the views does.
    case transaction((inout Transaction) -> Void)
    /// Has a feature move what is its own, as a screen that comes in.
    case feature((inout Transaction) -> Void)
    /// Puts another one in their place, as for what a finger holds.
    case replacement(Transaction)

    /// True if it yields to transactions that disable animations.
    package var isAnimation: Bool {
        if case .animation = self { true } else { false }
    }

    func apply(to transaction: inout Transaction) {
        switch self {
        case .none: break
        case .animation(let animation): if !transaction.disablesAnimations { transaction.animation = animation }
        case .transaction(let edit), .feature(let edit): edit(&transaction)
        case .replacement(let other): transaction = other
        }
    }
}

extension Transaction {
    /// Of what a finger moves: there at once, and its speed is known.
    package static var byHand: Transaction {
        var transaction = Transaction()
        transaction.tracksVelocity = true
        transaction.isContinuous = true
        return transaction
    }
}
