import TallyPainter
import TallyScene

extension Paragraph {
    /// One run of one size.
    init(_ text: String, size: Double = 24, _ change: (inout Paragraph) -> Void = { _ in }) {
        self.init(runs: [Run(text: text, font: FontRequest(size: size))])
        change(&self)
    }
}

extension DisplayList {
    /// A committed list of these segments.
    convenience init(_ segments: [Segment]) {
        self.init()
        root.setChildren(segments)
        commit()
    }
}

extension Segment {
    /// Has the text that it draws, if it draws one, drawn as two glyphs that take turns.
    func turn(blur: Double) {
        guard case .text(let text, let color) = content else { return }
        let (leaving, coming) = (TurningGlyph(), TurningGlyph())
        for glyph in [leaving, coming] { glyph.text = text }
        leaving.show(.init(x: -3, y: 4, scaleX: 0.7, scaleY: 0.7, opacity: 0.4, blur: blur))
        coming.show(.init(x: 2, y: 0, scaleX: 1, scaleY: 1, opacity: 1, blur: blur / 3))
        setGlyphs([leaving, coming], color: color)
    }

    convenience init(_ content: DrawContent, at place: Affine = .identity, clip: Clip? = nil, opacity: Double = 1) {
        self.init()
        // An initializer's own writes pass the observers by.
        set(content, place, clip, opacity)
    }

    private func set(_ content: DrawContent, _ place: Affine, _ clip: Clip?, _ opacity: Double) {
        self.content = content
        self.transform = place
        self.clip = clip
        self.opacity = opacity
    }
}

extension Painter {
    /// The whole picture, black on white unless the list says otherwise.
    func picture(_ list: DisplayList, width: Int, height: Int, scale: Double = 1) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        paint(list, damage: [.infinite], scale: scale, background: .white, into: &bitmap)
        return bitmap
    }

    func picture(_ text: ShapedText, x: Double, y: Double, width: Int, height: Int) -> Bitmap {
        let segment = Segment(.text(text, color: .black), at: .translation(x: x, y: y))
        return picture(DisplayList([segment]), width: width, height: height)
    }
}

extension Bitmap {
    /// How dark a pixel is, 0...255, of a picture on white.
    func ink(_ x: Int, _ y: Int) -> Double { Double(255 - (self[x, y] >> 8 & 255)) }

    var totalInk: Double { pixels.reduce(0) { $0 + Double(255 - ($1 >> 8 & 255)) } }

    /// The mean place of the ink.
    var centroid: (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        for row in 0..<height {
            for column in 0..<width {
                x += Double(column) * ink(column, row)
                y += Double(row) * ink(column, row)
            }
        }
        return (x / totalInk, y / totalInk)
    }

    /// FNV-1a of the pixels.
    var fingerprint: UInt64 {
        pixels.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
