/// One of the two sides on the vertical axis.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top
    case bottom

    /// Neither, one or both sides.
    @frozen
    public struct Set: OptionSet, Sendable {
        public typealias Element = VerticalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
