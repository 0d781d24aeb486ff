/// How something moves, without what moves: a base animation and its modifiers in the order of the calls.
///
/// Two are equal when the same calls made them: speed(1) differs from none, delay(1).delay(1) from delay(2).
package struct MotionSpec: Hashable, Sendable {
    /// The animation that the modifiers wrap.
    enum Base: Hashable, Sendable {
        case curve(UnitCurve, duration: Double)
        case fluid(FluidSpring)
        case standard
        case interpolating(InterpolatingSpring)
        case custom(AnyCustomMotion)
    }

    let base: Base

    /// The modifiers, innermost (called first) first; the last one is applied to time first.
    package private(set) var modifiers: [MotionModifier] = []

    private init(_ base: Base) {
        self.base = base
    }

    /// Follows a curve for `duration` seconds; 0, a negative or a NaN duration is over at once.
    package static func curve(_ curve: UnitCurve, duration: Double) -> MotionSpec {
        MotionSpec(.curve(curve, duration: duration))
    }

    /// Returns a spring that keeps its velocity, by period in seconds and fraction of critical damping.
    ///
    /// A response of 0 or less, or NaN, is the fastest spring there is; damping below 0, or NaN, counts as 0. The cost is
    /// one allocation of 2 KiB for the powers of its step: keep a spec rather than make it again.
    package static func fluidSpring(
        response: Double, dampingFraction: Double, blendDuration: Double = 0
    ) -> MotionSpec {
        MotionSpec(
            .fluid(
                FluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)))
    }

    /// Returns a spring that keeps its velocity, by perceived duration in seconds and bounce.
    package static func fluidSpring(duration: Double, bounce: Double, blendDuration: Double = 0) -> MotionSpec {
        fluidSpring(
            response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
    }

    /// The animation of a change that names none: a spring without bounce, equal only to itself.
    package static let `default` = MotionSpec(.standard)

    /// Returns a spring that combines as a curve does; its initial velocity is in distances per second.
    ///
    /// Damping above critical moves as critical. Constants that make no spring are over at once.
    package static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> MotionSpec {
        MotionSpec(
            .interpolating(
                InterpolatingSpring(
                    mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)))
    }

    /// Returns a spring that combines as a curve does, by perceived duration in seconds; 0 or less is over at once.
    package static func interpolatingSpring(
        duration: Double, bounce: Double, initialVelocity: Double = 0
    ) -> MotionSpec {
        MotionSpec(
            .interpolating(
                InterpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity)))
    }

    /// Returns a spring that combines as a curve does, with the constants of `spring` for a mass of 1.
    package static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> MotionSpec {
        MotionSpec(.interpolating(InterpolatingSpring(spring, initialVelocity: initialVelocity)))
    }

    /// Returns an animation made elsewhere.
    package static func custom(_ motion: any CustomMotion) -> MotionSpec {
        MotionSpec(.custom(AnyCustomMotion(motion)))
    }

    /// The animation made elsewhere, if that is what the modifiers wrap.
    package var customBase: (any CustomMotion)? {
        if case .custom(let box) = base { box.motion } else { nil }
    }

    func with(_ modifier: MotionModifier) -> MotionSpec {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
