/// Where the pieces of a paragraph's text stand: for carets, selections and presses.
///
/// Places in the text are bytes of UTF-8 from its start, all runs together. A character U+0000 counts as the three bytes of
/// the one that is shown in its stead.
public struct TextPlaces: Hashable, Sendable {
    /// The smallest piece with a place of its own: a letter with its marks, or several that are drawn as one.
    public struct Piece: Hashable, Sendable {
        public var bytes: Range<Int>
        /// Points from the text's left edge.
        public var minX: Double
        public var maxX: Double
        public var isRightToLeft: Bool
        /// The run of the paragraph that it is of.
        public var run = 0
        /// Its glyphs, among all of its line from the left.
        public var glyphs = 0..<0
        /// Whether it is an ellipsis, which stands for all the bytes that were cut off.
        public var isEllipsis = false

        public init(bytes: Range<Int>, minX: Double, maxX: Double, isRightToLeft: Bool) {
            self.bytes = bytes
            self.minX = minX
            self.maxX = maxX
            self.isRightToLeft = isRightToLeft
        }
    }

    public struct Line: Hashable, Sendable {
        /// From its first to where the next begins, or up to the break that ends it.
        public var bytes: Range<Int>
        /// From the text's top left corner.
        public var box: Rect
        /// In the order of the text. Spaces at the end of a line that was wrapped have no piece: they stand at its edge.
        public var pieces: [Piece]
        /// Whether the line as a whole runs from the right.
        public var isRightToLeft: Bool

        public init(bytes: Range<Int>, box: Rect, pieces: [Piece], isRightToLeft: Bool) {
            self.bytes = bytes
            self.box = box
            self.pieces = pieces
            self.isRightToLeft = isRightToLeft
        }
    }

    /// The lines from the top; never empty.
    public var lines: [Line]

    public init(lines: [Line]) { self.lines = lines }
}
