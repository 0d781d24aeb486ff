/// An interpolating spring made ready for evaluation.
struct InterpolatingRun {
    let spring: Spring
    let initialVelocity: Double

    /// Seconds until it is over; infinite without damping, 0 for constants that make no spring.
    let end: Double

    init(_ source: InterpolatingSpring) {
        let frequency = (source.stiffness / source.mass).squareRoot()
        let velocity = source.initialVelocity.isFinite ? source.initialVelocity : 0
        let isSpring = source.mass > 0 && source.stiffness > 0 && frequency > 0 && frequency.isFinite
        guard isSpring, source.damping >= 0 else {
            spring = Spring(naturalFrequency: 0, dampingRatio: 1, mass: 1)
            initialVelocity = 0
            end = 0
            return
        }
        let critical = 2 * (source.mass * source.stiffness).squareRoot()
        if source.damping >= critical {
            spring = Spring(angularFrequency: 0, decayConstant: frequency, mass: 1)
        } else {
            spring = Spring(mass: source.mass, stiffness: source.stiffness, damping: source.damping)
        }
        initialVelocity = velocity
        end = Self.end(of: spring, velocity: velocity)
    }

    /// Seconds at which the spring is logically complete: its response, if it is not over before.
    var logicalEnd: Double { Swift.min(end, spring.response) }

    @inline(__always)
    func progress(at time: Double) -> Double {
        let shares = spring.covered(at: time)
        return shares.distance + initialVelocity * shares.velocity
    }

    func slope(at time: Double) -> Double {
        let shares = spring.slope(at: time)
        return shares.distance + initialVelocity * shares.velocity
    }

    /// Returns the end of a spring. Under-damped: when the envelope has come down to a thousandth. Critical: the first
    /// tenth of a second at which a thousandth is left; if there is none up to 101.2 s, it is over before it starts, as
    /// in SwiftUI.
    private static func end(of spring: Spring, velocity: Double) -> Double {
        let l = spring.decayConstant
        let w = spring.angularFrequency
        if l == 0 { return .infinity }
        if w > 0 {
            let end = Mathematics.log(1000 * (1 + ((l - velocity) / w).magnitude)) / l
            return end > 0 ? end : 0
        }
        for tenth in 0...1012 {
            let time = Double(tenth) / 10
            if ((1 + (l - velocity) * time) * Mathematics.exp(-l * time)).magnitude < 0.001 { return time }
        }
        return 0
    }
}
