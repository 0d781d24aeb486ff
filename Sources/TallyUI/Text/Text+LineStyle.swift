import TallyCore

extension Text {
    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// - Parameter color: nil: the text's.
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        public static let single = Text.LineStyle()

        /// What of the line is drawn.
        public struct Pattern: Hashable, Sendable {
            /// Drawn and left out in turn, in thicknesses of the line.
            package let dashes: [Double]

            public static let solid = Pattern(dashes: [])
            public static let dot = Pattern(dashes: [1, 2])
            public static let dash = Pattern(dashes: [5, 3])
            public static let dashDot = Pattern(dashes: [5, 3, 1, 3])
            public static let dashDotDot = Pattern(dashes: [5, 3, 1, 3, 1, 3])
        }
    }

    /// - Parameter color: nil: the text's.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        guard isActive, let color else { return styled { $0.isUnderlined = isActive } }
        return lined(under: LineStyle(color: color))
    }

    /// - Parameter color: nil: the text's.
    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        isActive ? lined(under: LineStyle(pattern: pattern, color: color)) : underline(false)
    }

    /// - Parameter color: nil: the text's.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        guard isActive, let color else { return styled { $0.isStruckThrough = isActive } }
        return lined(through: LineStyle(color: color))
    }

    /// - Parameter color: nil: the text's.
    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text {
        isActive ? lined(through: LineStyle(pattern: pattern, color: color)) : strikethrough(false)
    }
}
