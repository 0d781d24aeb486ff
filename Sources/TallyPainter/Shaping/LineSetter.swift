internal import CPango
internal import TallyScene

/// Breaks hard lines into lines, orders their pieces for the eye and stacks them.
struct LineSetter {
    let shaper: PangoShaper
    let paragraph: Paragraph
    /// The width that lines wrap at; infinite means no wrapping.
    let width: Double
    let limit: Int
    private(set) var lines: [ShapedText.Line] = []
    private var top = 0.0
    private var ink = Rect.null
    var isTruncated = false
    private var breaksWords = false
    private let notesPlaces: Bool
    /// Byte of the paragraph's text where the hard line begins that is being added.
    var hardLineStart = 0
    var placed: [TextPlaces.Line] = []

    init(shaper: PangoShaper, paragraph: Paragraph, notesPlaces: Bool = false) {
        self.shaper = shaper
        self.notesPlaces = notesPlaces
        self.paragraph = paragraph
        let width = paragraph.width ?? .infinity
        self.width = width.isNaN ? .infinity : max(0, width)
        limit = max(1, paragraph.lineLimit ?? Int.max)
    }

    var isFull: Bool { lines.count >= limit }

    mutating func add(_ shaped: ShapedClusters, pieces: [LinePiece], isLast: Bool) {
        let count = shaped.clusters.count
        let font = paragraph.runs.isEmpty ? nil : paragraph.runs[pieces.last?.run ?? 0].font
        if count == 0 { return place(shaped, 0..<0, font: font, cuts: isFinal && !isLast) }
        let room = width + ShapedText.slack
        let total = shaped.clusters.reduce(0) { $0 + $1.advance }
        if total <= room {
            return place(shaped, 0..<count, font: font, cuts: isFinal && !isLast)
        }
        let breaks = shaper.breaks(shaped.text)
        var start = 0
        while start < count, !isFull {
            if isFinal {
                let rest = shaped.clusters[start...].reduce(0) { $0 + $1.advance }
                return place(shaped, start..<count, font: font, cuts: !isLast || rest > room)
            }
            let end = lineEnd(shaped, from: start, room: room, breaks)
            var visible = end
            if end < count { while visible > start, shaped.clusters[visible - 1].isWhite { visible -= 1 } }
            place(shaped, start..<visible, font: font, cuts: false)
            start = end
        }
    }

    /// True if the next line is the last that the limit leaves.
    private var isFinal: Bool { lines.count == limit - 1 }

    private mutating func lineEnd(
        _ shaped: ShapedClusters, from start: Int, room: Double, _ breaks: (words: [Bool], characters: [Bool])
    ) -> Int {
        var x = 0.0
        var word: Int?
        var character: Int?
        for index in start..<shaped.clusters.count {
            let cluster = shaped.clusters[index]
            if index > start {
                if breaks.words[cluster.start] { word = index }
                if breaks.characters[cluster.start] { character = index }
            }
            x += cluster.advance
            if x > room && !cluster.isWhite, let end = word ?? character {
                if word == nil { breaksWords = true }
                return end
            }
        }
        return shaped.clusters.count
    }

    /// - Parameter cut: What was left out of a line that was cut.
    mutating func append(
        _ shaped: ShapedClusters, _ range: Range<Int>, font: FontRequest?, cut: Cut? = nil
    ) {
        var metrics = LineMetrics(ascent: 0, descent: 0)
        var last = -1
        for index in range where shaped.clusters[index].run != last {
            last = shaped.clusters[index].run
            let run = paragraph.runs[last]
            metrics.formUnion(shaper.lineMetrics(run.font))
            if let box = run.box {
                let raise = run.baselineOffset.isFinite ? run.baselineOffset : 0
                metrics.formUnion(LineMetrics(ascent: box.ascent + raise, descent: box.descent - raise))
            }
        }
        if shaped.hasTallFaces { for index in range { formUnion(&metrics, shaped, shaped.clusters[index]) } }
        if range.isEmpty, let font { metrics.formUnion(shaper.lineMetrics(font)) }
        if let previous = lines.last {
            top = previous.box.maxY + (paragraph.lineSpacing.isFinite ? paragraph.lineSpacing : 0)
        }
        let baseline = top + metrics.ascent
        var writer = LineWriter(
            shaper: shaper, paragraph: paragraph, shaped: shaped, baseline: baseline, notesPlaces: notesPlaces)
        writer.metrics = metrics
        writer.write(range)
        ink = ink.union(writer.ink.offset(x: 0, y: baseline))
        var line =
            ShapedText.Line(
                string: shaped.string(range, without: paragraph),
                box: Rect(minX: 0, minY: top, maxX: writer.x, maxY: top + metrics.height), baseline: baseline,
                runs: writer.runs, rules: writer.rules,
                ink: writer.ink.isEmpty ? nil : writer.ink.offset(x: 0, y: baseline))
        line.ruleColors = writer.ruleColors
        line.marks = writer.marks
        lines.append(line)
        guard let pieces = writer.places else { return }
        if let cut { note(pieces, shaped, cut) } else { note(pieces, shaped, range) }
    }

    /// Has a line be as high as the faces of a cluster that are taller than the one asked for.
    private func formUnion(_ metrics: inout LineMetrics, _ shaped: ShapedClusters, _ cluster: Cluster) {
        for glyph in shaped.glyphs[cluster.firstGlyph..<cluster.endGlyph] {
            let number = FaceNumber(glyph.face)
            let face = shaper.store.faces[number.index]
            guard face.isTall else { continue }
            metrics.formUnion(
                LineMetrics(ascent: face.ascent * number.size, descent: face.descent * number.size))
        }
    }

    /// Returns the lines, aligned within the widest.
    func text() -> ShapedText {
        let widest = lines.reduce(0) { max($0, $1.box.width) }
        let share: Double =
            switch paragraph.alignment {
            case .leading: paragraph.isRightToLeft ? 1 : 0
            case .center: 0.5
            case .trailing: paragraph.isRightToLeft ? 0 : 1
            }
        var lines = lines
        var ink = ink
        if share > 0 && lines.count > 1 {
            // The box of all inks with each line somewhere in the widest.
            if !ink.isEmpty { ink.maxX += widest * share }
            for index in lines.indices {
                let shift = (widest - lines[index].box.width) * share
                if shift != 0 { lines[index].shift(by: shift) }
            }
        }
        return ShapedText(
            lines: lines, size: Size(width: widest, height: max(0, lines.last?.box.maxY ?? 0)), inkBounds: ink,
            isTruncated: isTruncated, breaksWords: breaksWords)
    }
}

extension ShapedText.Line {
    fileprivate mutating func shift(by x: Double) {
        box = box.offset(x: x, y: 0)
        ink = ink.offset(x: x, y: 0)
        rules = rules.map { $0.offset(x: x, y: 0) }
        for index in marks.indices { marks[index].rect = marks[index].rect.offset(x: x, y: 0) }
        for run in runs.indices {
            for glyph in runs[run].glyphs.indices { runs[run].glyphs[glyph].x += x }
        }
    }
}

extension ShapedClusters {
    /// Returns what a person reads of the clusters: what only has room in the line is no text.
    fileprivate func string(_ range: Range<Int>, without paragraph: Paragraph) -> String {
        guard paragraph.runs.contains(where: { $0.box != nil }) else { return string(range) }
        let read = clusters[range].filter { paragraph.runs[$0.run].box == nil }
        return String(decoding: read.flatMap { text[$0.start..<$0.end] }, as: UTF8.self)
    }
}
