extension AmountBoard {
    /// The glyphs of some characters of the raw text, by their number from the left without those that leave.
    ///
    /// A caret is an empty range; it stands behind the digit on its left, before a group mark.
    func places(of selection: Range<Int>) -> Range<Int> {
        let live = cells.filter { !$0.isLeaving }
        func place(behind raw: Int) -> Int {
            live.firstIndex { $0.rawIndex == raw - 1 }.map { $0 + 1 } ?? 0
        }
        let lower = place(behind: selection.lowerBound)
        guard !selection.isEmpty else { return lower..<lower }
        return lower..<max(lower, place(behind: selection.upperBound))
    }
}
