/// The side from which a new glyph comes in; the old one leaves by the other.
public enum RollEntry: Hashable, Sendable {
    /// Glyphs travel up.
    case fromBelow
    /// Glyphs travel down.
    case fromAbove

    var opposite: RollEntry { self == .fromBelow ? .fromAbove : .fromBelow }

    /// +1 if glyphs travel up, −1 if down.
    var sign: Int { self == .fromBelow ? 1 : -1 }
}
