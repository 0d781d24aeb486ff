/// Which gestures may be recognized where one is added.
@frozen
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor those of the views inside.
    public static let none = GestureMask([])
    /// The added one, and none of the views inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside alone.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
