/// An animation that does nothing but move a place or an opacity once from here to there, as most do: so many of them can be played
/// by one pace.
package struct SteadyMotion {
    package let property: LayerProperty
    package let isAdditive: Bool
    package let from: SIMD2<Double>
    package let to: SIMD2<Double>
    package let pace: Pace

    /// When, and how fast: alike for all that one block has set off.
    package struct Pace: Equatable {
        /// By the layer's time, in seconds.
        package let start: Double
        package let duration: Double
        let curve: TimingCurve?
        let spring: SpringPace?

        /// Returns the share of the way; 0 before the start.
        package func progress(at time: Double) -> Double {
            let share = (time - start) / duration
            if share <= 0 { return 0 }
            if let spring { return spring.progress(at: min(share, 1) * duration) }
            return share >= 1 ? 1 : curve?.value(at: share) ?? share
        }
    }
}

extension RunningAnimation {
    /// The animation, if it is such a one.
    package var steady: SteadyMotion? { animation.steady }
}

extension CompiledAnimation {
    var steady: SteadyMotion? {
        guard case .value(let track) = content, timing.isValid, timing.speed == 1, timing.timeOffset == 0,
            timing.cycles == 1, !timing.autoreverses, timing.fillsBackwards, timing.duration > 0,
            track.target.keyPath.component == .whole, case .fixed(let from, let to) = track.ends
        else { return nil }
        let pace = SteadyMotion.Pace(
            start: timing.beginTime, duration: timing.duration, curve: curve, spring: track.pace)
        let (property, isAdditive) = (track.target.keyPath.property, track.target.isAdditive)
        switch (property, from, to) {
        case (.position, .pair(let from), .pair(let to)):
            return SteadyMotion(property: property, isAdditive: isAdditive, from: from, to: to, pace: pace)
        case (.opacity, .number(let from), .number(let to)):
            return SteadyMotion(
                property: property, isAdditive: isAdditive, from: SIMD2(from, 0), to: SIMD2(to, 0), pace: pace)
        default: return nil
        }
    }
}
