/// How long the rows of a source were when they were laid out last, for those that have been; in points, without the
/// distance to their neighbours. A row without any view is as long as the distance is, the other way.
struct RowLengths {
    /// Some rows that follow one another. One block is kept for each that has been seen anything of.
    private struct Block {
        /// The lengths of the rows; one that is not a number is not known.
        var lengths = [Double](repeating: .nan, count: Block.size)
        var sum = 0.0
        var known = 0

        static let size = 64
    }

    private var blocks: [Block?] = []
    /// Of all that are known.
    private(set) var known = 0

    var sum: Double { blocks.reduce(0) { $0 + ($1?.sum ?? 0) } }

    mutating func set(_ length: Double, at place: Int) {
        let (index, inside) = place.quotientAndRemainder(dividingBy: Block.size)
        while blocks.count <= index { blocks.append(nil) }
        var block = blocks[index] ?? Block()
        if block.lengths[inside] == length { return }
        if block.lengths[inside].isNaN {
            block.known += 1
            known += 1
        }
        block.lengths[inside] = length
        // Anew, so that it does not depend on the way by which it was found.
        block.sum = block.lengths.reduce(0) { $1.isNaN ? $0 : $0 + $1 }
        blocks[index] = block
    }

    /// Returns the length of rows that follow one another, with those that are not known as long as `average`.
    ///
    /// - Complexity: O(rows / 64), and O(1) where none has been seen.
    func sum(_ range: Range<Int>, average: Double) -> Double {
        var sum = 0.0
        var known = 0
        forEachPart(of: range) { block, part in
            if part.count == Block.size {
                sum += block.sum
                known += block.known
            } else {
                for length in block.lengths[part] where !length.isNaN {
                    sum += length
                    known += 1
                }
            }
        }
        return sum + Double(range.count - known) * average
    }

    /// Returns the row that reaches to a distance from the first one's start; the last where it lies behind them all.
    func row(at distance: Double, in range: Range<Int>, average: Double, spacing: Double) -> Int {
        var rest = distance
        var place = range.lowerBound
        let step = average + spacing
        while place < range.upperBound {
            let index = place / Block.size
            let end = Swift.min((index + 1) * Block.size, range.upperBound)
            guard let block = index < blocks.count ? blocks[index] : nil else {
                // To the next block of which anything is known.
                var far = index + 1
                while far < blocks.count, blocks[far] == nil { far += 1 }
                let unknown = far < blocks.count ? Swift.min(far * Block.size, range.upperBound) : range.upperBound
                let length = Double(unknown - place) * step
                if rest < length, step > 0 {
                    return Swift.min(place + Int(Swift.max(0, rest) / step), unknown - 1)
                }
                rest -= length
                place = unknown
                continue
            }
            for row in place..<end {
                let length = block.lengths[row % Block.size]
                rest -= (length.isNaN ? average : length) + spacing
                if rest < 0 { return row }
            }
            place = end
        }
        return Swift.max(range.lowerBound, range.upperBound - 1)
    }

    private func forEachPart(of range: Range<Int>, _ body: (Block, Range<Int>) -> Void) {
        guard !range.isEmpty, !blocks.isEmpty else { return }
        let last = Swift.min((range.upperBound - 1) / Block.size, blocks.count - 1)
        let first = range.lowerBound / Block.size
        guard first <= last else { return }
        for index in first...last {
            guard let block = blocks[index] else { continue }
            let start = index * Block.size
            body(
                block,
                Swift.max(0, range.lowerBound - start)..<Swift.min(Block.size, range.upperBound - start))
        }
    }

    /// Returns the lengths of rows that stand elsewhere now; nil is for a row that is not there any more.
    func moved(_ place: (Int) -> Int?) -> RowLengths {
        var moved = RowLengths()
        for (index, block) in blocks.enumerated() {
            guard let block, block.known > 0 else { continue }
            for (inside, length) in block.lengths.enumerated() where !length.isNaN {
                if let new = place(index * Block.size + inside) { moved.set(length, at: new) }
            }
        }
        return moved
    }
}
