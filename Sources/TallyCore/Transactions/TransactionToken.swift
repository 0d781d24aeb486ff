import TallyMotion

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

/// The tokens that wait for one run: that of its last change, and those of the changes before.
@MainActor
struct RunTokens {
    private var waiting: [(token: TransactionToken, logicalEnd: Double)] = []
    private var done: [TransactionToken] = []
    private(set) var nextLogicalEnd = Double.infinity

    nonisolated init() {}

    mutating func add<Value>(under scope: TransactionScope, ending motion: Motion<Value>) {
        let logicalEnd = motion.logicalCompletionTime ?? .infinity
        scope.forEachToken { token in
            token.begin()
            waiting.append((token, logicalEnd))
        }
        nextLogicalEnd = min(nextLogicalEnd, logicalEnd)
    }

    /// Takes note of when an animation made elsewhere counts as complete; nobody knew before.
    mutating func learn(logicalEnd: Double) {
        for index in waiting.indices where waiting[index].logicalEnd == .infinity {
            waiting[index].logicalEnd = logicalEnd
        }
        nextLogicalEnd = waiting.map(\.logicalEnd).min() ?? .infinity
    }

    mutating func completeLogically(at time: Double) {
        let ready = waiting.filter { $0.logicalEnd <= time }
        waiting.removeAll { $0.logicalEnd <= time }
        nextLogicalEnd = waiting.map(\.logicalEnd).min() ?? .infinity
        for entry in ready {
            done.append(entry.token)
            entry.token.endLogically()
        }
    }

    /// Ends the run, and so everything that waits for it.
    ///
    /// What was cut short before it counted as complete is first gone, then complete, the newest first.
    mutating func finish(at time: Double) {
        if waiting.allSatisfy({ $0.logicalEnd <= time }) { completeLogically(at: time) }
        let cutShort = waiting.map(\.token)
        let tokens = done + cutShort
        waiting = []
        done = []
        nextLogicalEnd = .infinity
        for token in tokens { token.end() }
        for token in cutShort.reversed() { token.endLogically() }
    }
}
