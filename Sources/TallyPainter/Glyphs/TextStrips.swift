internal import TallyScene

/// What a paint needs of texts in one face, line after line in flat memory, so that a strip of digits of which one or two show
/// is drawn without a look at the others' runs and glyphs.
///
/// Holds on to its texts, so that an object's address tells them apart; when there are many, all are forgotten.
struct TextStrips: ~Copyable {
    struct Strip {
        let lines: Range<Int32>
        let face: FaceNumber
    }

    struct Line {
        /// Where ink may be, in points below the text's top.
        let top: Double
        let bottom: Double
        let glyphs: Range<Int32>
    }

    /// Glyphs and lines that are kept.
    static let limit = 1 << 18

    private(set) var strips: [Strip] = []
    private(set) var lines: [Line] = []
    /// With y from the text's top.
    private(set) var glyphs: [ShapedText.Glyph] = []
    private var texts: [ShapedText] = []
    /// Open addressing, at most half full: the text's address, 0 for a free place, and its strip's index, -1 for a text that
    /// is more than a strip.
    private var places: [(key: UInt, strip: Int)] = Array(repeating: (0, -1), count: 1 << 10)

    /// The index of the text's strip; -1 if the text is of several faces or colours, has rules, or consists of pictures.
    /// Nil if the text has not been looked at.
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

    /// Looks at a text for the first time; see `index(of:)`.
    @inline(never)
    mutating func make(_ text: ShapedText, _ store: FaceStore) -> Int {
        let key = UInt(bitPattern: Unmanaged.passUnretained(text).toOpaque())
        if glyphs.count + lines.count + texts.count > Self.limit { forgetAll() }
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
            lines.append(Line(top: top, bottom: bottom, glyphs: Int32(first)..<Int32(glyphs.count)))
        }
        return Strip(lines: Int32(firstLine)..<Int32(lines.count), face: number)
    }
}
