/// A group mark, and the ids of the glyphs beside it.
struct AmountMark: Equatable {
    let id: Int
    let left: Int
    let right: Int

    /// Returns, for gaps between glyphs, the ids of the marks that go on in them; `nil` for a new one.
    ///
    /// A mark stays with the digit on its right. The marks that have lost theirs slide to the gaps that are left, in order from
    /// the right, so that none leaves where another comes; and no mark passes another.
    static func kept(_ marks: [AmountMark], in gaps: [(left: Int, right: Int)]) -> [Int?] {
        let stays = gaps.map { gap in marks.firstIndex { $0.right == gap.right } }
        var kept = [Int?](repeating: nil, count: gaps.count)
        // All marks from here on have their gap, or none.
        var end = marks.count
        for index in gaps.indices.reversed() {
            if let mark = stays[index] {
                guard mark < end else { continue }
                end = mark
            } else {
                guard end > 0, !stays.contains(end - 1) else { continue }
                end -= 1
            }
            kept[index] = marks[end].id
        }
        return kept
    }
}
