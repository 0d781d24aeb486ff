internal import TallyMotion

/// A spring as a pace: from 0 to 1 in real seconds, by the constants of a `CASpringAnimation`.
package struct SpringPace: Equatable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// Whole ways per second at the start, positive towards the end.
    package let initialVelocity: Double
    package let allowsOverdamping: Bool
    private let spring: Spring

    /// - Parameters:
    ///   - mass: Above 0; otherwise the spring is at its end at once, as with a stiffness that is not.
    ///   - damping: 0 or more. Above critical it counts as critical, unless over-damping is allowed.
    package init(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0,
        allowsOverdamping: Bool = false
    ) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        self.allowsOverdamping = allowsOverdamping
        spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: allowsOverdamping)
    }

    /// The spring of `UIView.animate(springDuration:bounce:)` and `CASpringAnimation(perceptualDuration:bounce:)`.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The undamped period in seconds; what is not above 0 and finite counts as 0.5.
    ///   - bounce: 1 never stops, 0 is critical, below it is over-damped; held to -0.99…1, NaN counts as 0.
    package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let duration = perceptualDuration > 0 && perceptualDuration.isFinite ? perceptualDuration : 0.5
        let bounce = bounce.isNaN ? 0 : Swift.min(Swift.max(bounce, -0.99), 1)
        let frequency = 2 * Double.pi / duration
        self.init(
            stiffness: frequency * frequency,
            damping: bounce < 0 ? 4 * .pi / (duration * (1 + bounce)) : 4 * .pi * (1 - bounce) / duration,
            initialVelocity: initialVelocity, allowsOverdamping: true)
    }

    private var isSpring: Bool {
        mass > 0 && stiffness > 0 && damping >= 0 && (stiffness / mass).isFinite && stiffness / mass > 0
            && damping.isFinite
    }

    /// Returns the way covered after some seconds; overshoots 1 where the spring does.
    package func progress(at time: Double) -> Double {
        guard isSpring else { return 1 }
        return time <= 0 ? 0 : spring.value(target: 1.0, initialVelocity: initialVelocity, time: time)
    }

    /// Seconds of the same spring without damping for one swing.
    package var perceptualDuration: Double { 2 * .pi * (mass / stiffness).squareRoot() }

    /// 1 without damping, 0 if critical, negative if over-damped.
    package var bounce: Double {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// Seconds for a spring that never settles.
    private static let endless = 1e9

    /// Seconds until a thousandth of the way is left: of the envelope if it swings, otherwise the first tenth of a second
    /// from which on no more is left. Without damping 10⁹; 0 if it is no spring.
    package var settlingDuration: Double {
        guard isSpring else { return 0 }
        let decay = spring.damping / (2 * mass)
        guard decay > 0 else { return Self.endless }
        let natural = (stiffness / mass).squareRoot()
        let ratio = decay / natural
        // A spring that is critical to the last bit has a ratio that may be off by it.
        let square = natural * natural - decay * decay
        if ratio < 1 && square > 0 && damping < 2 * (mass * stiffness).squareRoot() {
            let swing = square.squareRoot()
            let duration = Mathematics.log(1000 * (1 + ((decay - initialVelocity) / swing).magnitude)) / decay
            return Swift.min(Swift.max(duration, 0), Self.endless)
        }
        let examined = spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
        if examined > 0 { return examined }
        // Slower than what is examined: its slow part alone counts.
        let slow = decay - Swift.max(-square, 0).squareRoot()
        guard slow > 0 else { return Self.endless }
        return Swift.min((Mathematics.log(1000) / slow * 10).rounded(.up) / 10, Self.endless)
    }
}
