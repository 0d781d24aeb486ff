/// One step of a keyframe track, as it was written: where to, how, and in how many seconds.
///
/// Durations that are negative or not finite count as 0: the value jumps. Velocities are in units per second; nil lets
/// the neighbours decide.
package enum Keyframe<Value: VectorArithmetic> {
    /// The value jumps.
    case move(Value)
    /// Along the straight line at the pace of a curve.
    case linear(Value, duration: Double, UnitCurve)
    /// Along a cubic whose velocities at both ends are given.
    case cubic(Value, duration: Double, start: Value?, end: Value?)
    /// The value moves as a spring does; without a duration until it has settled. One that never settles jumps.
    case spring(Value, duration: Double?, Spring, start: Value?)

    var target: Value {
        switch self {
        case .move(let target), .linear(let target, _, _), .cubic(let target, _, _, _), .spring(let target, _, _, _):
            target
        }
    }

    /// Whether it lasts until it has come to rest: on its target, and not as near to it as counts as settled.
    var settles: Bool { if case .spring(_, duration: nil, _, _) = self { true } else { false } }

    /// Returns the seconds that the step takes from a value with a velocity.
    func duration(from start: Value, velocity: Value) -> Double {
        switch self {
        case .move: 0
        case .linear(_, let duration, _), .cubic(_, let duration, _, _): Self.clamped(duration)
        case .spring(let target, nil, let spring, let own):
            Self.clamped(
                spring.settlingDuration(
                    target: target - start, initialVelocity: own ?? velocity, epsilon: Spring.settlingEpsilon))
        case .spring(_, let duration?, _, _): Self.clamped(duration)
        }
    }

    private static func clamped(_ duration: Double) -> Double { duration > 0 && duration.isFinite ? duration : 0 }
}
