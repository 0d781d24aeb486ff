import TallyMotion

/// How fast a value is moved by hand: there only for values written under transactions that track velocity.
final class VelocityTracker<Data: VectorArithmetic> {
    private var sampler = VelocitySampler<Data>()

    private init() {}

    /// Takes note of a value shown at once; one that is not part of a tracked movement ends what was tracked.
    static func note(_ value: Data, _ transaction: Transaction, at time: Double, _ tracker: inout VelocityTracker?) {
        guard transaction.tracksVelocity else { return tracker = nil }
        let known = tracker ?? VelocityTracker()
        known.sampler.add(value, at: time)
        tracker = known
    }

    /// Returns the velocity in units per second, for an animation that takes over.
    static func take(_ tracker: inout VelocityTracker?, at time: Double) -> Data {
        defer { tracker = nil }
        return tracker?.sampler.velocity(at: time) ?? .zero
    }
}
