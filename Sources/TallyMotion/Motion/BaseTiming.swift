/// A base animation made ready for evaluation over one distance.
enum BaseTiming: Sendable {
    case curve(UnitCurve, duration: Double)
    case fluid(FluidSteps, last: Int?, response: Double)
    case interpolating(InterpolatingRun)
    /// Evaluated by a `CustomRun` instead.
    case custom

    /// - Parameter distance: The squared length of the way; the end of a fluid spring depends on it.
    init(_ base: MotionSpec.Base, distance: Double) {
        switch base {
        case .curve(let curve, let duration):
            self = .curve(curve, duration: duration > 0 ? duration : 0)
        case .fluid(let spring):
            let last = spring.steps.end(distance: distance, velocity: 0, product: 0)
            self = .fluid(spring.steps, last: last, response: spring.response)
        case .standard:
            let last = FluidSpring.standard.steps.end(distance: distance, velocity: 0, product: 0)
            self = .fluid(FluidSpring.standard.steps, last: last, response: FluidSpring.standard.response)
        case .interpolating(let spring):
            self = .interpolating(InterpolatingRun(spring))
        case .custom:
            self = .custom
        }
    }

    /// Seconds until it is over; infinite if it never is, or if that is not known beforehand.
    var end: Double {
        switch self {
        case .curve(_, let duration): duration
        case .fluid(_, let last, _): last.map(FluidSteps.time(ofEnd:)) ?? .infinity
        case .interpolating(let run): run.end
        case .custom: .infinity
        }
    }

    /// Seconds until it counts as complete; never after `end`.
    var logicalEnd: Double {
        switch self {
        case .curve(_, let duration): duration
        case .fluid(_, _, let response): Swift.min(end, response > 0 ? response : 0)
        case .interpolating(let run): run.logicalEnd
        case .custom: .infinity
        }
    }

    /// Returns the part of the way covered `time` seconds after the start.
    @inline(__always)
    func progress(at time: Double) -> Double {
        switch self {
        case .curve(let curve, let duration):
            return duration > 0 ? curve.value(at: time / duration) : 1
        case .fluid(let steps, let last, _):
            let index = FluidSteps.index(at: time)
            if let last, index >= last { return 1 }
            return 1 - steps.power(index).uu
        case .interpolating(let run):
            if time >= run.end { return 1 }
            return run.progress(at: time > 0 ? time : 0)
        case .custom:
            return 0
        }
    }

    /// Returns the parts of the way per second; 0 where a curve is upright, before the start and after the end.
    func slope(at time: Double) -> Double {
        guard time >= 0 && time < end else { return 0 }
        switch self {
        case .curve(let curve, let duration):
            let slope = curve.velocity(at: time / duration) / duration
            return slope.isFinite ? slope : 0
        case .fluid(let steps, _, _):
            return -steps.power(FluidSteps.index(at: time)).vu
        case .interpolating(let run):
            return run.slope(at: time)
        case .custom:
            return 0
        }
    }

    /// Returns the slope that a fluid spring takes over: its own family's, a circular curve's, and 0 of everything
    /// else.
    func handedSlope(at time: Double) -> Double {
        switch self {
        case .fluid: slope(at: time)
        case .curve(let curve, _): curve.isCircular ? slope(at: time) : 0
        case .interpolating, .custom: 0
        }
    }
}
