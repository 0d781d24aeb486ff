/// The smallest piece of text that has glyphs of its own, in logical order within a line.
struct Cluster {
    /// Byte where it starts in the line's text.
    var start: Int
    var end: Int
    /// Index in the paragraph's runs.
    var run: Int
    /// Its glyphs among the line's.
    var firstGlyph: Int
    var endGlyph: Int
    /// Points, tracking included.
    var advance: Double
    /// Bidirectional embedding level: odd is right to left.
    var level: UInt8
    var isWhite: Bool
}

/// A glyph as the shaper gave it, in points.
struct ClusterGlyph {
    var face: UInt32
    var id: UInt32
    var advance: Double
    var x: Double
    var y: Double
}

/// One hard line, shaped and not yet broken.
struct ShapedClusters {
    var text: [UInt8] = []
    var clusters: [Cluster] = []
    var glyphs: [ClusterGlyph] = []
    /// Whether there are faces that lines have to be as high as.
    var hasTallFaces = false

    func string(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: text[clusters[first].start..<clusters[last].end], as: UTF8.self)
    }
}
