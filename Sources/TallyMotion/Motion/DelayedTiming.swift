/// A base animation that begins some time after the change: what `Retiming` says of a delay alone, in place.
struct DelayedTiming: Sendable {
    private let base: BaseTiming
    /// Seconds; below 0 it begins part of the way through.
    private let delay: Double

    /// Nil where other modifiers take part.
    init?(_ spec: MotionSpec, distance: Double) {
        guard spec.modifiers.count == 1, case .delay(let delay)? = spec.modifiers.first else { return nil }
        base = BaseTiming(spec.base, distance: distance)
        self.delay = delay.isFinite ? delay : 0
    }

    /// Seconds until it is over, and until it counts as complete.
    var end: Double { Swift.max(0, base.end + delay) }
    var logicalEnd: Double { Swift.max(0, base.logicalEnd + delay) }

    @inline(__always)
    private func time(at time: Double) -> Double { Swift.max(0, time - delay) }

    /// Returns the part of the way covered `time` seconds after the change.
    @inline(__always)
    func progress(at time: Double) -> Double { base.progress(at: self.time(at: time)) }

    /// Returns the parts of the way per second.
    func slope(at time: Double) -> Double { time < delay ? 0 : base.slope(at: self.time(at: time)) }

    /// Returns the slope that a fluid spring takes over: that of another of its family.
    func handedSlope(at time: Double) -> Double {
        guard case .fluid = base else { return 0 }
        return base.slope(at: self.time(at: time))
    }
}
