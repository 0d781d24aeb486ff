/// Up to sixteen rectangles that cover everything that was added, in the root's space.
struct Damage {
    static let maximum = 16
    private var rects: [Rect] = []
    /// The rectangles have been handed out; their memory is used again once the receiver has let go of it.
    private var isTaken = false

    var isEmpty: Bool { isTaken || rects.isEmpty }

    /// Returns true if one of the rectangles covers all of it.
    func contains(_ rect: Rect) -> Bool {
        if isTaken { return false }
        for other in rects where other.contains(rect) { return true }
        return false
    }

    mutating func add(_ rect: Rect) {
        if rect.isEmpty || contains(rect) { return }
        if isTaken {
            rects.removeAll(keepingCapacity: true)
            isTaken = false
        }
        if rects.capacity < Self.maximum { rects.reserveCapacity(Self.maximum) }
        var merged = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            // Merging two that touch costs nothing if their union is not much larger than both.
            if other.intersects(merged) {
                merged = merged.union(other)
                rects.swapAt(index, rects.count - 1)
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        if rects.count == Self.maximum { mergeNearest(to: &merged) }
        rects.append(merged)
    }

    mutating func take() -> [Rect] {
        if isTaken { return [] }
        isTaken = true
        return rects
    }

    /// Merges the rectangle that grows least into `rect`.
    private mutating func mergeNearest(to rect: inout Rect) {
        var best = 0
        var bestGrowth = Double.infinity
        for (index, other) in rects.enumerated() {
            let union = other.union(rect)
            let growth = union.width * union.height - other.width * other.height
            if growth < bestGrowth {
                best = index
                bestGrowth = growth
            }
        }
        rect = rect.union(rects[best])
        rects.remove(at: best)
    }
}
