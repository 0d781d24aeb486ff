import TallyMotion

/// Everything that is under way, in flat arrays. A frame walks the arrays and writes what is shown; it sees no tree.
@MainActor
final class Animator {
    private struct Run {
        var motion: Motion<Vector4>
        unowned(unsafe) let attribute: Attribute
        /// When it is over; infinity: never.
        var end: Double
        var tokens: RunTokens
    }

    unowned let runtime: Runtime
    private var runs: [Run] = []
    private(set) var custom: [CustomRun] = []

    init(runtime: Runtime) { self.runtime = runtime }

    var isEmpty: Bool { runs.isEmpty && custom.isEmpty }
    var count: Int { runs.count + custom.count }

    /// True if something moves that has an end.
    var hasFiniteRuns: Bool {
        runs.contains { $0.end < .infinity } || custom.contains { $0.end < .infinity }
    }

    // MARK: Starting

    func retarget(_ attribute: Attribute, under scope: TransactionScope) {
        let transaction = scope.transaction
        let now = runtime.time
        if attribute.runIndex >= 0 {
            let index = attribute.runIndex
            runs[index].motion.retarget(to: attribute.model, spec: transaction.animation?.spec, at: now)
            if transaction.animation != nil { runs[index].tokens.add(runtime.token, ending: runs[index].motion) }
            runs[index].end = runs[index].motion.removalTime ?? .infinity
            attribute.present(runs[index].motion.value(at: now))
            return
        }
        guard let animation = transaction.animation else { return attribute.present(attribute.model) }
        let motion = Motion(from: attribute.presented, to: attribute.model, spec: animation.spec, at: now)
        var tokens = RunTokens()
        tokens.add(runtime.token, ending: motion)
        attribute.runIndex = runs.count
        runs.append(
            Run(motion: motion, attribute: attribute, end: motion.removalTime ?? .infinity, tokens: tokens))
        attribute.present(runs[attribute.runIndex].motion.value(at: now))
    }

    func stop(_ attribute: Attribute) {
        let index = attribute.runIndex
        guard index >= 0 else { return }
        attribute.runIndex = -1
        var tokens = runs[index].tokens
        let last = runs.removeLast()
        if index < runs.count {
            runs[index] = last
            last.attribute.runIndex = index
        }
        tokens.finish()
    }

    func start(_ run: CustomRun) { custom.append(run) }
    func stop(_ run: CustomRun) {
        custom.removeAll { $0 === run }
        run.tokens.finish()
    }

    // MARK: Playing

    /// Shows every value under way as it is at the runtime's time.
    func play() {
        let now = runtime.time
        var index = 0
        var finished: [RunTokens] = []
        while index < runs.count {
            let value = runs[index].motion.value(at: now)
            if runs[index].motion.isOver(at: now) {
                let run = runs[index]
                finished.append(run.tokens)
                run.attribute.runIndex = -1
                run.attribute.present(run.attribute.model)
                let last = runs.removeLast()
                if index < runs.count {
                    runs[index] = last
                    last.attribute.runIndex = index
                }
                continue
            }
            runs[index].attribute.present(value)
            if runs[index].tokens.nextLogicalEnd <= now { runs[index].tokens.completeLogically(at: now) }
            index += 1
        }
        for run in custom {
            run.play(at: now)
            if run.isOver(at: now) {
                finished.append(run.tokens)
                custom.removeAll { $0 === run }
            } else if run.tokens.nextLogicalEnd <= now {
                run.tokens.completeLogically(at: now)
            }
        }
        for var tokens in finished { tokens.finish() }
    }

    /// The next moment after `time` at which something ends, or counts as ended. Infinity if there is none.
    func nextEnd(after time: Double) -> Double {
        var next = Double.infinity
        for run in runs {
            if run.end > time { next = min(next, run.end) }
            if run.tokens.nextLogicalEnd > time { next = min(next, run.tokens.nextLogicalEnd) }
        }
        for run in custom {
            if run.end > time { next = min(next, run.end) }
            if run.tokens.nextLogicalEnd > time { next = min(next, run.tokens.nextLogicalEnd) }
        }
        return next
    }
}
