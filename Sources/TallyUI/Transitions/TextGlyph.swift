import Foundation
import TallyScene

/// A character of a text that stands in one line, or the whole text, as a thing that can be moved.
struct TextGlyph {
    let key: GlyphKey
    /// The part of the text; nil is the whole.
    let part: GlyphTexts.Part?
    /// Points from the left edge of the whole text.
    let x: Double
    let text: ShapedText

    /// Returns where the glyph stands on the same middle as another at a place.
    func x(centeredOn other: TextGlyph?, at x: Double) -> Double {
        other.map { x + ($0.text.size.width - text.size.width) / 2 } ?? x
    }

    /// Returns whether it stands on the line of another.
    func isOnLine(of other: TextGlyph?) -> Bool { part?.box.minY == other?.part?.box.minY }

    static func whole(_ text: ShapedText) -> TextGlyph { TextGlyph(key: .whole, part: nil, x: 0, text: text) }

    /// Texts with more characters go over as a whole.
    private static let most = 256

    /// What a text is made of, as it was found out; keeps the text, so that it is told by its object.
    private struct Known {
        let text: ShapedText
        let locale: Locale
        let characters: [TextGlyph]?
    }

    @MainActor private static var known: [ObjectIdentifier: Known] = [:]
    /// When there are this many, all are forgotten.
    private static let limit = 4096

    /// Returns a text's characters, line by line and from the left. Nil if they do not stand one by one: joined, or right to left.
    ///
    /// A text is taken apart once for all places that show it: a wall of counters has the same ten digits in thousands of columns.
    @MainActor
    static func characters(of text: ShapedText, in locale: Locale) -> [TextGlyph]? {
        if let known = known[ObjectIdentifier(text)], known.locale == locale { return known.characters }
        if known.count >= limit { known.removeAll(keepingCapacity: true) }
        let characters = takeApart(text, in: locale)
        known[ObjectIdentifier(text)] = Known(text: text, locale: locale, characters: characters)
        return characters
    }

    @MainActor
    private static func takeApart(_ text: ShapedText, in locale: Locale) -> [TextGlyph]? {
        if text.lines.allSatisfy(\.string.isEmpty) { return [] }
        if let parts = parts(of: text, in: locale) { return parts }
        // One alone stands, whatever it is made of.
        guard text.lines.count == 1, text.lines[0].string.count == 1 else { return nil }
        let keys = GlyphKey.keys(of: Array(text.lines[0].string), in: locale)
        return keys.map { TextGlyph(key: $0, part: nil, x: 0, text: text) }
    }

    @MainActor
    private static func parts(of text: ShapedText, in locale: Locale) -> [TextGlyph]? {
        guard text.lines.allSatisfy(standsOneByOne) else { return nil }
        let characters = text.lines.flatMap { Array($0.string) }
        guard characters.count <= most else { return nil }
        let keys = GlyphKey.keys(of: characters, in: locale)
        var glyphs: [TextGlyph] = []
        for line in text.lines {
            let places = line.runs.flatMap { $0.glyphs.map(\.x) }
            var place = 0
            for run in line.runs {
                for glyph in run.glyphs {
                    place += 1
                    let end = place < places.count ? places[place] : Swift.max(line.box.maxX, glyph.x)
                    let part = GlyphTexts.Part(
                        character: characters[glyphs.count], run: run, glyph: glyph, width: end - glyph.x, line: line)
                    glyphs.append(
                        TextGlyph(key: keys[glyphs.count], part: part, x: glyph.x, text: GlyphTexts.text(of: part)))
                }
            }
        }
        return glyphs
    }

    /// Returns whether each character of a line is a glyph of its own, from left to right.
    private static func standsOneByOne(_ line: ShapedText.Line) -> Bool {
        let places = line.runs.flatMap { $0.glyphs.map(\.x) }
        return line.rules.isEmpty && places.count == line.string.count
            && zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
            && !line.string.unicodeScalars.contains(where: isRightToLeft)
    }

    /// Returns whether a letter is of Hebrew, Arabic and their neighbours, or of their presentation forms.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Their digits run from left to right, with the marks between them.
        case 0x0660...0x0669, 0x066B...0x066C, 0x06F0...0x06F9: false
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

/// Texts of one glyph each, made once for all places that show them.
@MainActor
enum GlyphTexts {
    struct Part: Hashable {
        let character: Character
        let face: UInt32
        let id: UInt32
        let y: Double
        let color: RGBA?
        let box: Rect
        let baseline: Double

        init(
            character: Character, run: ShapedText.Run, glyph: ShapedText.Glyph, width: Double, line: ShapedText.Line
        ) {
            self.character = character
            face = run.face
            id = glyph.id
            y = glyph.y
            color = run.color
            box = Rect(x: 0, y: line.box.minY, width: width, height: line.box.height)
            baseline = line.baseline
        }

        /// Returns true if the same is seen; what comes next may leave another distance.
        func looksLike(_ other: Part) -> Bool {
            id == other.id && face == other.face && character == other.character && y == other.y
                && color == other.color && box.minY == other.box.minY && box.height == other.box.height
                && baseline == other.baseline
        }
    }

    private static var known: [Part: ShapedText] = [:]
    /// When there are this many, all are forgotten.
    private static let limit = 4096

    static func text(of part: Part) -> ShapedText {
        if let text = known[part] { return text }
        if known.count >= limit { known.removeAll(keepingCapacity: true) }
        let run = ShapedText.Run(
            face: part.face, glyphs: [ShapedText.Glyph(id: part.id, x: 0, y: part.y)], color: part.color)
        let line = ShapedText.Line(
            string: String(part.character), box: part.box, baseline: part.baseline, runs: [run])
        // Ink may stand out of a glyph's own box, as that of an italic or an accent does, but not by half its height.
        let overhang = part.box.height / 2
        let text = ShapedText(
            lines: [line], size: Size(width: part.box.width, height: part.box.maxY),
            inkBounds: part.box.insetBy(-overhang))
        known[part] = text
        return text
    }
}
