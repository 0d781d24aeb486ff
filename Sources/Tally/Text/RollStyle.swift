/// How a number changes: what its digits pass through on the way from the old text to the new.
public struct RollStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case flow, numericText, ticker, odometer, continuous
        case perDigit(RollColumns)
    }

    let kind: Kind

    /// A drum per digit: every face between old and new passes, the short way that the magnitude's change dictates.
    public static let flow = RollStyle(kind: .flow)
    /// One old and one new glyph per digit, the most significant first, 150 ms from the first to the last.
    ///
    /// Both move by half a line and fade, whatever the digits are; what has no place in the new text fades at once. Each
    /// digit is a text that goes over by `contentTransition(.numericText())`, as the platform plays it.
    public static let numericText = RollStyle(kind: .numericText)
    /// For strings that are no numbers: a text comparison finds what stays, what is replaced, what comes and goes.
    ///
    /// Glyphs move and fade as in `numericText`, all at once. Columns have no places of their own: where one comes, those beside it
    /// make room and it grows into that; where one goes, it shrinks and they close up. So nothing passes over anything that stays; in a change
    /// that finds the text moving, what comes begins where its neighbour was bound for, and may touch that on the way.
    /// `RollingText` knows this style too.
    public static let ticker = RollStyle(kind: .ticker)
    /// Every column turns as often as a mechanical counter's would: the ones a hundred steps from 0 to 100.
    ///
    /// Thirty faces a second are what can be told apart, 27 in the 0.9 s of the style's own motion: a column that has more leaves
    /// out those half-way. The last face is always the right one.
    public static let odometer = RollStyle(kind: .odometer)
    /// As `flow`, and each unchanged column below the highest changed one makes a full turn.
    public static let continuous = RollStyle(kind: .continuous)
    /// One old and one new glyph per digit, each from the side that its own change dictates, columns matched by place.
    public static let perDigit = perDigit(columns: .byPlace)

    /// Shows one old and one new glyph per digit, each from the side that its own change dictates.
    ///
    /// A digit enters from below if it is greater than the one it replaces, if either of the two is a group mark, or if its
    /// place is new; from above if it is smaller, or if its place goes. What is no digit changes at once.
    /// By position the columns make room and close up, as in `ticker`; by place they keep their places.
    /// - Parameter columns: Which old column a new one replaces.
    public static func perDigit(columns: RollColumns) -> Self { RollStyle(kind: .perDigit(columns)) }
}
