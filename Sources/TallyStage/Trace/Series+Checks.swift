public import Foundation

extension Series {
    /// Returns whether no step from one frame to the next stands out of the motion around it by more than `limit`, in
    /// the series' unit.
    ///
    /// Motion of any speed passes, also one that starts, ends or turns at once. A jump is found where it is made: in the
    /// frame of the change, at a retarget, at the end. What moves for a single frame is a jump.
    public func isContinuous(within limit: Double) -> Check {
        firstJump(above: limit).map { failure($0, limit) }
            ?? .passed("\(title) is continuous within \(limit.printed) over \(values.count) frames")
    }

    func failure(_ jump: Jump, _ limit: Double) -> Check {
        .failed(
            "\(place(jump.index)): \(title) jumps from \(values[jump.index - 1].printed) to "
                + "\(values[jump.index].printed), where the frames around explain "
                + "\(jump.explained.printed); \(limit) more is allowed")
    }

    /// Returns whether it never goes back by more than `tolerance` on its way from the first to the last value.
    public func isMonotone(tolerance: Double = 0.005) -> Check {
        guard let first = values.first, let last = values.last else { return .failed("\(title) has no values") }
        let direction: Double = last < first ? -1 : 1
        var reached = first * direction
        for index in values.indices {
            let value = values[index] * direction
            if !(value >= reached - tolerance) {
                return .failed(
                    "\(place(index)): \(title) goes back from \((reached * direction).printed) to "
                        + "\(values[index].printed); \(tolerance) is allowed")
            }
            reached = max(reached, value)
        }
        return .passed("\(title) goes from \(first.printed) to \(last.printed) without turning back")
    }

    /// Returns whether every value lies in the range, or outside by no more than `tolerance`.
    public func stays(in range: ClosedRange<Double>, tolerance: Double = 0.005) -> Check {
        for index in values.indices
        where !(values[index] >= range.lowerBound - tolerance && values[index] <= range.upperBound + tolerance) {
            return .failed(
                "\(place(index)): \(title) is \(values[index].printed), outside "
                    + "\(range.lowerBound.printed)...\(range.upperBound.printed); \(tolerance) more is allowed")
        }
        return .passed("\(title) stays in \(range.lowerBound.printed)...\(range.upperBound.printed)")
    }

    /// Returns whether from `time` on, seconds since the trace began, it stays within `tolerance` of its last value.
    public func settles(by time: TimeInterval, within tolerance: Double = 0.005) -> Check {
        guard let last = values.last else { return .failed("\(title) has no values") }
        guard let settled = settlingTime(within: tolerance) else {
            return .failed("\(title) ends at \(last), where nothing settles")
        }
        if settled <= time + 1e-9 { return .passed("\(title) settles at \(last.printed) at \(settled.printedTime) s") }
        let index = lastIndex(furtherThan: tolerance, from: last) ?? 0
        return .failed(
            "\(place(index)): \(title) is \(values[index].printed), not yet at \(last.printed); it settles at "
                + "\(settled.printedTime) s within \(tolerance), later than \(time.printedTime) s")
    }

    /// Returns whether it never goes past its last value by more than `limit`, in the series' unit and the direction
    /// from the first to the last; one that ends where it began goes past nothing.
    public func overshoots(byAtMost limit: Double) -> Check {
        guard let first = values.first, let last = values.last else { return .failed("\(title) has no values") }
        let direction: Double = last < first ? -1 : 1
        let beyond = values.map { first == last ? 0 : ($0 - last) * direction }
        if let index = beyond.indices.first(where: { !(beyond[$0] <= limit) }) {
            return .failed(
                "\(place(index)): \(title) is \(values[index].printed), past \(last.printed), and at most "
                    + "\(overshoot.printed) past it; \(limit) is allowed")
        }
        return .passed("\(title) goes past \(last.printed) by \(overshoot.printed) at most")
    }
}
