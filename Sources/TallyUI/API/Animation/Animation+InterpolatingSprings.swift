import Foundation
import TallyMotion

extension Animation {
    /// A spring that blends from what it interrupts as a curve does, and does not take its velocity over.
    ///
    /// `initialVelocity` is in distances per second: 1 covers the whole change in a second.
    @_disfavoredOverload
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(
            spec: .interpolatingSpring(
                mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
    }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation {
        Animation(spec: .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity))
    }

    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5, bounce: 0) }

    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(spec: .interpolatingSpring(spring, initialVelocity: initialVelocity))
    }
}
