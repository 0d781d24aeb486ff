extension AmountBoard {
    /// What a caret goes with while the row moves: the digit that it stands behind or, if that is still to come, the one
    /// before which it stands; else the row itself. A caret on a glyph that comes would drop with it.
    func anchor(ofPlace place: Int) -> AmountCursor.Anchor {
        let live = cells.filter { !$0.isLeaving }
        // Behind a minus sign the currency may stand.
        let isBehindSign = isNegative && place > 0 && place < live.count && live[place - 1].rawIndex == 0
        if place > 0, place <= live.count, !isBehindSign, live[place - 1].comes <= settled {
            return .glyph(live[place - 1].id, isRight: true)
        }
        if place < live.count, live[place].comes <= settled { return .glyph(live[place].id, isRight: false) }
        return .row
    }

    /// Returns the glyphs of some characters of the raw text, by their number from the left without those that leave.
    ///
    /// A caret is an empty range; it stands behind the digit on its left, before a group mark.
    func places(of selection: Range<Int>) -> Range<Int> {
        let edges = edges
        func place(_ raw: Int) -> Int { edges[min(max(raw, 0), edges.count - 1)] }
        let lower = place(selection.lowerBound)
        guard !selection.isEmpty else { return lower..<lower }
        return lower..<max(lower, place(selection.upperBound))
    }

    /// For each place of the raw text the edge that a caret stands at, by the number of glyphs left of it.
    var edges: [Int] {
        let live = cells.filter { !$0.isLeaving }
        let count = live.count { $0.rawIndex != nil }
        var edges = Array(repeating: 0, count: count + 1)
        for (index, cell) in live.enumerated() {
            if let raw = cell.rawIndex, raw < count { edges[raw + 1] = index + 1 }
        }
        // A minus sign may stand right of the digits: left of the first of them is where the row begins.
        if live.last?.rawIndex == 0, live.count > 1 { edges[1] = 0 }
        return edges
    }
}
