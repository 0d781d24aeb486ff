@_spi(Runtime) import TallyCore

/// Plays the keyframes of one animator.
@MainActor
final class KeyframePlayer<Value>: NodeMemoryObject {
    /// Makes the tracks from a value, which may be moving along others at a time of theirs.
    typealias Tracks = (Value, _KeyframeTracks<Value>?, Double) -> _KeyframeTracks<Value>

    let node: NodeLink
    private var run: Run?
    private var trigger: TriggerValue?
    private var isLooping = false
    /// What is shown in this frame; nil: what the view starts with.
    private(set) var value: Value?

    init(_ node: NodeLink) { self.node = node }

    func nodeEnded(_ runtime: Runtime) { stop(runtime) }

    /// Takes note of what the view says; its keyframes hold from the next round on.
    func loop(_ isRepeating: Bool, from initialValue: Value, _ tracks: @escaping Tracks) {
        if isLooping, isRepeating {
            run?.next = { tracks(initialValue, nil, 0) }
            return
        }
        isLooping = isRepeating
        guard let runtime = node.runtime else { return }
        stop(runtime)
        let made = tracks(initialValue, nil, 0)
        value = made.value(at: 0)
        guard isRepeating, made.duration > 0 else { return }
        start(made, isLooping: true, runtime)
    }

    func play(from initialValue: Value, _ trigger: TriggerValue, _ tracks: Tracks) {
        let last = self.trigger
        self.trigger = trigger
        guard let last, !trigger.isSame(as: last), let runtime = node.runtime else { return }
        let now = runtime.time
        let moving = run?.tracks
        let time = run.map { now - $0.start } ?? 0
        let shown = moving?.value(at: time) ?? value ?? initialValue
        stop(runtime)
        start(tracks(shown, moving, time), isLooping: false, runtime)
    }

    private func start(_ tracks: _KeyframeTracks<Value>, isLooping: Bool, _ runtime: Runtime) {
        let run = Run(tracks, isLooping: isLooping, at: runtime.time) { [weak self] in self?.show($0, isLast: $1) }
        self.run = run
        runtime.animator.start(run, at: node.living)
    }

    private func stop(_ runtime: Runtime) {
        guard let run else { return }
        self.run = nil
        runtime.animator.stop(run)
    }

    private func show(_ value: Value, isLast: Bool) {
        self.value = value
        if isLast { run = nil }
        guard let node = node.living, let composite = node.composite else { return }
        node.runtime.needsFrameEvaluation(composite)
    }

    /// Keyframes under way.
    final class Run: CustomRun {
        private(set) var tracks: _KeyframeTracks<Value>
        private(set) var start: Double
        private let isLooping: Bool
        private let show: @MainActor (Value, _ isLast: Bool) -> Void
        /// Makes the tracks of the next round; nil: those of this one.
        var next: (() -> _KeyframeTracks<Value>)?

        init(
            _ tracks: _KeyframeTracks<Value>, isLooping: Bool, at time: Double,
            show: @escaping @MainActor (Value, _ isLast: Bool) -> Void
        ) {
            self.tracks = tracks
            self.isLooping = isLooping
            self.show = show
            start = time
            super.init()
            end = isLooping ? .infinity : time + tracks.duration
        }

        override func play(at time: Double) -> Bool {
            if isLooping { return loop(at: time) }
            let isLast = time >= end
            show(tracks.value(at: isLast ? tracks.duration : time - start), isLast)
            return isLast
        }

        private func loop(at time: Double) -> Bool {
            let round = tracks.duration
            if time - start >= round {
                start += ((time - start) / round).rounded(.down) * round
                if let next {
                    tracks = next()
                    self.next = nil
                }
            }
            let isOver = tracks.duration <= 0
            show(tracks.value(at: isOver ? 0 : time - start), isOver)
            return isOver
        }

        override func isOver(at time: Double) -> Bool { time >= end }
    }
}
