/// How a keyframe animation goes from value to value. A mode that is none of the five acts as `linear`.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// From one to the next without anything between.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At one speed all the way; key times and paces of the segments do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// On a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// On a smooth curve, with times by distance.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
