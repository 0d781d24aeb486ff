import Foundation
import TallyCore
import TallyLayers

/// Where an animator stands, and what it has changed.
@MainActor
final class AnimatorTrack {
    private(set) var pace: AnimatorPace
    private let ownPace: AnimatorPace
    /// What the way under way leads from; 0 but after a change of pace.
    private var base = 0.0
    /// The share of the time at the moment `since`.
    private var shareThen = 0.0
    private var since = 0.0
    /// 1 towards the end, -1 towards the start, 0 while it stands.
    private var direction = 0.0
    /// Seconds that the whole way takes.
    private var seconds: Double
    private var clocks: [AnimatorClock] = []
    private var changes: [(layer: CALayer, key: LayerProperty, old: LayerValue)] = []

    init(_ pace: AnimatorPace) {
        self.pace = pace
        ownPace = pace
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

    func progress(at time: Double, after start: Double) -> Double {
        let share = share(at: time)
        let own = start > 0 ? (start < 1 ? (share - start) / (1 - start) : share >= 1 ? 1 : 0) : share
        if let shown { return start > 0 ? min(max((shown - start) / (1 - start), 0), 1) : shown }
        return base + (1 - base) * pace.progress(own)
    }

    /// The share of the way that is shown while it stands, where that was set.
    private var shown: Double?

    var share: Double { share(at: now) }
    var progress: Double { progress(at: now, after: 0) }
    var endTime: Double {
        let left = direction > 0 ? 1 - shareThen : shareThen
        return ((since + left * seconds) * 1e9).rounded() / 1e9
    }
    var secondsLeft: Double { (1 - share) * seconds }

    func clock(from start: Double) -> AnimatorClock {
        let clock = AnimatorClock(self, from: start)
        clocks.append(clock)
        return clock
    }

    func note(_ layer: CALayer, _ key: LayerProperty, _ old: LayerValue) {
        if !changes.contains(where: { $0.layer === layer && $0.key == key }) { changes.append((layer, key, old)) }
    }

    // MARK: Moving

    func begin() {
        (base, shareThen, since, direction, shown) = (0, 0, now, 0, nil)
        (pace, seconds) = (ownPace, ownPace.duration)
    }

    func play(toEnd: Bool) {
        takeUp()
        (shareThen, since, direction) = (share(at: now), now, toEnd ? 1 : -1)
        layersChanged()
    }

    /// Goes on at the share of the time that belongs to what is shown.
    private func takeUp() {
        guard let shown else { return }
        self.shown = nil
        shareThen = base < 1 ? pace.share(of: (shown - base) / (1 - base)) : 1
        since = now
    }

    /// - Parameters:
    ///   - pace: of what is left; nil: as before.
    ///   - seconds: for what is left; nil: what is left.
    func go(on other: AnimatorPace?, lasting seconds: Double?, toEnd: Bool) {
        let shownNow = progress
        if let other {
            shown = nil
            (base, pace, shareThen, self.seconds) = (shownNow, other, 0, seconds ?? other.duration)
        } else {
            takeUp()
            shareThen = share(at: now)
            if let seconds, shareThen < 1 { self.seconds = seconds / (1 - shareThen) }
        }
        (since, direction) = (now, toEnd ? 1 : -1)
        layersChanged()
    }

    func pause() {
        guard direction != 0 else { return }
        (shareThen, since, direction) = (share(at: now), now, 0)
        layersChanged()
    }

    func show(_ fraction: Double, isOfWay: Bool) {
        (direction, since) = (0, now)
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
        release()
        UIView.atOnce {
            for (change, value) in zip(changes, values) { change.layer.set(value, for: change.key) }
        }
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
        (shareThen, shown) = (0, nil)
    }
}

/// What one block of an animator is played by.
final class AnimatorClock: LayerClock {
    private let track: AnimatorTrack
    /// The share of the whole at which the block begins.
    private let start: Double

    init(_ track: AnimatorTrack, from start: Double) {
        self.track = track
        self.start = start
    }

    func progress(at time: Double) -> Double {
        let this = OnMain((track, start))
        return MainActor.assumeIsolated { this.value.0.progress(at: time, after: this.value.1) }
    }

    var isRunning: Bool {
        let track = OnMain(track)
        return MainActor.assumeIsolated { track.value.isRunning }
    }

    var endTime: Double {
        let track = OnMain(track)
        return MainActor.assumeIsolated { track.value.endTime }
    }
}
