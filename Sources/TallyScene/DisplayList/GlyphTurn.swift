/// How a glyph looks on its way in or out where glyphs take turns: it grows, sharpens and comes out of transparency, or
/// shrinks, blurs and goes into it.
///
/// The size of one that is gone and the blur are those that SwiftUI's `numericText` is made with, 51/128 of the glyph's own and
/// 1/4 of its height; its height is taken to be that of a capital, 0.6 of the line's.
package enum GlyphTurn {
    /// The factor of the size of a glyph that is gone.
    private static let leastScale = 51.0 / 128
    /// The deviation of the blur of a glyph that is gone, as a share of a line's height.
    private static let mostBlur = 0.25 * 0.6

    package struct Look {
        /// The factor of the size.
        package var scale: Double
        /// 0...1.
        package var opacity: Double
        /// In points of the glyph's own space; see `TurningGlyph.Look`.
        package var blur: Double
        /// How far its top left corner is from where it is at rest, for the middle to stay.
        package var inset: Point
    }

    /// From here on nothing tells a glyph from one at rest: its alpha is less than half a step of 255 from full.
    private static let rest = 1 - 1.0 / 768
    /// In points; less than the eighth of a pixel that masks are made for.
    private static let restDistance = 1.0 / 64

    /// Springs are long in their last hundredth: a glyph that could not be told from one at rest any more is at rest, and
    /// costs no more frames.
    ///
    /// - Parameter distance: From its place, in points.
    @inline(__always) package static func settled(_ share: Double, _ distance: Double) -> (
        share: Double, distance: Double
    ) {
        share >= rest && share <= 2 - rest && abs(distance) < restDistance ? (1, 0) : (share, distance)
    }

    /// Returns the look of a glyph.
    ///
    /// - Parameters:
    ///   - share: How much of it is there: from 0, gone, to 1, at rest. Beyond them it is as at them.
    ///   - size: The glyph's; its height is that of the line.
    @inline(__always) package static func look(_ share: Double, of size: Size) -> Look {
        let share = Swift.min(Swift.max(share, 0), 1)
        let scale = leastScale + (1 - leastScale) * share
        // A glyph that goes and the one that comes overlap half-way: both are fainter there than in a plain fade.
        let opacity = share * share.squareRoot()
        let rest = (1 - scale) / 2
        return Look(
            scale: scale, opacity: opacity, blur: mostBlur * size.height * (1 - share) / scale,
            inset: Point(x: size.width * rest, y: size.height * rest))
    }

    /// Returns whether nobody could see a glyph in a look: no pixel differs by two steps of 255, nor by one if half of the ink's
    /// box or less is ink, as of any digit.
    ///
    /// A blur spreads what ink there is, at most the box's area, over 2πσ².
    @inline(__always) package static func isUnseen(_ look: Look, inkArea: Double) -> Bool {
        if look.opacity * 255 < 0.5 { return true }
        let spread = 2 * Double.pi * look.blur * look.blur
        return look.opacity * 255 * inkArea < 2 * spread
    }
}
