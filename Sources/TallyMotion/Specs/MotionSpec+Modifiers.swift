extension MotionSpec {
    /// Starts `delay` seconds later; a negative delay starts part-way through. Not finite counts as 0.
    package func delay(_ delay: Double) -> MotionSpec { with(.delay(delay)) }

    /// Runs `speed` times as fast; 0, negative or NaN holds the start for ever.
    package func speed(_ speed: Double) -> MotionSpec { with(.speed(speed)) }

    /// Plays `count` passes, those in reverse included; a count below 1 is over at once.
    package func repeatCount(_ count: Int, autoreverses: Bool = true) -> MotionSpec {
        with(.repeatCount(count, autoreverses: autoreverses))
    }

    /// Plays until something replaces it. Repeating what is over at once is over at once.
    package func repeatForever(autoreverses: Bool = true) -> MotionSpec {
        with(.repeatForever(autoreverses: autoreverses))
    }

    /// Counts as complete after `duration` seconds of its own time, though it may still be moving.
    package func logicallyComplete(after duration: Double) -> MotionSpec { with(.logicallyComplete(after: duration)) }
}
