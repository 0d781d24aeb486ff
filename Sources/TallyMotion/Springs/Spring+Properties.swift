extension Spring {
    /// The perceived duration in seconds; the same number as `response`.
    public var duration: Double { response }

    /// How much the spring overshoots: 1 for ever, 0 not at all, negative when over-damped.
    public var bounce: Double {
        let ratio = dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The period, in seconds, that the spring would have without damping.
    public var response: Double { 2 * .pi / naturalFrequency }

    /// The damping as a fraction of critical damping.
    public var dampingRatio: Double { decayConstant / naturalFrequency }

    /// The force per unit of distance; of an over-damped spring the sum that SwiftUI reads back, mass·(2ζ²-1)·ω².
    public var stiffness: Double {
        mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
    }

    /// The force per unit of velocity against the motion.
    public var damping: Double { 2 * decayConstant * mass }
}
