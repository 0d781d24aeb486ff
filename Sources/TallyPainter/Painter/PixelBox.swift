internal import TallyScene

/// A box of device pixels.
struct PixelBox: Equatable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    var count: Int { (maxX - minX) * (maxY - minY) }

    /// The box cut into pieces, top to bottom, that the processor's second cache holds while text is blended into them.
    ///
    /// 1,000 moving counters at 1600×1000 take an eighth less time so than in one piece.
    var bands: some Sequence<PixelBox> {
        let rows = max(32, 131_072 / max(1, maxX - minX))
        return stride(from: minY, to: maxY, by: rows).lazy.map { [self] top in
            PixelBox(minX: minX, minY: top, maxX: maxX, maxY: min(top + rows, maxY))
        }
    }

    /// Device pixels by which ink may be beside its bounds: glyphs are drawn at the nearest phase, and shapes
    /// with Cairo's rounding.
    static let margin = 0.25

    func points(_ scale: Double) -> Rect {
        Rect(
            minX: Double(minX) / scale, minY: Double(minY) / scale, maxX: Double(maxX) / scale,
            maxY: Double(maxY) / scale)
    }

    private func contains(_ other: PixelBox) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Makes one box of a zone and the boxes that meet it. Nothing is done if none does, or one contains all of it.
    ///
    /// - Returns: True if the boxes are others.
    static func merge(_ zone: PixelBox, into boxes: inout [PixelBox]) -> Bool {
        guard let first = boxes.firstIndex(where: { $0.intersects(zone) }), !boxes[first].contains(zone) else {
            return false
        }
        add(zone, to: &boxes)
        return true
    }

    private func intersects(_ other: PixelBox) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Returns disjoint boxes that cover the damage within the picture; those that overlap are merged.
    static func cover(_ damage: [Rect], scale: Double, width: Int, height: Int, into boxes: inout [PixelBox]) {
        boxes.removeAll(keepingCapacity: true)
        for rect in damage where !rect.isEmpty {
            var clip = ClipState(minX: 0, minY: 0, maxX: width, maxY: height)
            clip.restrict(toX: rect.minX * scale - margin, rect.maxX * scale + margin)
            clip.restrict(toY: rect.minY * scale - margin, rect.maxY * scale + margin)
            if clip.isEmpty { continue }
            let box = PixelBox(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: clip.maxY)
            add(box, to: &boxes)
        }
    }

    /// Keeps boxes disjoint: those that overlap become one.
    private static func add(_ new: PixelBox, to boxes: inout [PixelBox]) {
        var box = new
        // Sixteen boxes are all that a list gives; of more, the rest become one.
        var index = 0
        while index < boxes.count {
            let other = boxes[index]
            if box.intersects(other) || boxes.count >= 32 {
                box = PixelBox(
                    minX: min(box.minX, other.minX), minY: min(box.minY, other.minY),
                    maxX: max(box.maxX, other.maxX), maxY: max(box.maxY, other.maxY))
                boxes.swapAt(index, boxes.count - 1)
                boxes.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        boxes.append(box)
    }
}
