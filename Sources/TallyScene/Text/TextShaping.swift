/// Turns paragraphs into positioned glyphs. One implementation draws (Pango's), one is for tests without fonts.
public protocol TextShaping: AnyObject {
    /// Shapes a paragraph. Equal paragraphs give equal results; an implementation may return one shared object for
    /// them.
    func shape(_ paragraph: Paragraph) -> ShapedText
    /// Returns where the pieces of the paragraph's text stand in what `shape` answers for it.
    func places(_ paragraph: Paragraph) -> TextPlaces
    /// Returns the ascent and descent of the font's line box, and the height of its capitals, in points.
    func lineMetrics(_ font: FontRequest) -> LineMetrics
}

/// The extent of a font's line box above and below the baseline, and the height of its capitals, in points, all positive.
public struct LineMetrics: Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    public var capHeight: Double
    public var height: Double { ascent + descent }

    public init(ascent: Double, descent: Double, capHeight: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
    }

    /// Grows to what both take up.
    package mutating func formUnion(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        capHeight = max(capHeight, other.capHeight)
    }
}
