internal import TallyScene

/// What a paint needs of texts in one face, line after line in flat memory, so that a strip of digits of which one or two show
/// is drawn without a look at the others' runs and glyphs.
///
/// Holds on to its texts, so that an object's address tells them apart; when there are many, all are forgotten.
struct TextStrips: ~Copyable {
    struct Strip {
        let lines: Range<Int32>
        let face: FaceNumber
        /// No line's top or bottom is above those of the lines before it.
        let isOrdered: Bool
        /// Where the first line's ink ends, and how many lines follow on one another in a point, or about that.
        let firstBottom: Double
        let linesPerPoint: Double
        /// The scale that was drawn at last, and what follows from it: see `GlyphAtlas`. 0 steps: nothing is seen;
        /// below 0: masks would be too large.
        var scale = -1.0
        var steps = 0
        var family: UInt64 = 0
    }

    struct Line {
        /// Where ink may be, in points below the text's top.
        let top: Double
        let bottom: Double
        let glyphs: Range<Int32>
    }

    /// Glyphs, lines and texts that are kept.
    private let limit: Int

    private(set) var strips: [Strip] = []
    private(set) var lines: [Line] = []
    /// With y from the text's top.
    private(set) var glyphs: [ShapedText.Glyph] = []
    private var texts: [ShapedText] = []
    /// Open addressing, at most half full: the text's address, 0 for a free place, and its strip's index, -1 for a text that
    /// is more than a strip.
    private var places: [(key: UInt, strip: Int)] = Array(repeating: (0, -1), count: 1 << 10)

    init(limit: Int = 1 << 18) { self.limit = limit }

    /// Returns the index of the text's strip; -1 if the text is of several faces or colours, has rules, or consists of
    /// pictures. Nil if the text has not been looked at.
    @inline(__always)
    func index(of text: Unmanaged<ShapedText>) -> Int? {
        let key = UInt(bitPattern: text.toOpaque())
        let mask = places.count &- 1
        var place = Self.place(key) & mask
        while true {
            let found = places[place]
            if found.key == key { return found.strip }
            if found.key == 0 { return nil }
            place = (place &+ 1) & mask
        }
    }

    @inline(__always) private static func place(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: (UInt64(key) &* 0x9E37_79B9_7F4A_7C15) &>> 32)
    }

    /// Returns a strip, ready to be drawn at a scale above 0.
    @inline(__always)
    mutating func strip(_ index: Int, scale: Double) -> Strip {
        if strips[index].scale != scale { prepare(index, scale) }
        return strips[index]
    }

    @inline(never)
    private mutating func prepare(_ index: Int, _ scale: Double) {
        let face = strips[index].face
        let size = face.size * scale
        strips[index].scale = scale
        if size <= GlyphAtlas.largest {
            let steps = Int((size * GlyphAtlas.sizeSteps).rounded())
            strips[index].steps = max(0, steps)
            strips[index].family = GlyphAtlas.key(face: face.index, steps: max(0, steps))
        } else {
            strips[index].steps = -1
        }
    }

    /// Returns the first line with ink below a height, in pixels from the text's top; of lines out of order the very
    /// first.
    @inline(__always)
    func firstLine(of strip: Strip, below height: Double, scale: Double) -> Int {
        let begin = Int(strip.lines.lowerBound)
        if !strip.isOrdered { return begin }
        let end = Int(strip.lines.upperBound)
        // Lines are evenly spaced as a rule, which makes the guess right or one off.
        let guess = (height / scale - strip.firstBottom) * strip.linesPerPoint
        var line = guess > 0 ? begin &+ (guess < Double(end &- begin) ? Int(guess) : end &- begin) : begin
        while line > begin && lines[line &- 1].bottom * scale > height { line &-= 1 }
        while line < end && !(lines[line].bottom * scale > height) { line &+= 1 }
        return line
    }

    /// Looks at a text for the first time; see `index(of:)`.
    @inline(never)
    mutating func make(_ text: ShapedText, _ store: FaceStore) -> Int {
        let key = UInt(bitPattern: Unmanaged.passUnretained(text).toOpaque())
        if glyphs.count + lines.count + texts.count > limit { forgetAll() }
        let strip = flatten(text, store)
        texts.append(text)
        if let strip { strips.append(strip) }
        if texts.count * 2 > places.count {
            let old = places
            places = Array(repeating: (0, -1), count: old.count * 2)
            for entry in old where entry.key != 0 { insert(entry.key, entry.strip) }
        }
        let index = strip == nil ? -1 : strips.count - 1
        insert(key, index)
        return index
    }

    private mutating func insert(_ key: UInt, _ strip: Int) {
        var place = Self.place(key) & (places.count - 1)
        while places[place].key != 0 { place = (place + 1) & (places.count - 1) }
        places[place] = (key, strip)
    }

    private mutating func forgetAll() {
        strips.removeAll(keepingCapacity: true)
        lines.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        texts.removeAll(keepingCapacity: true)
        places = Array(repeating: (0, -1), count: 1 << 10)
    }

    private mutating func flatten(_ text: ShapedText, _ store: FaceStore) -> Strip? {
        guard let packed = text.lines.lazy.flatMap(\.runs).first?.face else { return nil }
        let number = FaceNumber(packed)
        let isOneStyle = text.lines.allSatisfy { line in
            line.rules.isEmpty && line.runs.allSatisfy { $0.face == packed && $0.color == nil }
        }
        guard isOneStyle, number.index < store.faces.count, !store.faces[number.index].isPictures else { return nil }
        let firstLine = lines.count
        for line in text.lines {
            let first = glyphs.count
            var top = Double.infinity
            var bottom = -Double.infinity
            for glyph in line.runs.lazy.flatMap(\.glyphs) {
                let ink = store.ink(face: number.index, glyph: glyph.id)
                let baseline = line.baseline + glyph.y
                glyphs.append(ShapedText.Glyph(id: glyph.id, x: glyph.x, y: baseline))
                if ink.isEmpty { continue }
                top = min(top, baseline + ink.minY * number.size)
                bottom = max(bottom, baseline + ink.maxY * number.size)
            }
            // Without ink: a line of no height, so that it does not spoil the order.
            if top > bottom { (top, bottom) = (line.baseline, line.baseline) }
            lines.append(Line(top: top, bottom: bottom, glyphs: Int32(first)..<Int32(glyphs.count)))
        }
        return strip(lines: firstLine..<lines.count, face: number)
    }

    private func strip(lines range: Range<Int>, face: FaceNumber) -> Strip {
        let own = lines[range]
        let isOrdered = zip(own, own.dropFirst()).allSatisfy { $0.top <= $1.top && $0.bottom <= $1.bottom }
        let first = own.first?.bottom ?? 0
        let height = (own.last?.bottom ?? 0) - first
        return Strip(
            lines: Int32(range.lowerBound)..<Int32(range.upperBound), face: face, isOrdered: isOrdered,
            firstBottom: first, linesPerPoint: height > 0 ? Double(range.count - 1) / height : 0)
    }
}
