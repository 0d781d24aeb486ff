extension MediaTiming {
    package enum Phase: Equatable, Sendable { case before, active, after }

    /// Where a time of the parent falls.
    package struct Moment: Equatable, Sendable {
        package var phase: Phase
        /// Whether anything of the animation shows.
        package var isInEffect: Bool
        /// Way through the duration, 0…1, already running back where it reverses.
        package var progress: Double
        /// How many cycles are behind.
        package var cycle: Double
    }

    /// Returns where a time of the parent falls. Outside of the active time it is the first or the last value's place.
    ///
    /// An inner boundary belongs to the cycle that begins there, the very end to the last cycle. With a negative speed the
    /// local time falls from `timeOffset` to 0. With speed 0 it is always active, at `timeOffset` held to the active time.
    package func moment(at parentTime: Double) -> Moment {
        guard isValid, !parentTime.isNaN else { return Moment(phase: .after, isInEffect: false, progress: 0, cycle: 0) }
        let active = activeDuration
        let time = (parentTime - beginTime) * speed + timeOffset
        if speed == 0 {
            return moment(parentTime < beginTime ? .before : .active, at: Swift.min(Swift.max(timeOffset, 0), active))
        }
        if parentTime < beginTime {
            return moment(.before, at: speed > 0 ? 0 : Swift.min(Swift.max(timeOffset, 0), active))
        }
        if speed > 0 {
            if time < 0 { return moment(.before, at: 0) }
            return time < active ? moment(.active, at: time) : moment(.after, at: active)
        }
        if time <= 0 { return moment(.after, at: 0) }
        return time <= active ? moment(.active, at: time) : moment(.before, at: active)
    }

    private func moment(_ phase: Phase, at time: Double) -> Moment {
        let isInEffect =
            switch phase {
            case .before: fillsBackwards
            case .active: true
            case .after: fillsForwards
            }
        let (progress, cycle) = place(at: time)
        return Moment(phase: phase, isInEffect: isInEffect, progress: progress, cycle: cycle)
    }

    /// Returns the progress at a local time within the active duration, and the cycles behind it.
    private func place(at time: Double) -> (progress: Double, cycle: Double) {
        let length = cycle
        guard length > 0 else { return (autoreverses ? 0 : 1, Swift.max(cycles.rounded(.up) - 1, 0)) }
        if time >= activeDuration && time > 0 { return placeAtEnd }
        guard time.isFinite else { return (0, 0) }
        if time < length { return (progress(ofCycle: time / length), 0) }
        let rest = time.truncatingRemainder(dividingBy: length)
        return (progress(ofCycle: rest / length), ((time - rest) / length).rounded())
    }

    /// Counted in cycles and not in seconds: 3 · 0.1 s is not three times 0.1 s to the last bit.
    private var placeAtEnd: (progress: Double, cycle: Double) {
        let count = cycles
        guard count.isFinite else { return (progress(ofCycle: 1), 0) }
        let nearest = count.rounded()
        if nearest >= 1 && (count - nearest).magnitude <= 1e-9 * count { return (progress(ofCycle: 1), nearest - 1) }
        let whole = count.rounded(.down)
        return (progress(ofCycle: count - whole), whole)
    }

    private func progress(ofCycle share: Double) -> Double {
        guard autoreverses else { return share }
        return share <= 0.5 ? 2 * share : 2 - 2 * share
    }
}
