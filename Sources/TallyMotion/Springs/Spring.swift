/// A damped spring: how something moves to its target, given only a start, a target and a start velocity.
///
/// Times are in seconds, masses and forces in any consistent unit. Arguments are taken as they are, as in SwiftUI: one
/// that is negative or not finite never traps, but may give properties that are negative or not finite.
public struct Spring: Hashable, Sendable {
    /// Radians per second of the damped oscillation: 0 when critical, negative when over-damped.
    @usableFromInline
    let angularFrequency: Double

    /// The rate, per second, at which the amplitude decays.
    let decayConstant: Double

    /// The mass at the end of the spring.
    public let mass: Double

    init(angularFrequency: Double, decayConstant: Double, mass: Double) {
        self.angularFrequency = angularFrequency
        self.decayConstant = decayConstant
        self.mass = mass
    }

    /// A spring by its undamped frequency, in radians per second, and its damping relative to critical.
    init(naturalFrequency: Double, dampingRatio: Double, mass: Double) {
        let damped = naturalFrequency * (1 - dampingRatio * dampingRatio).magnitude.squareRoot()
        self.init(
            angularFrequency: dampingRatio > 1 ? -damped : damped,
            decayConstant: dampingRatio * naturalFrequency,
            mass: mass)
    }

    /// Creates a spring by how long it seems to take and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration in seconds: the response, not the settling time.
    ///   - bounce: 0 does not overshoot, 1 and more never stops, negative values are ever slower; -1 is not a spring.
    public init(duration: Double = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: Self.dampingRatio(bounce: bounce))
    }

    /// Creates a spring by its undamped period, in seconds, and its damping as a fraction of critical damping.
    public init(response: Double, dampingRatio: Double) {
        self.init(naturalFrequency: 2 * .pi / response, dampingRatio: dampingRatio, mass: 1)
    }

    /// Creates a spring by its physical constants.
    ///
    /// - Parameter allowOverDamping: Without it, damping above 2·√(mass·stiffness) counts as that much.
    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (mass * stiffness).squareRoot()
        let held = !allowOverDamping && damping > critical ? critical : damping
        let decay = held / (2 * mass)
        // A product of mass and stiffness below zero has no critical damping; then nothing is held back.
        let damped = held == critical ? 0 : (stiffness / mass - decay * decay).magnitude.squareRoot()
        self.init(angularFrequency: held > critical ? -damped : damped, decayConstant: decay, mass: mass)
    }

    /// Returns the damping ratio that belongs to a bounce: 1-b down to 0, and 1/(1+b) for a negative bounce.
    static func dampingRatio(bounce: Double) -> Double {
        if bounce > 1 { return 0 }
        return bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    }

    /// Radians per second of the same spring without damping.
    var naturalFrequency: Double { stiffnessPerMass.squareRoot() }

    /// The pull per unit of distance for a mass of 1: the square of the natural frequency.
    @usableFromInline
    var stiffnessPerMass: Double {
        let decay = decayConstant * decayConstant
        let damped = angularFrequency * angularFrequency
        return angularFrequency < 0 ? decay - damped : decay + damped
    }
}
