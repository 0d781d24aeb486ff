@_spi(Runtime) import TallyCore

/// Takes one animator from phase to phase.
@MainActor
final class PhasePlayer: NodeMemoryObject {
    /// What the animator's view says.
    struct Round {
        let count: Int
        let animation: (Int) -> Animation?
        let enter: (Int) -> Void
    }

    static let warning = "PhaseAnimator has no phases. Give it at least one."

    let node: NodeLink
    private var round: Round?
    private var trigger: TriggerValue?
    /// The phase that is shown, or on its way.
    private var place = 0
    /// Told apart by this, what arrives after a new start is ignored.
    private var start = 0
    private var isRunning = false
    /// When the round under way left the first phase.
    private var roundBegan = 0.0
    private var cycle: PhaseCycle?
    /// Moves by one with each phase, by the phase's animation: a phase in which nothing else moves takes its time all the same.
    private var pace: (count: AnimatedData<Double>, scope: TransactionScope)?

    init(_ node: NodeLink) { self.node = node }

    func nodeEnded(_ runtime: Runtime) {
        stopCycle(runtime)
        pace?.count.end(runtime)
    }

    private func keepPace(_ runtime: Runtime) {
        guard let node = node.living else { return }
        if pace == nil {
            pace = (AnimatedData(0, at: node, changed: nil), TransactionScope(runtime: runtime, parent: nil))
        }
        guard let pace, pace.count.model != Double(start) else { return }
        pace.count.set(Double(start), scope: pace.scope, environment: runtime.root.environment)
    }

    func update(to round: Round, _ trigger: TriggerValue?) {
        guard let runtime = node.runtime else { return }
        keepPace(runtime)
        let isFirst = self.round == nil
        self.round = round
        if isFirst, round.count == 0 { runtime.report(Self.warning) }
        let last = self.trigger
        self.trigger = trigger
        if let trigger {
            stopCycle(runtime)
            guard let last, !trigger.isSame(as: last) else { return }
            later(runtime) { $0.triggered() }
        } else if round.count > 1, cycle == nil {
            let cycle = PhaseCycle()
            self.cycle = cycle
            runtime.animator.start(cycle, at: node.living)
            if !isRunning { later(runtime) { $0.goOn() } }
        }
    }

    private func later(_ runtime: Runtime, _ action: @escaping @MainActor (PhasePlayer) -> Void) {
        runtime.afterUpdate { [weak self] in
            guard let self, node.living != nil else { return }
            action(self)
        }
    }

    private func triggered() {
        // On the way to the second phase already: that is where it would start.
        if isRunning, place == 1 { return }
        if place >= 0, (round?.count ?? 0) > 1 {
            place = 0
            goOn()
        }
    }

    private func goOn() {
        guard let runtime = node.runtime, let round, round.count > 1 else { return isRunning = false }
        if place == 0 || place >= round.count {
            place = 0
            roundBegan = runtime.time
        }
        isRunning = true
        start += 1
        let (next, start) = ((place + 1) % round.count, start)
        place = next
        withAnimation(round.animation(next), completionCriteria: .logicallyComplete) {
            round.enter(next)
        } completion: { [weak self] in
            onMain { self?.arrived(start) }
        }
    }

    private func arrived(_ start: Int) {
        guard start == self.start, let runtime = node.runtime else { return }
        if place != 0 { return goOn() }
        if trigger != nil { return isRunning = false }
        // A round that took no time is not gone through again before the next frame.
        if runtime.time > roundBegan { return goOn() }
        cycle?.wait(since: roundBegan) { [weak self] in self?.goOn() }
    }

    private func stopCycle(_ runtime: Runtime) {
        guard let cycle else { return }
        self.cycle = nil
        runtime.animator.stop(cycle)
    }
}

/// Stands among what is under way for phases that go round for ever.
final class PhaseCycle: CustomRun {
    private var waiting: (since: Double, action: @MainActor () -> Void)?

    override var isCycle: Bool { true }

    /// Runs the action in the first frame after the time.
    func wait(since time: Double, _ action: @escaping @MainActor () -> Void) { waiting = (time, action) }

    override func play(at time: Double) -> Bool {
        guard let waiting, time > waiting.since else { return false }
        self.waiting = nil
        waiting.action()
        return false
    }

    override func isOver(at time: Double) -> Bool { false }
}
