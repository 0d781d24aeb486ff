import TallyMotion

/// The tokens that wait for one run: those of its last change, and those of the changes before.
@MainActor
struct RunTokens {
    /// Those of one change.
    private struct Change {
        let group: TransactionToken
        /// Shared by all that the scope has set in motion.
        let scopes: [TransactionToken]
        var logicalEnd: Double

        func forEach(_ body: (TransactionToken) -> Void) {
            body(group)
            for token in scopes { body(token) }
        }
    }

    private var waiting: [Change] = []
    private var done: [Change] = []
    private(set) var nextLogicalEnd = Double.infinity

    nonisolated init() {}

    mutating func add<Value>(under scope: TransactionScope, ending motion: Motion<Value>) {
        let (group, scopes) = scope.tokens
        let change = Change(group: group, scopes: scopes, logicalEnd: motion.logicalCompletionTime ?? .infinity)
        change.forEach { $0.begin() }
        waiting.append(change)
        nextLogicalEnd = min(nextLogicalEnd, change.logicalEnd)
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
        done += ready
        for change in ready { change.forEach { $0.endLogically() } }
    }

    /// Ends the run, and so everything that waits for it.
    ///
    /// What was cut short before it counted as complete is first gone, then complete, the newest first.
    mutating func finish(at time: Double) {
        if waiting.allSatisfy({ $0.logicalEnd <= time }) { completeLogically(at: time) }
        let cutShort = waiting
        let changes = done + cutShort
        waiting = []
        done = []
        nextLogicalEnd = .infinity
        for change in changes { change.forEach { $0.end() } }
        for change in cutShort.reversed() {
            for token in change.scopes.reversed() { token.endLogically() }
            change.group.endLogically()
        }
    }
}
