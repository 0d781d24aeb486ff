import Foundation
import TallyCore
import TallyLayers

/// Where an animator stands, and what it has changed.
@MainActor
final class AnimatorTrack {
    private let pace: AnimatorPace
    var isHitTestedByHand = false
    /// The way that another pace than the animator's own leads along.
    private var leg: AnimatorLeg?
    /// The share of the time at the moment `since`: of the leg's, where there is one.
    private var shareThen = 0.0
    private var since = 0.0
    /// 1 with the time, -1 against it, 0 while it stands.
    private var direction = 0.0
    /// Seconds that the whole time takes.
    private var seconds: Double
    private var clocks: [AnimatorClock] = []
    private var changes: [(layer: CALayer, key: LayerProperty, old: LayerValue)] = []

    init(_ pace: AnimatorPace) {
        self.pace = pace
        seconds = pace.duration
    }

    var isRunning: Bool { direction != 0 }
    var runtime: Runtime? { changes.lazy.compactMap { $0.layer.context?.runtime }.first ?? Runtime.ofLayers }
    private var now: Double { runtime?.time ?? 0 }

    /// Returns the share of the time.
    func share(at time: Double) -> Double {
        guard direction != 0, seconds > 0 else { return shareThen }
        return min(max(shareThen + direction * (time - since) / seconds, 0), 1)
    }

    func progress(at time: Double) -> Double { progress(at: time, whole) }

    /// Returns how far a block is.
    func progress(at time: Double, _ block: AnimatorBlock) -> Double {
        let start = block.start
        if let shown { return start > 0 ? min(max((shown - start) / (1 - start), 0), 1) : shown }
        let share = share(at: time)
        if let leg { return block.base + (leg.goal - block.base) * leg.pace.progress(share.after(block.legStart)) }
        return pace.progress(share.after(start))
    }

    /// The share of the way that is shown while it stands, where that was set.
    private var shown: Double?
    /// The block that begins with the animator.
    private var whole = AnimatorBlock()

    /// The share of the animator's own time; after another pace the one that belongs to what is shown.
    var share: Double { leg == nil ? share(at: now) : pace.share(of: progress) }
    var progress: Double { progress(at: now) }
    var endTime: Double {
        let left = direction > 0 ? 1 - shareThen : shareThen
        return ((since + left * seconds) * 1e9).rounded() / 1e9
    }

    func secondsLeft(toEnd: Bool) -> Double {
        if let leg { return leg.leads(toEnd) ? (1 - share(at: now)) * seconds : pace.duration * way(toEnd) }
        return (toEnd ? 1 - share : share) * seconds
    }

    /// How much of the whole way is left.
    private func way(_ toEnd: Bool) -> Double { (progress - (toEnd ? 1 : 0)).magnitude }

    /// Returns what plays a block.
    ///
    /// - Parameter start: the share of the time, of that which is left if the animator has begun, that passes before.
    func clock(after delay: Double) -> AnimatorClock {
        var block = AnimatorBlock(start: share + (1 - share) * delay)
        if leg != nil { block.legStart = share(at: now) + (1 - share(at: now)) * delay }
        let clock = AnimatorClock(self, block)
        clocks.append(clock)
        return clock
    }

    func note(_ layer: CALayer, _ key: LayerProperty, _ old: LayerValue) {
        if !changes.contains(where: { $0.layer === layer && $0.key == key }) { changes.append((layer, key, old)) }
    }

    // MARK: Moving

    func begin() {
        (leg, shareThen, since, direction, shown) = (nil, 0, now, 0, nil)
        seconds = pace.duration
    }

    /// Runs on by the pace of now, from what is shown.
    ///
    /// - Parameter seconds: for what is left; nil: what is left.
    func play(toEnd: Bool, lasting wanted: Double? = nil) {
        takeUp()
        if let leg, !leg.leads(toEnd) {
            // What came by another pace goes back by it, and not beyond where that began.
            return go(on: leg.pace, lasting: wanted ?? secondsLeft(toEnd: toEnd), toEnd: toEnd)
        }
        (shareThen, since, direction) = (share(at: now), now, toEnd || leg != nil ? 1 : -1)
        let left = direction > 0 ? 1 - shareThen : shareThen
        if let wanted, left > 0 { seconds = wanted / left }
        layersChanged()
    }

    /// Goes on at the share of the time that belongs to what is shown.
    private func takeUp() {
        guard let shown else { return }
        self.shown = nil
        (shareThen, since) = (pace.share(of: shown), now)
    }

    /// Goes on from what is shown by another pace.
    ///
    /// - Parameter seconds: nil: those of the pace.
    func go(on pace: AnimatorPace, lasting seconds: Double? = nil, toEnd: Bool) {
        let now = now
        func base(_ block: AnimatorBlock) -> AnimatorBlock {
            AnimatorBlock(start: block.start, base: progress(at: now, block))
        }
        let bases = clocks.map { base($0.block) }
        whole = base(whole)
        for (clock, block) in zip(clocks, bases) { clock.block = block }
        leg = AnimatorLeg(pace: pace, goal: toEnd ? 1 : 0)
        (shown, shareThen, since, direction) = (nil, 0, now, 1)
        self.seconds = seconds ?? pace.duration
        layersChanged()
    }

    func pause() {
        guard direction != 0 else { return }
        (shareThen, since, direction) = (share(at: now), now, 0)
        layersChanged()
    }

    func show(_ fraction: Double, isOfWay: Bool) {
        (leg, whole, seconds, direction, since) = (nil, AnimatorBlock(), pace.duration, 0, now)
        if isOfWay {
            shown = fraction
            shareThen = pace.share(of: fraction)
        } else {
            shown = nil
            shareThen = fraction
        }
        layersChanged()
    }

    func layersChanged() { for layer in layers { layer.driverChanged() } }

    private var layers: [CALayer] {
        var found: [CALayer] = []
        for change in changes where !found.contains(where: { $0 === change.layer }) { found.append(change.layer) }
        return found
    }

    // MARK: Ending

    /// What the changes lead to, of an animator that has been stopped on the way.
    private var ends: [LayerValue] = []

    /// Makes what is shown the layers' own, and lets go of the animations.
    func hold() {
        ends = changes.map { $0.layer.setValues[$0.key] }
        let values = changes.map { $0.layer.shownValues[$0.key] }
        // What a transaction begins with is what is shown, and not where it would have led.
        UIView.atOnce {
            for (change, value) in zip(changes, values) { change.layer.set(value, for: change.key) }
        }
        release()
    }

    func settle(at position: UIViewAnimatingPosition) {
        release()
        UIView.atOnce {
            switch position {
            case .start: for change in changes { change.layer.set(change.old, for: change.key) }
            case .end: for (change, end) in zip(changes, ends) { change.layer.set(end, for: change.key) }
            case .current: break
            }
        }
    }

    private func release() {
        direction = 0
        for layer in layers { for clock in clocks { layer.removeAnimations(drivenBy: clock) } }
    }

    func end() {
        release()
        clocks = []
        changes = []
        ends = []
        (leg, whole, shareThen, shown) = (nil, AnimatorBlock(), 0, nil)
    }
}
