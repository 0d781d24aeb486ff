/// Pairs the columns of two texts, in the order of the eye.
enum RollMatching {
    /// Indices into the tokens of the old and the new text; one of them is `nil` if the column enters or exits.
    typealias Pair = (from: Int?, to: Int?)

    // MARK: - By key

    /// Pairs equal keys, unless the column changed sides: then it exits there and enters here.
    static func byKey(_ from: NumberText, _ to: NumberText) -> [Pair] {
        if let pairs = byPlace(from, to) { return pairs }
        var places: [NumberText.Key: Int] = [:]
        for (place, index) in from.visualOrder.enumerated().reversed() { places[from.tokens[index].key] = place }
        let fromDigits = firstDigitPlace(of: from)
        let toDigits = firstDigitPlace(of: to)
        var partners: [Int?] = []
        var reached = -1
        for (place, index) in to.visualOrder.enumerated() {
            let key = to.tokens[index].key
            guard let old = places[key], old > reached else {
                partners.append(nil)
                continue
            }
            if case .symbol(let role, _) = key, role != .point, let fromDigits, let toDigits,
                (old < fromDigits) != (place < toDigits)
            {
                partners.append(nil)
                continue
            }
            partners.append(old)
            reached = old
        }
        return merged(from, to, partners: partners)
    }

    /// Returns the pairs of two texts that have the same columns, as most changes leave them; `nil` of others.
    private static func byPlace(_ from: NumberText, _ to: NumberText) -> [Pair]? {
        guard from.tokens.count == to.tokens.count, from.visualOrder == to.visualOrder else { return nil }
        for (old, new) in zip(from.tokens, to.tokens) where old.key != new.key { return nil }
        return from.visualOrder.map { ($0, $0) }
    }

    private static func firstDigitPlace(of text: NumberText) -> Int? {
        text.visualOrder.firstIndex { text.tokens[$0].key.exponent != nil }
    }

    /// Puts the exits behind the stayer to their left. Partners are ascending places in the old order.
    private static func merged(_ from: NumberText, _ to: NumberText, partners: [Int?]) -> [Pair] {
        var pairs: [Pair] = []
        pairs.reserveCapacity(from.tokens.count + to.tokens.count)
        let stays = Set(partners.compactMap { $0 })
        var old = 0
        func appendExits() {
            while old < from.visualOrder.count, !stays.contains(old) {
                pairs.append((from.visualOrder[old], nil))
                old += 1
            }
        }
        appendExits()
        for (place, partner) in partners.enumerated() {
            pairs.append((partner.map { from.visualOrder[$0] }, to.visualOrder[place]))
            guard partner != nil else { continue }
            old += 1
            appendExits()
        }
        return pairs
    }

    // MARK: - By position

    static func byPosition(_ from: NumberText, _ to: NumberText) -> [Pair] {
        (0..<max(from.visualOrder.count, to.visualOrder.count)).map { place in
            (
                place < from.visualOrder.count ? from.visualOrder[place] : nil,
                place < to.visualOrder.count ? to.visualOrder[place] : nil
            )
        }
    }

    // MARK: - By text

    /// Pairs what both texts begin with and what both end with; the rest exits as a whole, and enters as a whole.
    static func byEnds(_ from: NumberText, _ to: NumberText) -> [Pair] {
        let (head, tail) = equalEnds(from, to)
        let old = from.visualOrder
        let new = to.visualOrder
        var pairs: [Pair] = (0..<head).map { (old[$0], new[$0]) }
        pairs += old[head..<old.count - tail].map { ($0, nil) }
        pairs += new[head..<new.count - tail].map { (nil, $0) }
        return pairs + (0..<tail).map { (old[old.count - tail + $0], new[new.count - tail + $0]) }
    }

    /// Returns how many columns from the left, and of the others from the right, have the same text.
    private static func equalEnds(_ from: NumberText, _ to: NumberText) -> (head: Int, tail: Int) {
        let old = from.visualOrder
        let new = to.visualOrder
        func isEqual(_ a: Int, _ b: Int) -> Bool { from.tokens[old[a]].drawnText == to.tokens[new[b]].drawnText }
        var head = 0
        while head < min(old.count, new.count), isEqual(head, head) { head += 1 }
        var tail = 0
        while tail < min(old.count, new.count) - head, isEqual(old.count - 1 - tail, new.count - 1 - tail) { tail += 1 }
        return (head, tail)
    }

    /// Returns the alignment with the fewest replacements, insertions and deletions of characters.
    ///
    /// The quadratic search is bounded to 65,536 pairs after equal ends are cut off; beyond, positions decide.
    static func byText(_ from: NumberText, _ to: NumberText) -> [Pair] {
        let old = from.visualOrder
        let new = to.visualOrder
        func isEqual(_ a: Int, _ b: Int) -> Bool { from.tokens[old[a]].drawnText == to.tokens[new[b]].drawnText }
        let (head, tail) = equalEnds(from, to)
        let rows = old.count - head - tail
        let columns = new.count - head - tail
        var pairs: [Pair] = (0..<head).map { (old[$0], new[$0]) }
        if rows * columns <= 65_536 {
            for step in alignment(rows, columns, isEqual: { isEqual($0 + head, $1 + head) }) {
                pairs.append((step.from.map { old[$0 + head] }, step.to.map { new[$0 + head] }))
            }
        } else {
            for place in 0..<max(rows, columns) {
                pairs.append((place < rows ? old[place + head] : nil, place < columns ? new[place + head] : nil))
            }
        }
        return pairs + (0..<tail).map { (old[old.count - tail + $0], new[new.count - tail + $0]) }
    }

    /// Returns the table of Wagner and Fischer, read backwards.
    private static func alignment(_ rows: Int, _ columns: Int, isEqual: (Int, Int) -> Bool) -> [Pair] {
        let width = columns + 1
        var cost = [Int](repeating: 0, count: (rows + 1) * width)
        for column in 0...columns { cost[column] = column }
        for row in 0..<rows {
            cost[(row + 1) * width] = row + 1
            for column in 0..<columns {
                let diagonal = cost[row * width + column] + (isEqual(row, column) ? 0 : 1)
                let gap = min(cost[row * width + column + 1], cost[(row + 1) * width + column]) + 1
                cost[(row + 1) * width + column + 1] = min(diagonal, gap)
            }
        }
        var steps: [Pair] = []
        var (row, column) = (rows, columns)
        while row > 0 || column > 0 {
            let here = cost[row * width + column]
            if row > 0, column > 0,
                here == cost[(row - 1) * width + column - 1] + (isEqual(row - 1, column - 1) ? 0 : 1)
            {
                steps.append((row - 1, column - 1))
                row -= 1
                column -= 1
            } else if column > 0, here == cost[row * width + column - 1] + 1 {
                steps.append((nil, column - 1))
                column -= 1
            } else {
                steps.append((row - 1, nil))
                row -= 1
            }
        }
        return steps.reversed()
    }
}
