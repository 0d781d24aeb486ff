/// How the new picture takes the old one's place. A type that is none of the four acts as `fade`.
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old one away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one slides away from above the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}
