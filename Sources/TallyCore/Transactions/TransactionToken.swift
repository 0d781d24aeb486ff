/// Counts what moves for one group of writes; completions are the count reaching zero.
@MainActor
package final class TransactionToken {
    private var logicallyOpen = 0
    private var open = 0
    private var completions: [AnimationCompletion]
    private var atEnd: [@MainActor () -> Void] = []
    // unowned: it is the runtime that calls it, for its groups and for what its animator plays.
    private unowned let update: UpdatePass
    /// Until the group has been shown, nothing is over.
    package private(set) var isShown = false

    init(_ transaction: Transaction, update: UpdatePass) {
        completions = transaction.completions
        self.update = update
    }

    init(_ completions: ArraySlice<AnimationCompletion>, update: UpdatePass) {
        self.completions = Array(completions)
        self.update = update
        for completion in completions { completion.isClaimed = true }
    }

    /// Returns a token that nobody waits for, for updates that belong to no group.
    static func closed(_ update: UpdatePass) -> TransactionToken {
        let token = TransactionToken(Transaction(), update: update)
        token.isShown = true
        return token
    }

    /// Runs the action when nothing started under the token moves any more.
    func whenOver(_ action: @escaping @MainActor () -> Void) {
        if isShown && open == 0 { update.afterUpdate(action) } else { atEnd.append(action) }
    }

    func begin() {
        open += 1
        logicallyOpen += 1
    }

    func endLogically() {
        logicallyOpen -= 1
        check()
    }

    func end() {
        open -= 1
        check()
    }

    /// Called when the group's changes have been made: what was started under it is known.
    func shown() {
        isShown = true
        check()
    }

    private func check() {
        guard isShown else { return }
        if logicallyOpen == 0 { release(.logicallyComplete) }
        if open == 0 {
            release(.removed)
            let actions = atEnd
            atEnd = []
            for action in actions { update.afterUpdate(action) }
        }
    }

    private func release(_ criteria: AnimationCompletionCriteria) {
        let ready = completions.filter { $0.criteria == criteria }
        if ready.isEmpty { return }
        completions.removeAll { $0.criteria == criteria }
        for completion in ready { update.afterUpdate { completion.run() } }
    }
}
