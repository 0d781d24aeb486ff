extension SlotText {
    /// Returns whether a mark stands between columns that move, as in a price or a time.
    var hasInnerMark: Bool {
        guard let ends else { return false }
        return tokens[ends].contains(where: \.isStill)
    }

    /// The first and the last column that moves, and what is between.
    private var ends: ClosedRange<Int>? {
        guard let first = tokens.firstIndex(where: { !$0.isStill }), let last = tokens.lastIndex(where: { !$0.isStill })
        else { return nil }
        return first...last
    }

    /// Returns which column each is: as its token has it, or counted from the last one that moves, so that marks meet marks where a text
    /// of another length comes. Then a column that moves is known by how many such ones stand to its right, and so is a mark.
    /// What stands before those that move counts from the start all the same.
    func places(countsFromEnd: Bool) -> [NumberText.Key] {
        guard countsFromEnd, let ends else { return tokens.map(\.key) }
        var places = tokens.map(\.key)
        var rank = 0
        for index in tokens.indices.reversed() {
            guard case .character = tokens[index].key else { continue }
            var position = index
            if index > ends.upperBound {
                // Beyond any that count from the start.
                position = .max / 2 + index - ends.upperBound
            } else if index >= ends.lowerBound {
                if !tokens[index].isStill { rank += 2 }
                position = tokens[index].isStill ? -rank - 2 : -rank - 1
            }
            places[index] = .character(position: position)
        }
        return places
    }
}
