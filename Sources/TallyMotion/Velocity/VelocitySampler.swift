/// The velocity of something that is dragged, estimated from its last three positions.
package struct VelocitySampler<Value: VectorArithmetic> {
    private var samples: [(value: Value, time: Double)] = []

    package init() {}

    /// Samples closer in time than this, in seconds, count as one; the later value wins.
    private static var sameTime: Double { 1e-9 }

    /// The share of velocity that is left after every millisecond without a new sample.
    private static var decayPerMillisecond: Double { 0.998 }

    /// Adds a position at `time`, in seconds; one that is earlier than the last, or not finite, is dropped.
    package mutating func add(_ value: Value, at time: Double) {
        guard time.isFinite else { return }
        if let last = samples.last {
            if (time - last.time).magnitude <= Self.sameTime {
                samples[samples.count - 1].value = value
                return
            }
            guard time > last.time else { return }
        }
        if samples.count == 3 { samples.removeFirst() }
        samples.append((value, time))
    }

    /// The time of the last sample, in seconds; nil before the first.
    package var lastTime: Double? { samples.last?.time }

    /// Units per second at the last sample: ¼ of the last slope and ¾ of the one before; zero under two samples.
    package var velocity: Value {
        guard samples.count >= 2 else { return .zero }
        let newer = slope(samples.count - 1)
        guard samples.count >= 3 else { return newer }
        return newer.scaled(by: 0.25) + slope(samples.count - 2).scaled(by: 0.75)
    }

    /// Returns the velocity at a later time: it loses 0.2 % with every millisecond that brings no sample.
    package func velocity(at time: Double) -> Value {
        guard let last = samples.last, time > last.time else { return velocity }
        let milliseconds = (time - last.time) * 1000
        return velocity.scaled(by: Mathematics.exp(milliseconds * Mathematics.log(Self.decayPerMillisecond)))
    }

    /// Forgets every sample.
    package mutating func reset() {
        samples.removeAll(keepingCapacity: true)
    }

    private func slope(_ index: Int) -> Value {
        let newer = samples[index]
        let older = samples[index - 1]
        return (newer.value - older.value).scaled(by: 1 / (newer.time - older.time))
    }
}
