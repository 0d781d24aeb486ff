import Foundation

/// What becomes of a number's width when its text changes.
public struct RollWidth: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case animated, immediate, widest
        case reserved(ClosedRange<Decimal>)
    }

    let kind: Kind

    /// The width goes over from old to new with the timing of the digits, and what stands beside the number with it.
    public static let animated = RollWidth(kind: .animated)
    /// The number has its new width at once, and digits that stay their new places; what leaves is seen no farther than a soft edge. Symbols
    /// before the digits go to theirs in the time of the roll.
    public static let immediate = RollWidth(kind: .immediate)

    /// The width is that of the widest text shown so far; narrower ones stand there as the text alignment says. It grows with
    /// the timing of the digits, and is forgotten with the view's identity.
    public static let widest = RollWidth(kind: .widest)

    /// The number is never narrower than the texts of both ends of a range; it stands there as the text alignment says.
    ///
    /// Has no effect on ends that the format's type of number cannot hold.
    public static func reserved(_ range: ClosedRange<Decimal>) -> RollWidth { RollWidth(kind: .reserved(range)) }
}
