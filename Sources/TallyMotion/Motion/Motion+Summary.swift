/// What runs of one value, for those who ask why it moves.
package struct MotionSummary {
    /// One animation, with the values of its time.
    package struct Link {
        package let animation: String
        /// Absolute times in seconds; the end is infinite if there is none, or if it is not known yet.
        package let start: Double
        package let end: Double
        package let target: Any
        /// What a spring took over from the one before it, per second; nil: nothing.
        package let keptVelocity: Any?
    }

    /// The oldest that is still heard first; the last one is in charge.
    package let links: [Link]
    /// What was shown when the last one began; nil where an animation made elsewhere would have to be asked.
    package let from: Any?
    /// Units per second; nil where an animation made elsewhere would have to be asked.
    package let velocity: Any?
}

extension Motion {
    /// - Complexity: O(animations still combined); allocates. Animations made elsewhere are not asked.
    package func summary(at time: Double) -> MotionSummary {
        var copy = self
        let all = older + [newest]
        let isKnown = all.allSatisfy { $0.custom == nil }
        let links = all.map { link in
            var kept: Any?
            if case .merged = link.course, link.velocity.magnitudeSquared > 0 { kept = link.velocity }
            return MotionSummary.Link(
                animation: link.spec.call, start: link.start, end: link.end, target: link.target,
                keptVelocity: kept)
        }
        return MotionSummary(
            links: links, from: isKnown ? copy.value(at: newest.start) : nil,
            velocity: isKnown ? copy.velocity(at: time) : nil)
    }
}
