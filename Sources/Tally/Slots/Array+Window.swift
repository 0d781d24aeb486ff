extension Array {
    /// Returns what of a strip that is not empty is in a window at a place of it, one or two of its faces, and how far the window is
    /// from the first of them to the second. Places beyond the ends count as the ends.
    func window(at place: Double) -> (shown: [Element], share: Double) {
        let place = Swift.max(0, Swift.min(place, Double(count - 1)))
        let index = Int(place)
        let share = place - Double(index)
        return share > 0 ? ([self[index], self[index + 1]], share) : ([self[index]], 0)
    }
}
