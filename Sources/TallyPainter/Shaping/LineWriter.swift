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
    private(set) var ruleColors: [RGBA?] = []
    private(set) var marks: [ShapedText.Mark] = []
    /// The metrics of the line.
    var metrics = LineMetrics(ascent: 0, descent: 0)
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

    /// Applies rule L2 of the Unicode bidirectional algorithm.
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
        if let mark = style.mark { note(mark, style.box, raise, width: cluster.advance) }
        if places != nil { notePlace(cluster) }
        x += cluster.advance
    }

    private mutating func notePlace(_ cluster: Cluster) {
        var piece = TextPlaces.Piece(
            bytes: cluster.start..<cluster.end, minX: x, maxX: x + cluster.advance,
            isRightToLeft: cluster.level & 1 == 1)
        piece.run = cluster.run
        let first = places?.last?.glyphs.upperBound ?? 0
        piece.glyphs = first..<(first + cluster.endGlyph - cluster.firstGlyph)
        places?.append(piece)
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
        let face = shaper.face(of: style.font)
        let thickness = face.underlineThickness * size
        if style.isUnderlined {
            add(start, end, top: face.underlineTop * size - raise, thickness, style.underline, style.color)
        }
        if style.isStruckThrough {
            add(
                start, end, top: -face.strikeMiddle * size - thickness / 2 - raise, thickness, style.strikethrough,
                style.color)
        }
    }

    private mutating func add(
        _ start: Double, _ end: Double, top: Double, _ thickness: Double, _ rule: Paragraph.Rule?, _ color: RGBA?
    ) {
        guard start < end, thickness > 0 else { return }
        let whole = Rect(minX: start, minY: baseline + top, maxX: end, maxY: baseline + top + thickness)
        ink = ink.union(whole.offset(x: 0, y: -baseline))
        let color = rule?.color ?? color
        guard let rule, !rule.dashes.isEmpty else { return add(whole, color) }
        // Dashes are counted from the line's left end, so that they go on from one cluster to the next.
        let dashes = rule.dashes.map { max(0.25, $0) * thickness }
        let period = dashes.reduce(0, +)
        var x = (start / period).rounded(.down) * period
        while x < end {
            for (index, length) in dashes.enumerated() {
                if index.isMultiple(of: 2), min(x + length, end) > max(x, start) {
                    var dash = whole
                    dash.minX = max(x, start)
                    dash.maxX = min(x + length, end)
                    add(dash, color)
                }
                x += length
            }
        }
    }

    private mutating func add(_ rule: Rect, _ color: RGBA?) {
        for index in rules.indices.suffix(2)
        where rules[index].minY == rule.minY && rules[index].maxX == rule.minX && ruleColors[index] == color {
            rules[index].maxX = rule.maxX
            return
        }
        rules.append(rule)
        ruleColors.append(color)
    }

    private mutating func note(_ mark: Int, _ box: Paragraph.Box?, _ raise: Double, width: Double) {
        let rect = Rect(
            minX: x, minY: baseline - (box.map { $0.ascent + raise } ?? metrics.ascent), maxX: x + width,
            maxY: baseline + (box.map { $0.descent - raise } ?? metrics.descent))
        if box == nil, let last = marks.indices.last, marks[last].mark == mark, marks[last].rect.maxX == x {
            marks[last].rect.maxX = rect.maxX
        } else {
            marks.append(ShapedText.Mark(mark: mark, rect: rect))
        }
    }
}
