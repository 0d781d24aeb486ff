/// One of the two sides on the horizontal axis, by layout direction.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading
    case trailing

    /// Neither, one or both sides.
    @frozen
    public struct Set: OptionSet, Sendable {
        public typealias Element = HorizontalEdge.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
