@_spi(Runtime) internal import TallyCore
internal import TallyScene

/// Plays the animations of layers: those of all trees of one stage or window, in a flat array.
@MainActor
final class LayerPlayer: RuntimeService {
    // unowned: a service is the runtime's own.
    private unowned let runtime: Runtime
    private var layers: [CALayer] = []
    /// For each of them when something of it next begins or ends.
    private var nextEvents: [Double] = []
    /// Those of them that are looked at by themselves in each frame.
    private var slow: [CALayer] = []
    /// Those that one pace moves.
    private var groups: [SteadyGroup] = []
    /// Stand for what has an end, and what has none, among the runtime's animations.
    private var finite: LayerRun?
    private var endless: LayerRun?
    private var scheduled: Int?
    /// Events are run; what is scheduled is looked at when they are.
    private var runsEvents = false
    private var playedTime = -Double.infinity
    private var isScheduleStale = false

    init(_ runtime: Runtime) { self.runtime = runtime }

    /// Takes note of what of a layer moves now.
    func update(_ layer: CALayer) {
        let next = layer.nextEvent
        if layer.motion(at: runtime.time) == .none, next == .infinity { return remove(layer) }
        if layer.playIndex < 0 {
            layer.playIndex = layers.count
            layers.append(layer)
            nextEvents.append(.infinity)
            if layer.steadyGroup == nil { lookAt(layer) }
        }
        nextEvents[layer.playIndex] = next
    }

    /// Lets go of a layer that nothing shows any more.
    func forget(_ layer: CALayer) {
        guard layer.playIndex >= 0 else { return }
        remove(layer)
        needsSchedule()
    }

    func remove(_ layer: CALayer) {
        if layer.steadyGroup != nil { leave(layer) }
        lookAway(layer)
        let index = layer.playIndex
        guard index >= 0 else { return }
        layer.playIndex = -1
        let last = layers.count - 1
        if index < last {
            layers.swapAt(index, last)
            nextEvents.swapAt(index, last)
            layers[index].playIndex = index
        }
        layers.removeLast()
        nextEvents.removeLast()
    }

    /// Has what has changed of the array followed before the frame is drawn: once for all of it.
    func needsSchedule() {
        if isScheduleStale { return }
        isScheduleStale = true
        runtime.afterUpdate { [weak self] in if let self, isScheduleStale { scheduleEvents() } }
    }

    /// Follows at once, where something has changed that nobody waits for a frame with.
    func scheduleIfStale() { if isScheduleStale { scheduleEvents() } }

    /// Follows what has changed of the array: which runs there are, and when the next event is.
    func scheduleEvents() {
        if runsEvents { return }
        isScheduleStale = false
        var end = -Double.infinity
        var isEndless = false
        let now = runtime.time
        for layer in layers {
            switch layer.motion(at: now) {
            case .none: break
            case .endless: isEndless = true
            case .until(let time): end = max(end, time)
            case .endlessAnd(let time):
                isEndless = true
                end = max(end, time)
            }
        }
        follow(&finite, isThere: end > -.infinity, end: end)
        follow(&endless, isThere: isEndless, end: .infinity)
        let next = nextEvents.min() ?? .infinity
        if let scheduled { runtime.cancelScheduled(scheduled) }
        scheduled = nil
        if next <= now {
            runtime.afterUpdate { [weak self] in self?.runEvents() }
        } else if next < .infinity {
            scheduled = runtime.schedule(at: next) { [weak self] in
                self?.scheduled = nil
                self?.runEvents()
            }
        }
    }

    private func follow(_ run: inout LayerRun?, isThere: Bool, end: Double) {
        if isThere, let run, run.isRunning {
            if run.end != end {
                run.end = end
                runtime.animator.endsChanged()
            }
        } else if isThere {
            let new = LayerRun(self, end: end)
            run = new
            runtime.animator.start(new, at: nil)
        } else if let old = run {
            if old.isRunning { runtime.animator.stop(old) }
            run = nil
        }
    }

