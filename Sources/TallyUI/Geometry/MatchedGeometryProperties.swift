/// What of a matched view's frame follows the source.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
