public import Foundation
import TallyCore

extension Text.Layout {
    /// The place and the extent of a part of a text, by its fonts. In points.
    public struct TypographicBounds: Equatable, Sendable {
        /// Where its baseline begins, at the left.
        public var origin: CGPoint
        public var width: CGFloat
        /// How far it reaches above the baseline.
        public var ascent: CGFloat
        /// How far it reaches below the baseline.
        public var descent: CGFloat
        /// The room between its lines that the font asks for; the fonts here ask for none.
        public var leading: CGFloat

        public init() {
            origin = .zero
            (width, ascent, descent, leading) = (0, 0, 0, 0)
        }

        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// A character of a text, by its place from the start.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let value: Int

        public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.value < b.value }
        public func distance(to other: CharacterIndex) -> Int { other.value - value }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
    }

    /// How parts of a text are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Glyphs stand where they are said to, to a small part of a pixel: as they do without it.
        public static var disablesSubpixelQuantization: DrawingOptions { DrawingOptions(rawValue: 1) }
    }
}