    /// Shows every moving layer as it is at a time.
    func play(at time: Double) {
        if time == playedTime { return }
        playedTime = time
        for group in groups { group.show(at: time) }
        for layer in slow { layer.play(at: time) }
    }

    private func lookAt(_ layer: CALayer) {
        guard layer.slowIndex < 0 else { return }
        layer.slowIndex = slow.count
        slow.append(layer)
    }

    private func lookAway(_ layer: CALayer) {
        let index = layer.slowIndex
        guard index >= 0 else { return }
        layer.slowIndex = -1
        let last = slow.removeLast()
        guard last !== layer else { return }
        slow[index] = last
        last.slowIndex = index
    }

    /// Has a layer moved together with those of the same pace.
    func join(
        _ layer: CALayer, _ segment: Segment, _ motion: SteadyMotion, from origin: SIMD2<Double>, way: SIMD2<Double>
    ) {
        guard layer.playIndex >= 0 else { return }
        lookAway(layer)
        let known = groups.last { $0.property == motion.property && $0.pace == motion.pace }
        let group = known ?? SteadyGroup(motion.pace, motion.property)
        if known == nil { groups.append(group) }
        group.add(layer, segment, from: origin, way: way)
    }

    /// Looks at a layer by itself again.
    func leave(_ layer: CALayer) {
        guard let group = layer.steadyGroup else { return }
        group.remove(layer)
        if group.isEmpty { groups.removeAll { $0 === group } }
        if layer.playIndex >= 0 { lookAt(layer) }
    }

    /// Begins and ends what is due: removes it, and tells delegates and completion blocks, by the time of the end.
    private func runEvents() {
        let now = runtime.time
        runsEvents = true
        var begun: [(layer: CALayer, animation: AttachedAnimation)] = []
        var ended: [(layer: CALayer, animation: AttachedAnimation)] = []
        var due: [CALayer] = []
        for (index, layer) in layers.enumerated() where nextEvents[index] <= now {
            due.append(layer)
            for animation in layer.attached where !animation.hasEnded {
                if !animation.hasStarted, animation.start <= now { begun.append((layer, animation)) }
                if animation.end <= now { ended.append((layer, animation)) }
            }
        }
        begun.sort { $0.animation.start < $1.animation.start }
        ended.sort { ($0.animation.end, $0.animation.start) < ($1.animation.end, $1.animation.start) }
        for (_, animation) in begun {
            animation.hasStarted = true
            animation.animation.delegate?.animationDidStart(animation.animation)
        }
        // What has ended is not shown any more when the delegates hear of it: what they begin goes on from there.
        let gone = ended.filter { layer, animation in layer.remove(ended: animation) }
        var shown: [LayerContext] = []
        for (layer, _) in gone {
            guard let context = layer.context, !shown.contains(where: { $0 === context }) else { continue }
            shown.append(context)
            context.drawAgain()
        }
        for (layer, animation) in gone { layer.tell(ended: animation) }
        for layer in due where layer.context != nil {
            // What moved by its own rules comes to rest with this frame.
            if layer.drawsByTime { layer.context?.moved(layer, .body) }
            update(layer)
        }
        runsEvents = false
        scheduleEvents()
        playedTime = -.infinity
    }
}

/// How long a layer moves.
enum LayerMotion: Equatable {
    case none
    case until(Double)
    case endless
    case endlessAnd(Double)
}

/// Stands for the layers among what the runtime plays.
private final class LayerRun: CustomRun {
    private weak var player: LayerPlayer?
    private(set) var isRunning = true

    init(_ player: LayerPlayer, end: Double) {
        self.player = player
        super.init()
        self.end = end
    }

    override func play(at time: Double) -> Bool {
        player?.play(at: time)
        if isOver(at: time) { isRunning = false }
        return !isRunning
    }

    override func isOver(at time: Double) -> Bool { time >= end }
}
