import Foundation
import TallyCore
import TallyScene

/// The lines of one text that a renderer draws, and what it may draw of them.
final class TextLayoutSetting {
    /// What is drawn of a line by itself.
    struct Piece {
        var string = ""
        var characters = 0..<0
        var minX = 0.0
        var maxX = 0.0
        var glyphs: [ShapedText.Run] = []
        var ascent = 0.0
        var descent = 0.0
        /// Points that it stands above the line's baseline.
        var raise = 0.0
        /// Of a picture, the number of its mark.
        var mark: Int?
    }

    struct Run {
        var pieces: Range<Int>
        let attributes: TextAttributes?
        let isRightToLeft: Bool
    }

    struct Line {
        var bounds: Text.Layout.TypographicBounds
        var runs: [Run] = []
        var pieces: [Piece] = []
    }

    let text: ShapedText
    let paragraph: Paragraph
    let lines: [Line]
    /// What parts without a colour of their own are drawn with.
    var shading = GraphicsContext.Shading.foreground
    var pictures: [TextComposer.Mark] = []
    /// The parts that have been drawn.
    private var parts: [PartKey: ShapedText] = [:]

    private struct PartKey: Hashable {
        let line: Int
        let pieces: Range<Int>
    }

    init(_ text: ShapedText, _ paragraph: Paragraph, _ shaper: any TextShaping, _ attributes: [Int: TextAttributes]) {
        self.text = text
        self.paragraph = paragraph
        let reader = TextLayoutReader(paragraph: paragraph, shaper: shaper, attributes: attributes)
        lines = zip(text.lines, shaper.places(paragraph).lines).map { reader.line($0, $1) }
    }

    func bounds(_ line: Int, _ pieces: Range<Int>) -> Text.Layout.TypographicBounds {
        var bounds = Text.Layout.TypographicBounds()
        let all = lines[line].pieces
        guard let first = all[pieces].first, let last = all[pieces].last else { return bounds }
        bounds.origin = CGPoint(x: first.minX, y: Double(lines[line].bounds.origin.y) - first.raise)
        bounds.width = CGFloat(last.maxX - first.minX)
        bounds.ascent = CGFloat(all[pieces].reduce(0) { Swift.max($0, $1.ascent) })
        bounds.descent = CGFloat(all[pieces].reduce(0) { Swift.max($0, $1.descent) })
        return bounds
    }

    func characters(_ line: Int, _ pieces: Range<Int>) -> [Text.Layout.CharacterIndex] {
        lines[line].pieces[pieces].flatMap { $0.characters.map { Text.Layout.CharacterIndex(value: $0) } }.sorted()
    }

    /// Returns a part of a line as a text that stands where the part does; one object for each part.
    func part(_ line: Int, _ pieces: Range<Int>) -> ShapedText {
        let key = PartKey(line: line, pieces: pieces)
        if let known = parts[key] { return known }
        let whole = text.lines[line]
        let drawn = lines[line].pieces[pieces]
        let (minX, maxX) = (drawn.first?.minX ?? 0, drawn.last?.maxX ?? 0)
        let box = Rect(minX: minX, minY: whole.box.minY, maxX: maxX, maxY: whole.box.maxY)
        var runs: [ShapedText.Run] = []
        for run in drawn.lazy.flatMap(\.glyphs) {
            if let last = runs.indices.last, runs[last].face == run.face, runs[last].color == run.color {
                runs[last].glyphs += run.glyphs
            } else {
                runs.append(run)
            }
        }
        var part = ShapedText.Line(
            string: drawn.map(\.string).joined(), box: box, baseline: whole.baseline, runs: runs)
        for (index, rule) in whole.rules.enumerated() {
            let cut = Rect(
                minX: Swift.max(rule.minX, minX), minY: rule.minY, maxX: Swift.min(rule.maxX, maxX), maxY: rule.maxY)
            guard cut.minX < cut.maxX else { continue }
            part.rules.append(cut)
            if !whole.ruleColors.isEmpty { part.ruleColors.append(whole.ruleColors[index]) }
        }
        // Ink may stand out of a glyph's own box, as that of an italic or an accent does, but not by half its height.
        part.ink = box.insetBy(-box.height / 2)
        let made = ShapedText(
            lines: [part], size: Size(width: maxX, height: box.maxY), inkBounds: part.ink.union(box))
        parts[key] = made
        return made
    }
}

