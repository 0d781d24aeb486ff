extension MotionLink {
    /// Returns what is shown at a time, given what would be shown without this animation.
    @inline(__always)
    func value(over old: Value, at time: Double) -> Value {
        if time >= end { return target }
        let elapsed = elapsed(at: time)
        switch course {
        case .base(let timing):
            return old + (target - old).scaled(by: timing.progress(at: elapsed))
        case .merged(let steps, let blend):
            let power = Self.power(FluidSteps.index(at: elapsed), steps, blend)
            return target + (old - target).scaled(by: power.uu) + velocity.scaled(by: power.uv)
        case .delayed(let timing):
            return old + (target - old).scaled(by: timing.progress(at: elapsed))
        case .retimed(let retiming):
            return old + (target - old).scaled(by: retiming.progress(at: elapsed))
        case .custom:
            return old
        }
    }

    /// Returns the same for an animation made elsewhere, which may find itself over or complete.
    mutating func customValue(over old: Value, at time: Double) -> Value {
        if time >= end { return target }
        guard let run = ownRun() else { return old }
        let (done, isComplete) = run.animate(target - old, at: elapsed(at: time))
        if isComplete && time < logicalEnd { logicalEnd = time }
        if let done { return old + done }
        end = time
        return target
    }

    /// Returns the velocity in units per second at a time, given value and velocity without this animation; 0 once
    /// over.
    func slope(over old: Value, moving oldVelocity: Value, at time: Double) -> Value {
        if time >= end { return .zero }
        let elapsed = elapsed(at: time)
        switch course {
        case .base(let timing):
            return oldVelocity.scaled(by: 1 - timing.progress(at: elapsed))
                + (target - old).scaled(by: timing.slope(at: elapsed))
        case .merged(let steps, let blend):
            let power = Self.power(FluidSteps.index(at: elapsed), steps, blend)
            return (old - target).scaled(by: power.vu) + velocity.scaled(by: power.vv)
        case .delayed(let timing):
            return oldVelocity.scaled(by: 1 - timing.progress(at: elapsed))
                + (target - old).scaled(by: timing.slope(at: elapsed))
        case .retimed(let retiming):
            return oldVelocity.scaled(by: 1 - retiming.progress(at: elapsed))
                + (target - old).scaled(by: retiming.slope(at: elapsed))
        case .custom:
            return customSlope(over: old, at: elapsed)
        }
    }

    /// Returns the velocity that a fluid spring takes over from this animation.
    func handedVelocity(over old: Value, moving oldVelocity: Value, at time: Double) -> Value {
        if time >= end { return .zero }
        let elapsed = elapsed(at: time)
        switch course {
        case .base(let timing):
            return oldVelocity.scaled(by: 1 - timing.progress(at: elapsed))
                + (target - old).scaled(by: timing.handedSlope(at: elapsed))
        case .merged:
            return slope(over: old, moving: oldVelocity, at: time)
        case .delayed(let timing):
            return oldVelocity.scaled(by: 1 - timing.progress(at: elapsed))
                + (target - old).scaled(by: timing.handedSlope(at: elapsed))
        case .retimed(let retiming):
            return oldVelocity.scaled(by: 1 - retiming.progress(at: elapsed))
                + (target - old).scaled(by: retiming.handedSlope(at: elapsed))
        case .custom:
            return customSlope(over: old, at: elapsed)
        }
    }

    /// Returns the response in force at a time, if this is a fluid spring without modifiers.
    func fluidResponse(at time: Double) -> Double? {
        switch course {
        case .base(.fluid(_, _, let response)):
            return response
        case .merged(_, let blend):
            guard let blend else { return spec.bareFluidSpring?.response }
            return FluidBlend.response(from: blend.previousResponse, to: blend.spring, at: elapsed(at: time))
        default:
            return nil
        }
    }

    /// Moves the target, and with it everything that is shown, by a distance.
    mutating func displace(by distance: Value) {
        target += distance
    }

    /// Returns the run of a custom animation, copied first if another motion holds it too.
    mutating func ownRun() -> CustomRun<Value>? {
        if custom != nil, !isKnownUniquelyReferenced(&custom) { custom = custom?.copy() }
        return custom
    }

    private func customSlope(over old: Value, at elapsed: Double) -> Value {
        guard let custom, custom.isBare else { return .zero }
        return custom.motion.velocity(value: target - old, time: elapsed, context: custom.context) ?? .zero
    }

    @inline(__always)
    private static func power(_ index: Int, _ steps: FluidSteps, _ blend: FluidBlend?) -> FluidPower {
        blend?.power(index) ?? steps.power(index)
    }
}

extension MotionSpec {
    /// The spring, if this is a fluid spring that nothing wraps: only such a one merges with what runs.
    var bareFluidSpring: FluidSpring? {
        guard modifiers.isEmpty else { return nil }
        switch base {
        case .fluid(let spring): return spring
        case .standard: return .standard
        default: return nil
        }
    }
}
