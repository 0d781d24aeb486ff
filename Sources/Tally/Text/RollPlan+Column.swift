import Foundation

extension RollPlan {
    /// What becomes of one column.
    public struct Column: Hashable, Sendable {
        /// Whether the column is in the old text, in the new, or in both.
        public enum Change: Hashable, Sendable {
            case enters, exits, stays
        }

        /// How the glyphs get from old to new.
        public enum Motion: Hashable, Sendable {
            /// Old and new are equal, and nothing moves but the place.
            case still
            /// A drum turns `steps` faces; while it enters it fades in, while it exits it fades out.
            case roll
            /// One new glyph takes the place of one old one, coming from `entry`.
            case replace
            /// The old glyph fades out where the new one fades in.
            case fade
            /// The new glyph is there at once and the old one gone.
            case jump
        }

        /// The column's identity: the new token's key, the old one's if it exits.
        public let key: NumberText.Key
        public let change: Change
        public let motion: Motion
        /// The old token's index in `from.tokens`; `nil` if the column enters.
        public let fromIndex: Int?
        /// The new token's index in `to.tokens`; `nil` if the column exits.
        public let toIndex: Int?
        /// The old glyphs; `nil` if the column enters.
        public let fromText: String?
        /// The new glyphs; `nil` if the column exits.
        public let toText: String?
        /// Where the drum starts, 0 if the digit enters; `nil` for what is not treated as a digit.
        public let fromDigit: Int?
        /// Where the drum stops, 0 if the digit exits; `nil` for what is not treated as a digit.
        public let toDigit: Int?
        /// Faces that pass, positive if the drum counts forward; ±1 for a replacement, positive if it comes from below.
        ///
        /// Beyond 10¹⁵ the number is that many, adjusted so that the last face is right.
        public internal(set) var steps: Int
        /// The side from which new faces come; `nil` where nothing travels.
        ///
        /// It does not follow from the sign of `steps`: below zero a drum counts forward while glyphs travel down.
        public internal(set) var entry: RollEntry?
        /// How many faces the drum has: 10, or one more than the maximum of the place.
        public internal(set) var faces = 10
        /// How much later than the change this column starts, in seconds, 0...0.15.
        public internal(set) var delay: TimeInterval = 0

        /// Whether anything but the place changes.
        public var isChanged: Bool { motion != .still }
    }
}

extension RollPlan.Column: CustomStringConvertible {
    /// One line: `+e3 0→1`, ` e0 9→0 Δ+1`, `-point "."`, ` currency "$"→"€"`.
    public var description: String {
        var line = change == .enters ? "+" : change == .exits ? "-" : " "
        line += key.description
        if let fromDigit, let toDigit {
            line += " \(fromDigit)→\(toDigit)"
            if change == .stays, steps != 0 { line += steps > 0 ? " Δ+\(steps)" : " Δ\(steps)" }
            return line
        }
        switch (fromText, toText) {
        case (let old?, let new?): return line + " \"\(old)\"→\"\(new)\""
        case (let old?, nil): return line + " \"\(old)\""
        case (nil, let new?): return key.isGroup ? line : line + " \"\(new)\""
        case (nil, nil): return line
        }
    }
}
