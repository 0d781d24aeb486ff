import Foundation
import TallyMotion

extension Animation {
    /// Returns a spring that blends from what it interrupts as a curve does, and does not take its velocity over.
    ///
    /// `initialVelocity` is in distances per second: 1 covers the whole change in a second. Numbers that make no spring, as
    /// a stiffness of 0 or a negative damping, are over at once.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            spec: .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    /// Returns an interpolating spring by its pace in seconds and its bounce; a duration of 0 or less, or not a number,
    /// is over at once.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(spec: .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))
    }

    /// The same with a pace of half a second and no bounce.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }

    /// Returns an interpolating spring by a spring of mass 1 with its pace and damping.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(spec: .interpolatingSpring(spring, initialVelocity: initialVelocity))
    }
}
