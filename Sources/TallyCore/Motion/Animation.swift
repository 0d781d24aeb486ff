import TallyMotion

/// How a change moves: a curve, a spring or an animation of your own, and changes to its time.
///
/// Equal if the same calls made them. What an interruption does depends on the kind: springs other than
/// `interpolatingSpring` go on from the shown value with its velocity, all others blend from the running animation.
public struct Animation: Hashable, Sendable {
    package var spec: MotionSpec

    package init(spec: MotionSpec) { self.spec = spec }

    /// The animation of a change that names none: a spring without bounce.
    public static let `default` = Animation(spec: .default)
}

extension Animation {
    /// Starts `delay` seconds later; a negative delay starts part-way through.
    public func delay(_ delay: Double) -> Animation { Animation(spec: spec.delay(delay)) }

    /// Runs `speed` times as fast; 0 or less holds the start for ever.
    public func speed(_ speed: Double) -> Animation { Animation(spec: spec.speed(speed)) }

    /// Plays `repeatCount` passes; with `autoreverses` every other one goes back, and counts.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(spec: spec.repeatCount(repeatCount, autoreverses: autoreverses))
    }

    /// Plays until the view goes or another change replaces it.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(spec: spec.repeatForever(autoreverses: autoreverses))
    }

    /// Counts as complete after `duration` seconds of its own time, though it may still move.
    public func logicallyComplete(after duration: Double) -> Animation {
        Animation(spec: spec.logicallyComplete(after: duration))
    }
}
