/// How a glyph looks on its way in or out where glyphs take turns.
package enum GlyphTurn {
    /// Returns the opacity of a glyph.
    ///
    /// - Parameter share: How much of it is seen: from 0, gone, to 1, at rest. Beyond them it is as at them.
    package static func opacity(_ share: Double) -> Double {
        let share = Swift.min(Swift.max(share, 0), 1)
        // A glyph that goes and the one that comes overlap half-way: both are fainter there than in a plain fade.
        return share * share.squareRoot()
    }
}
