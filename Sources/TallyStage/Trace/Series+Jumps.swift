/// A step from one frame to the next that the motion around it does not account for.
struct Jump {
    /// Which value it leads to.
    var index: Int
    /// The part of the step that the velocity before or after it explains.
    var explained: Double
}

extension Series {
    /// Returns the first step that stands out by more than `limit`.
    ///
    /// Fast motion has large steps too, but beside others of their size; a jump stands alone. So a step may be as large
    /// as the velocity of the step before or after it allows, also continued by its change and by the change of that; two
    /// samples at one time allow none.
    ///
    /// - Parameter range: the values that are judged; those around only explain them. Nil: all.
    func firstJump(above limit: Double, in range: Range<Int>? = nil) -> Jump? {
        for index in (range ?? values.indices).dropFirst() {
            let step = values[index] - values[index - 1]
            if abs(step) <= limit { continue }
            let explained = allowance(at: index, direction: step < 0 ? -1 : 1)
            if !(abs(step) - explained <= limit) { return Jump(index: index, explained: explained) }
        }
        return nil
    }

    private func allowance(at index: Int, direction: Double) -> Double {
        let duration = times[index] - times[index - 1]
        guard duration > 0, frames[index] == frames[index - 1] + 1 else { return 0 }
        func speed(_ offset: Int) -> Double? {
            let other = index + offset
            guard other > 0, other < values.count, times[other] > times[other - 1],
                frames[other] == frames[other - 1] + 1
            else { return nil }
            return (values[other] - values[other - 1]) / (times[other] - times[other - 1]) * direction
        }
        var allowed = 0.0
        for side in [-1, 1] {
            guard let near = speed(side) else { continue }
            allowed = max(allowed, near)
            guard let far = speed(2 * side) else { continue }
            allowed = max(allowed, 2 * near - far)
            if let farthest = speed(3 * side) { allowed = max(allowed, 3 * near - 3 * far + farthest) }
        }
        return allowed * duration
    }
}
