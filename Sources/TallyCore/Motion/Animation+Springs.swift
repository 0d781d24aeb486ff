import Foundation
import TallyMotion

extension Animation {
    /// Returns a spring by its period in seconds without damping; a `dampingFraction` of 1 is the damping without
    /// overshoot.
    ///
    /// A period of 0 or less, or not a number, makes the stiffest spring there is, at rest in about a tenth of a second.
    /// It keeps the velocity of a spring that it interrupts; `blendDuration` is the seconds in which it goes over to its
    /// pace from that of the other.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        Animation(
            spec: .fluidSpring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
    }

    /// Returns a spring by the pace as it is felt, in seconds, not the time to rest; `bounce` is from -1 (slack) to 1
    /// (endless).
    ///
    /// A bounce of 1 and more, or not a number, never rests. A duration of 0 or less, or not a number, makes the stiffest
    /// spring there is, at rest in about a tenth of a second. It keeps the velocity of a spring that it interrupts.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation {
        Animation(spec: .fluidSpring(duration: duration, bounce: bounce, blendDuration: blendDuration))
    }

    /// Half a second without bounce.
    public static var spring: Animation { Kept.smooth }

    /// Returns a spring for what follows a finger: stiff, and slow to change its pace.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// Returns a spring for what follows a finger, by its pace in seconds; its bounce is 0.15 and `extraBounce`.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    }

    /// A spring for what follows a finger: 0.15 seconds with a bounce of 0.15.
    public static var interactiveSpring: Animation { Kept.interactive }

    /// A spring of half a second without bounce.
    public static var smooth: Animation { Kept.smooth }

    /// Returns a spring without bounce but `extraBounce`; `duration` is its pace in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Animation { Kept.snappy }

    /// Returns a spring with a bounce of 0.15 and `extraBounce`; `duration` is its pace in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Animation { Kept.bouncy }

    /// Returns a spring with a bounce of 0.3 and `extraBounce`; `duration` is its pace in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Returns a spring of the same pace and damping; its mass does not matter.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(
            spec: .fluidSpring(
                response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration))
    }
}

/// The springs without arguments, made once: each brings a table of its steps.
private enum Kept {
    static let smooth = Animation.smooth()
    static let snappy = Animation.snappy()
    static let bouncy = Animation.bouncy()
    static let interactive = Animation.interactiveSpring(duration: 0.15)
}
