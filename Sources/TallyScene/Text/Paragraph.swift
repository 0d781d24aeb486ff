/// A text to be shaped: runs of one style each, and how lines are broken and aligned.
public struct Paragraph: Hashable, Sendable {
    public struct Run: Hashable, Sendable {
        public var text: String
        public var font: FontRequest
        /// The colour; nil is the colour of the place where the text is drawn.
        public var color: RGBA?
        /// Extra distance after each character, in points.
        public var tracking: Double
        /// Points the run is raised.
        public var baselineOffset: Double
        public var isUnderlined: Bool
        public var isStruckThrough: Bool
        /// How it is underlined; nil is one line in the run's colour.
        public var underline: Rule?
        public var strikethrough: Rule?
        /// Stands for the run's text, which is one character then.
        public var box: Box?
        /// Noted with the places where the run stands.
        public var mark: Int?

        public init(
            text: String, font: FontRequest, color: RGBA? = nil, tracking: Double = 0, baselineOffset: Double = 0,
            isUnderlined: Bool = false, isStruckThrough: Bool = false
        ) {
            self.text = text
            self.font = font
            self.color = color
            self.tracking = tracking
            self.baselineOffset = baselineOffset
            self.isUnderlined = isUnderlined
            self.isStruckThrough = isStruckThrough
        }
    }

    /// How a line under or through a run is drawn.
    public struct Rule: Hashable, Sendable {
        /// The line's colour; nil is the run's.
        public var color: RGBA?
        /// Lengths that are drawn and left out in turn, in thicknesses; empty: one line.
        public var dashes: [Double] = []

        public init(color: RGBA? = nil, dashes: [Double] = []) {
            self.color = color
            self.dashes = dashes
        }
    }

    /// Room in a line for what is no text.
    public struct Box: Hashable, Sendable {
        /// The width in points.
        public var width: Double
        /// How far it reaches above the baseline, in points.
        public var ascent: Double
        /// How far it reaches below the baseline, in points.
        public var descent: Double

        public init(width: Double, ascent: Double, descent: Double) {
            self.width = width
            self.ascent = ascent
            self.descent = descent
        }
    }

    /// Where text is left out of the last line that there is room for.
    public enum Truncation: Hashable, Sendable { case head, tail, middle }

    public enum Alignment: Hashable, Sendable { case leading, center, trailing }

    public var runs: [Run]
    /// The width that lines wrap at; nil is as wide as the text.
    public var width: Double?
    /// The most lines there may be; nil is any number. An ellipsis in the last line that fits stands for text that is left.
    public var lineLimit: Int?
    /// Where in the last line; of a text of several paragraphs, the one that this line is of.
    public var truncation: Truncation
    /// Where lines shorter than the widest stand within it.
    public var alignment: Alignment
    public var isRightToLeft: Bool
    /// Extra distance between lines, in points.
    public var lineSpacing: Double

    public init(
        runs: [Run], width: Double? = nil, lineLimit: Int? = nil, truncation: Truncation = .tail,
        alignment: Alignment = .leading,
        isRightToLeft: Bool = false, lineSpacing: Double = 0
    ) {
        self.runs = runs
        self.width = width
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.alignment = alignment
        self.isRightToLeft = isRightToLeft
        self.lineSpacing = lineSpacing
    }
}
