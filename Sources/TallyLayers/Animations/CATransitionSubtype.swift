/// The side from which the new picture comes.
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards, as on iOS.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards, as on iOS.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
