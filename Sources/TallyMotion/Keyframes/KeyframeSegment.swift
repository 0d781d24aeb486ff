/// A step of a keyframe track with everything decided: its own time runs from 0 to its duration.
struct KeyframeSegment<Value: VectorArithmetic> {
    enum Kind {
        case jump
        case linear(UnitCurve)
        /// Velocities in units per second.
        case cubic(start: Value, end: Value)
        case spring(Spring, start: Value)
    }

    let kind: Kind
    let from: Value
    let to: Value
    let duration: Double
    /// At its end the target is met, whatever the curve still lacks.
    var arrives = false

    /// Returns the value at a time of the segment's own, which is not held to the segment's duration.
    func value(at time: Double) -> Value {
        if arrives, time >= duration { return to }
        switch kind {
        case .jump: return to
        case .linear(let curve):
            return from.interpolated(towards: to, amount: curve.value(at: time / duration))
        case .cubic(let start, let end):
            // Cubic Hermite polynomials over s = t/d; the velocities weigh d times as much in s as in t.
            let s = Swift.min(Swift.max(time / duration, 0), 1)
            let toGo = 1 - s
            var value = from.interpolated(towards: to, amount: s * s * (3 - 2 * s))
            value += start.scaled(by: duration * s * toGo * toGo)
            value += end.scaled(by: -duration * s * s * toGo)
            return value
        case .spring(let spring, let start):
            let shares = spring.covered(at: time)
            guard shares.distance.isFinite, shares.velocity.isFinite else { return from }
            return from + (to - from).scaled(by: shares.distance) + start.scaled(by: shares.velocity)
        }
    }

    /// Returns the velocity in units per second: the slope of `value(at:)`; 0 where a curve is upright.
    func velocity(at time: Double) -> Value {
        switch kind {
        case .jump: return .zero
        case .linear(let curve):
            let slope = curve.velocity(at: time / duration)
            return slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
        case .cubic(let start, let end):
            let s = Swift.min(Swift.max(time / duration, 0), 1)
            let toGo = 1 - s
            var velocity = (to - from).scaled(by: 6 * s * toGo / duration)
            velocity += start.scaled(by: toGo * (1 - 3 * s))
            velocity += end.scaled(by: s * (3 * s - 2))
            return velocity
        case .spring(let spring, let start):
            let shares = spring.slope(at: time)
            guard shares.distance.isFinite, shares.velocity.isFinite else { return .zero }
            return (to - from).scaled(by: shares.distance) + start.scaled(by: shares.velocity)
        }
    }
}
