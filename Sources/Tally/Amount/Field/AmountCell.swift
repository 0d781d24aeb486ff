/// One glyph of an amount as it is shown: a digit, a mark, a minus sign.
struct AmountCell: Equatable, Identifiable {
    /// How a glyph comes.
    enum Entrance: Equatable { case still, drops, fades }

    /// The edge of another glyph.
    struct Hold: Hashable {
        let id: Int
        /// Whether it is the right edge, so that what holds on to it stands right of it.
        let isRight: Bool
    }

    let id: Int
    /// Counts how often the glyph was put in its place at once: it is shown by another view then, which does not move.
    var round = 0
    var text: String
    var entrance: Entrance
    /// The change that brought the glyph; 0 for one that is there at once.
    var comes = 0
    /// The change that took the glyph away: shown at its old position, and without a place in the row.
    var leaves: Int?
    /// Whether its end is the end of all that left with it.
    var leads = false
    /// Whether it rises while it leaves, or fades where it is.
    var rises = false
    /// Whether other glyphs close the gap that it leaves.
    var yields = false
    /// Where the gap is that closes on a group mark while it leaves.
    var hold: Hold?
    /// Whether it comes, or goes, while the row makes room; else while it closes.
    var makesRoom = true
    /// Whether it comes when others have left.
    var waits = false
    /// The character of the raw text; `nil` for a group mark.
    var rawIndex: Int?
    /// Whether the amount is over the maximum, or was held to it.
    var isWarning = false

    var isLeaving: Bool { leaves != nil }

    /// What shows it.
    struct View: Hashable {
        let id: Int
        let round: Int
    }

    var view: View { View(id: id, round: round) }
}
