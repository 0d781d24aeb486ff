internal import TallyScene

/// Writes a line's clusters from left to right: Unicode's reordering, then one glyph after the other.
struct LineWriter {
    let shaper: PangoShaper
    let paragraph: Paragraph
    let shaped: ShapedClusters
    let baseline: Double
    private(set) var x = 0.0
    private(set) var runs: [ShapedText.Run] = []
    private(set) var rules: [Rect] = []
    /// Relative to the line's left end and baseline.
    private(set) var ink = Rect.null
    /// Where the clusters stand, if somebody wants to know; bytes are those of the hard line.
    private(set) var places: [TextPlaces.Piece]?

    init(shaper: PangoShaper, paragraph: Paragraph, shaped: ShapedClusters, baseline: Double, notesPlaces: Bool) {
        self.shaper = shaper
        self.paragraph = paragraph
        self.shaped = shaped
        self.baseline = baseline
        if notesPlaces { places = [] }
    }

    mutating func write(_ range: Range<Int>) {
        let levels = shaped.clusters[range]
        if levels.allSatisfy({ $0.level == 0 }) {
            for index in range { write(shaped.clusters[index]) }
        } else {
            for index in visualOrder(range) { write(shaped.clusters[index]) }
        }
    }

    /// Rule L2 of the Unicode bidirectional algorithm.
    private func visualOrder(_ range: Range<Int>) -> [Int] {
        var order = Array(range)
        let highest = order.reduce(0) { max($0, shaped.clusters[$1].level) }
        for level in stride(from: highest, through: 1, by: -1) {
            var start = 0
            while start < order.count {
                guard shaped.clusters[order[start]].level >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < order.count, shaped.clusters[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }

    private mutating func write(_ cluster: Cluster) {
        let style = paragraph.runs[cluster.run]
        let raise = style.baselineOffset.isFinite ? style.baselineOffset : 0
        var pen = x
        for glyph in shaped.glyphs[cluster.firstGlyph..<cluster.endGlyph] {
            let place = ShapedText.Glyph(id: glyph.id, x: pen + glyph.x, y: glyph.y - raise)
            pen += glyph.advance
            add(place, face: glyph.face, color: style.color)
        }
        if style.isUnderlined || style.isStruckThrough { addRules(style, raise, from: x, to: x + cluster.advance) }
        places?.append(
            TextPlaces.Piece(
                bytes: cluster.start..<cluster.end, minX: x, maxX: x + cluster.advance,
                isRightToLeft: cluster.level & 1 == 1))
        x += cluster.advance
    }

    private mutating func add(_ glyph: ShapedText.Glyph, face: UInt32, color: RGBA?) {
        if let last = runs.indices.last, runs[last].face == face, runs[last].color == color {
            runs[last].glyphs.append(glyph)
        } else {
            runs.append(ShapedText.Run(face: face, glyphs: [glyph], color: color))
        }
        let number = FaceNumber(face)
        let box = shaper.store.ink(face: number.index, glyph: glyph.id)
        if box.isEmpty { return }
        // A step of size and a thousandth of a point more than the outline, for the rounding of both.
        let size = number.size + 1 / FaceNumber.stepsPerPoint
        ink = ink.union(
            Rect(
                minX: glyph.x + box.minX * size - 0.001, minY: glyph.y + box.minY * size - 0.001,
                maxX: glyph.x + box.maxX * size + 0.001, maxY: glyph.y + box.maxY * size + 0.001))
    }

    private mutating func addRules(_ style: Paragraph.Run, _ raise: Double, from start: Double, to end: Double) {
        let size = FaceNumber.usable(style.font.size)
        let face = shaper.store.faces[shaper.resolve(style.font).face]
        let thickness = face.underlineThickness * size
        if style.isUnderlined { add(start, end, top: face.underlineTop * size - raise, thickness) }
        if style.isStruckThrough { add(start, end, top: -face.strikeMiddle * size - thickness / 2 - raise, thickness) }
    }

    private mutating func add(_ start: Double, _ end: Double, top: Double, _ thickness: Double) {
        guard start < end, thickness > 0 else { return }
        let rule = Rect(minX: start, minY: baseline + top, maxX: end, maxY: baseline + top + thickness)
        ink = ink.union(rule.offset(x: 0, y: -baseline))
        for index in rules.indices.suffix(2) where rules[index].minY == rule.minY && rules[index].maxX == start {
            rules[index].maxX = end
            return
        }
        rules.append(rule)
    }
}
