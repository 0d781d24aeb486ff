/// Lines of positioned glyphs. Immutable and shared: shaping happens once, drawing refers to it.
public final class ShapedText: Sendable {
    /// Points by which a line may be wider than its place before it is broken or cut, for arithmetic and for places that are all but there:
    /// less than anybody sees. Apple's texts have as much, since their sizes are rounded up to pixels.
    public static let slack = 0.1

    /// A glyph at a place on its run's baseline.
    public struct Glyph: Hashable, Sendable {
        /// Index in the face's own table.
        public var id: UInt32
        /// Points from the text's left edge.
        public var x: Double
        /// How far it lies below the baseline, in points.
        public var y: Double

        @inlinable public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// Glyphs of one face, size and colour.
    public struct Run: Hashable, Sendable {
        /// The shaper's number of the face at its size: meaningful to the painter that goes with it.
        public var face: UInt32
        public var glyphs: [Glyph]
        /// The colour; nil is the colour of the place where the text is drawn.
        public var color: RGBA?

        public init(face: UInt32, glyphs: [Glyph], color: RGBA? = nil) {
            self.face = face
            self.glyphs = glyphs
            self.color = color
        }
    }

    /// A piece of a run that has a mark: its line's box, or what the run has room for.
    public struct Mark: Hashable, Sendable {
        public var mark: Int
        public var rect: Rect

        public init(mark: Int, rect: Rect) {
            self.mark = mark
            self.rect = rect
        }
    }

    public struct Line: Hashable, Sendable {
        /// What a person reads; without the break that ended the line.
        public var string: String
        /// The line box (ascent + descent of its fonts), from the text's top left corner.
        public var box: Rect
        /// Distance of the baseline from the text's top.
        public var baseline: Double
        public var runs: [Run]
        /// The rectangles of underlines and the like.
        public var rules: [Rect]
        /// The colours of the rules; nil: that of the place where the text is drawn. None: that of all.
        public var ruleColors: [RGBA?] = []
        /// Where the runs stand that have a mark, from the left.
        public var marks: [Mark] = []
        /// Where the line's ink may be, from the text's top left corner; its box if nothing else is said.
        public var ink: Rect

        public init(
            string: String, box: Rect, baseline: Double, runs: [Run], rules: [Rect] = [], ink: Rect? = nil
        ) {
            self.string = string
            self.box = box
            self.baseline = baseline
            self.runs = runs
            self.rules = rules
            self.ink = ink ?? box
        }
    }

    public let lines: [Line]
    public let size: Size
    /// Where ink may be, from the text's top left corner; may exceed `size`.
    public let inkBounds: Rect
    /// True if text was left out by the line limit.
    public let isTruncated: Bool
    /// True if a line ends within a word that is longer than the width.
    public let breaksWords: Bool

    public init(
        lines: [Line], size: Size, inkBounds: Rect, isTruncated: Bool = false, breaksWords: Bool = false
    ) {
        self.lines = lines
        self.size = size
        self.inkBounds = inkBounds
        self.isTruncated = isTruncated
        self.breaksWords = breaksWords
    }

    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
