extension NumberText {
    /// One column of a formatted number: a digit, or a symbol that moves as a whole.
    public struct Token: Hashable, Sendable {
        /// Which column this is.
        public let key: Key
        /// One digit, or a symbol of one or more characters. Never empty.
        public let text: String
        /// The digit, 0 to 9, whatever its script; `nil` for a symbol.
        public let digit: Int?
        /// Whether this is a bracket in right-to-left surroundings, where it is drawn the other way round.
        public internal(set) var isMirrored = false

        /// What is drawn: `text`, or the opposite bracket if it is mirrored.
        public var drawnText: String {
            guard isMirrored else { return text }
            return text == "(" ? ")" : text == ")" ? "(" : text
        }

        /// Returns the glyph for another digit in the numbering system of this token, `"0"` to `"9"` if the token is a
        /// symbol.
        ///
        /// - Parameter digit: Taken modulo ten, so −1 is nine.
        public func glyph(for digit: Int) -> String {
            let system = text.first.flatMap { NumeralSystem.digit(of: $0) }?.system ?? .latin
            return system.glyph(for: digit)
        }
    }
}
