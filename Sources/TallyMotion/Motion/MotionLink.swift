/// One animation of an attribute: from whatever was shown without it to its target.
struct MotionLink<Value: VectorArithmetic> {
    enum Course {
        case base(BaseTiming)
        /// A spring that took over a velocity; the power of its steps comes from the blend while there is one.
        case merged(FluidSteps, FluidBlend?)
        /// A delay alone, the modifier met most often, without anything kept elsewhere.
        case delayed(DelayedTiming)
        case retimed(Retiming)
        case custom
    }

    let spec: MotionSpec
    var target: Value
    let course: Course

    /// Units per second at the start of a merged spring.
    var velocity: Value = .zero

    /// Absolute times, in seconds; infinite: never, or not known beforehand.
    var start: Double
    var end: Double
    var logicalEnd: Double

    var custom: CustomRun<Value>?

    /// An animation that starts without velocity; over at once where the way is not finite, or its square.
    init(_ spec: MotionSpec, from old: Value, to target: Value, at time: Double) {
        self.spec = spec
        self.target = target
        start = time
        if case .custom(let box) = spec.base {
            course = .custom
            custom = CustomRun(box.motion, modifiers: spec.modifiers, context: MotionContext())
            end = .infinity
            logicalEnd = .infinity
            return
        }
        let distance = (target - old).magnitudeSquared
        guard distance.isFinite else {
            course = .base(.custom)
            end = time
            logicalEnd = time
            return
        }
        if spec.modifiers.isEmpty {
            let timing = BaseTiming(spec.base, distance: distance)
            course = .base(timing)
            end = time + timing.end
            logicalEnd = time + timing.logicalEnd
        } else if let delayed = DelayedTiming(spec, distance: distance) {
            course = .delayed(delayed)
            end = time + delayed.end
            logicalEnd = time + delayed.logicalEnd
        } else {
            let retiming = Retiming(spec, distance: distance)
            course = .retimed(retiming)
            end = time + retiming.end
            logicalEnd = time + retiming.logicalEnd
        }
    }

    /// A fluid spring that goes on from a value with a velocity.
    init(
        _ spec: MotionSpec, merging spring: FluidSpring, from old: Value, velocity: Value,
        previousResponse: Double?, to target: Value, at time: Double
    ) {
        self.spec = spec
        self.target = target
        self.velocity = velocity
        start = time
        let blend = previousResponse.flatMap { FluidBlend(from: $0, to: spring) }
        course = .merged(spring.steps, blend)
        let offset = old - target
        let (d, v) = (offset.magnitudeSquared, velocity.magnitudeSquared)
        let product = 0.5 * ((offset + velocity).magnitudeSquared - d - v)
        guard d.isFinite && v.isFinite else {
            end = time
            logicalEnd = time
            return
        }
        let last = spring.steps.end(
            distance: d, velocity: v, product: product, after: blend?.length ?? 0,
            startPower: blend?.whole ?? .identity)
        end = time + (last.map(FluidSteps.time(ofEnd:)) ?? .infinity)
        logicalEnd = Swift.min(end, time + (spring.response > 0 ? spring.response : 0))
    }

    /// Returns the seconds since the start; 0 before it and for NaN.
    @inline(__always)
    func elapsed(at time: Double) -> Double { time > start ? time - start : 0 }
}