/// Takes lines apart.
private struct TextLayoutReader {
    let paragraph: Paragraph
    let shaper: any TextShaping
    let attributes: [Int: TextAttributes]
    /// The letters, in as many bytes as the shaper counts.
    private let bytes: [UInt8]
    /// How many characters begin before a byte.
    private let counts: [Int]

    init(paragraph: Paragraph, shaper: any TextShaping, attributes: [Int: TextAttributes]) {
        self.paragraph = paragraph
        self.shaper = shaper
        self.attributes = attributes
        let string = paragraph.runs.map(\.text).joined().replacing("\0", with: "\u{FFFD}")
        bytes = Array(string.utf8)
        var counts: [Int] = []
        counts.reserveCapacity(bytes.count + 1)
        for (index, character) in string.enumerated() { for _ in character.utf8 { counts.append(index) } }
        counts.append((counts.last ?? -1) + 1)
        self.counts = counts
    }

    func line(_ line: ShapedText.Line, _ places: TextPlaces.Line) -> TextLayoutSetting.Line {
        var result = TextLayoutSetting.Line(bounds: Text.Layout.TypographicBounds())
        result.bounds.origin = CGPoint(x: line.box.minX, y: line.baseline)
        result.bounds.width = CGFloat(line.box.width)
        result.bounds.ascent = CGFloat(line.baseline - line.box.minY)
        result.bounds.descent = CGFloat(line.box.maxY - line.baseline)
        // Each glyph with the run it stands in, from the left.
        let glyphs = line.runs.enumerated().flatMap { index, run in run.glyphs.map { (run: index, glyph: $0) } }
        var marks = line.marks[...]
        var last: (run: Int, face: UInt32?, isRightToLeft: Bool)?
        for place in places.pieces.sorted(by: { $0.glyphs.lowerBound < $1.glyphs.lowerBound }) {
            var piece = piece(place)
            for (index, glyph) in glyphs[place.glyphs.clamped(to: glyphs.indices)] {
                let run = line.runs[index]
                if let last = piece.glyphs.indices.last, piece.glyphs[last].face == run.face {
                    piece.glyphs[last].glyphs.append(glyph)
                } else {
                    piece.glyphs.append(ShapedText.Run(face: run.face, glyphs: [glyph], color: run.color))
                }
            }
            if paragraph.runs[place.run].box != nil {
                piece.mark = marks.popFirst { $0.mark == paragraph.runs[place.run].mark }
            }
            let here = (place.run, piece.glyphs.first?.face, place.isRightToLeft)
            if let last, last == here {
                let index = result.runs.count - 1
                result.runs[index].pieces = result.runs[index].pieces.lowerBound..<(result.pieces.count + 1)
            } else {
                result.runs.append(
                    TextLayoutSetting.Run(
                        pieces: result.pieces.count..<(result.pieces.count + 1), attributes: attributes[place.run],
                        isRightToLeft: place.isRightToLeft))
            }
            last = here
            result.pieces.append(piece)
        }
        return result
    }

    private func piece(_ place: TextPlaces.Piece) -> TextLayoutSetting.Piece {
        let run = paragraph.runs[place.run]
        var piece = TextLayoutSetting.Piece(minX: place.minX, maxX: place.maxX)
        let bytes = place.bytes.clamped(to: 0..<self.bytes.count)
        piece.string = place.isEllipsis ? "\u{2026}" : String(decoding: self.bytes[bytes], as: UTF8.self)
        piece.characters = counts[bytes.lowerBound]..<Swift.max(counts[bytes.lowerBound], counts[bytes.upperBound])
        piece.raise = run.baselineOffset.isFinite ? run.baselineOffset : 0
        let metrics =
            run.box.map { LineMetrics(ascent: $0.ascent, descent: $0.descent) } ?? shaper.lineMetrics(run.font)
        piece.ascent = metrics.ascent
        piece.descent = metrics.descent
        return piece
    }
}

extension ArraySlice<ShapedText.Mark> {
    /// Takes the first of the marks that are meant, and tells its number.
    fileprivate mutating func popFirst(where isMeant: (ShapedText.Mark) -> Bool) -> Int? {
        guard let index = firstIndex(where: isMeant) else { return nil }
        return remove(at: index).mark
    }
}
