/// A spring used as a pace: it moves from 0 to 1 in closed form and combines with other animations as a curve does.
struct InterpolatingSpring: Hashable, Sendable {
    let mass: Double
    let stiffness: Double
    let damping: Double

    /// Distances per second at the start.
    let initialVelocity: Double

    init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.mass = mass
        // A `Spring` stores frequencies and reads its stiffness back from them. The same detour here makes the two ways
        // to write one spring equal to the last bit.
        let detour = mass == 1 && stiffness > 0 && damping >= 0
        self.stiffness = detour ? Spring(mass: 1, stiffness: stiffness, damping: damping).stiffnessPerMass : stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// The same motion with a mass of 1.
    init(_ spring: Spring, initialVelocity: Double) {
        mass = 1
        stiffness = spring.stiffnessPerMass
        damping = 2 * spring.decayConstant
        self.initialVelocity = initialVelocity
    }

    init(duration: Double, bounce: Double, initialVelocity: Double) {
        mass = 1
        stiffness = duration > 0 ? (2 * .pi / duration) * (2 * .pi / duration) : 0
        damping = duration > 0 ? 4 * .pi * Spring.dampingRatio(bounce: bounce) / duration : -1
        self.initialVelocity = initialVelocity
    }
}
