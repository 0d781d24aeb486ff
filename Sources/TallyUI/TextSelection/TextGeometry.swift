import TallyScene

/// Where carets stand in a text that is shown, which place is nearest to a point, and what a selection covers.
///
/// Places in the text are bytes of what is shown; points are counted from the text's top left corner.
package struct TextGeometry {
    /// The text, for its places between clusters.
    private let text: PlainText
    private let lines: [TextPlaces.Line]

    package init(_ shown: String, _ places: TextPlaces) {
        text = PlainText(shown)
        lines = places.lines
    }

    /// The lines as they are shown, from where each begins to where the caret stands at its end.
    package var lineRanges: [Range<Int>] {
        lines.indices.map { index in
            let bytes = lines[index].bytes
            // Behind the last character of a wrapped line the caret stands on the next.
            let isWrapped = index + 1 < lines.count && lines[index + 1].bytes.lowerBound == bytes.upperBound
            return bytes
                .lowerBound..<(isWrapped
                ? max(bytes.lowerBound, text.previous(before: bytes.upperBound)) : bytes.upperBound)
        }
    }

    /// Returns whether the line of a place runs from the right; nil for one without characters.
    package func isRightToLeft(at place: Int) -> Bool? {
        let line = lines[lineIndex(of: place)]
        return line.pieces.isEmpty ? nil : line.isRightToLeft
    }

    func lineIndex(of place: Int) -> Int { lines.lastIndex { $0.bytes.lowerBound <= place } ?? 0 }

    /// Returns where the caret stands: a line's height, and no width.
    package func caret(at place: Int) -> Rect {
        let line = lines[lineIndex(of: place)]
        let x = x(of: place, in: line)
        return Rect(minX: x, minY: line.box.minY, maxX: x, maxY: line.box.maxY)
    }

    /// Returns where a place is: before the piece that begins there, within the one that is around it, behind the one
    /// that ends there.
    private func x(of place: Int, in line: TextPlaces.Line) -> Double {
        if let index = line.firstPiece(endingAfter: place), line.pieces[index].bytes.lowerBound <= place {
            return line.pieces[index].x(at: place)
        }
        if let last = line.pieces.last, line.bytes.upperBound >= place, last.bytes.upperBound == place {
            return last.x(at: place)
        }
        return line.isRightToLeft ? line.box.minX : line.box.maxX
    }

    /// Returns the place whose caret is nearest to a point; of two as near the first.
    package func place(nearestTo point: Point) -> Int {
        let line = lines[lineIndex(nearestTo: point.y)]
        return place(nearestTo: point.x, in: line)
    }

    private func lineIndex(nearestTo y: Double) -> Int {
        lines.firstIndex { y < $0.box.maxY } ?? lines.count - 1
    }

    private func place(nearestTo x: Double, in line: TextPlaces.Line) -> Int {
        let near = line.pieces.min { $0.distance(to: x) < $1.distance(to: x) }
        guard let near else { return line.bytes.lowerBound }
        if near.isEllipsis {
            let (start, end) = (near.bytes.lowerBound, near.bytes.upperBound)
            return abs(near.x(at: start) - x) <= abs(near.x(at: end) - x) ? text.roundedDown(start) : end
        }
        let end = text.roundedUp(near.bytes.upperBound)
        var place = text.roundedDown(near.bytes.lowerBound)
        var best = place
        var least = Double.infinity
        while true {
            let edge = place < near.bytes.upperBound ? self.x(of: place, in: line) : near.x(at: near.bytes.upperBound)
            if abs(edge - x) < least {
                least = abs(edge - x)
                best = place
            }
            if place >= end { return best }
            place = text.next(after: place)
        }
    }

    /// Returns the place on the line above or below that is nearest to a distance from the left. Nil if there is no
    /// such line.
    package func place(_ lineStep: Int, from place: Int, x: Double) -> Int? {
        let index = lineIndex(of: place) + lineStep
        guard lines.indices.contains(index) else { return nil }
        let found = self.place(nearestTo: x, in: lines[index])
        // Where a wrapped line ends, the caret would stand on the next.
        return lineIndex(of: found) == index ? found : text.previous(before: found)
    }

    /// Returns the boxes behind a selected range, line by line; what a line breaks off reaches to `edge`, in points.
    package func boxes(of range: Range<Int>, edge: Double) -> [Rect] {
        var boxes: [Rect] = []
        for (index, line) in lines.enumerated() where line.bytes.lowerBound < range.upperBound || index == 0 {
            if line.bytes.upperBound < range.lowerBound { continue }
            let first = boxes.count
            for piece in line.pieces where piece.bytes.overlaps(range) {
                let a = piece.x(at: max(range.lowerBound, piece.bytes.lowerBound))
                let b = piece.x(at: min(range.upperBound, piece.bytes.upperBound))
                let box = Rect(minX: min(a, b), minY: line.box.minY, maxX: max(a, b), maxY: line.box.maxY)
                if boxes.count > first, let last = boxes.last, last.maxX == box.minX || last.minX == box.maxX {
                    boxes[boxes.count - 1] = last.union(box)
                } else {
                    boxes.append(box)
                }
            }
            guard index + 1 < lines.count, range.upperBound >= lines[index + 1].bytes.lowerBound else { continue }
            boxes.append(Rect(minX: line.box.maxX, minY: line.box.minY, maxX: edge, maxY: line.box.maxY))
        }
        return boxes.filter { !$0.isEmpty }
    }
}

extension TextPlaces.Line {
    /// Returns the first piece that ends after a place, found by bisection: pieces stand in the order of the text.
    fileprivate func firstPiece(endingAfter place: Int) -> Int? {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].bytes.upperBound > place { high = middle } else { low = middle + 1 }
        }
        return low < pieces.count ? low : nil
    }
}

extension TextPlaces.Piece {
    /// Returns where the caret stands at a place: within a piece, carets stand in equal distances.
    fileprivate func x(at place: Int) -> Double {
        let share = bytes.isEmpty ? 0 : Double(place - bytes.lowerBound) / Double(bytes.count)
        return isRightToLeft ? maxX - (maxX - minX) * share : minX + (maxX - minX) * share
    }

    fileprivate func distance(to x: Double) -> Double { max(0, minX - x, x - maxX) }
}
