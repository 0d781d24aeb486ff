/// One of the two directions of a plane.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// Neither, one or both directions.
    @frozen
    public struct Set: OptionSet, Sendable {
        public typealias Element = Axis.Set

        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
