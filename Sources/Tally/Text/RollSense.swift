/// Which way glyphs travel when a number changes.
public struct RollSense: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case trend(RollEntry)
        case perDigit, up, down
    }

    let kind: Kind

    /// A growing value's digits enter from below, a falling one's from above; an unchanged value counts as growing.
    public static let trend = trend(.fromBelow)
    /// Each digit by its own change: from below if it grows or is new, from above if it shrinks or goes.
    public static let perDigit = RollSense(kind: .perDigit)
    /// Glyphs always travel up: new glyphs enter from below.
    public static let up = RollSense(kind: .up)
    /// Glyphs always travel down: new glyphs enter from above.
    public static let down = RollSense(kind: .down)

    /// Rolls as `trend` does, with a choice of side.
    ///
    /// - Parameter entry: Where digits come from when the value grows; they come from the other side when it falls.
    public static func trend(_ entry: RollEntry) -> Self { RollSense(kind: .trend(entry)) }
}
