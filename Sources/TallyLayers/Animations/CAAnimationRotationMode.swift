/// Whether what moves on a path turns with it. A mode that is none of the two does not turn.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's x axis points ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's x axis points back.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
