extension Subscribers {
    /// A number of values that a subscriber asks for, or all there are.
    ///
    /// `unlimited` stays so whatever is added to it or subtracted from it. What would be below none is none; what would be
    /// above `Int.max` is unlimited.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// `UInt.max` for all.
        private var count: UInt

        private init(count: UInt) { self.count = count }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)

        /// - Precondition: the value is not negative.
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand must not be negative but is \(value). Ask for none with `.none`.")
            return Demand(count: UInt(value))
        }

        /// The number, or nil where it is unlimited.
        public var max: Int? { count == .max ? nil : Int(count) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        private static func bounded(_ count: Int, _ overflow: Bool) -> Demand {
            overflow ? .unlimited : .max(Swift.max(0, count))
        }

        public init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer().decode(Int.self)
            self = value < 0 ? .unlimited : .max(value)
        }

        /// A number; -1 where it is unlimited.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(max ?? -1)
        }
    }
}

extension Subscribers.Demand {
    public static func + (a: Self, b: Self) -> Self {
        guard let b = b.max else { return .unlimited }
        return a + b
    }

    public static func + (a: Self, b: Int) -> Self {
        guard let a = a.max else { return .unlimited }
        let (sum, overflow) = a.addingReportingOverflow(b)
        return bounded(sum, overflow)
    }

    public static func - (a: Self, b: Self) -> Self {
        guard let first = a.max else { return .unlimited }
        guard let second = b.max else { return .none }
        return .max(Swift.max(0, first - second))
    }

    public static func - (a: Self, b: Int) -> Self {
        guard let first = a.max else { return .unlimited }
        let (difference, overflow) = first.subtractingReportingOverflow(b)
        return bounded(difference, overflow)
    }

    public static func * (a: Self, b: Int) -> Self {
        guard let a = a.max else { return .unlimited }
        let (product, overflow) = a.multipliedReportingOverflow(by: b)
        return bounded(product, overflow)
    }

    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func += (a: inout Self, b: Int) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }
    public static func -= (a: inout Self, b: Int) { a = a - b }
    public static func *= (a: inout Self, b: Int) { a = a * b }
}

extension Subscribers.Demand {
    public static func < (a: Self, b: Self) -> Bool { a.count < b.count }

    // An unlimited demand is more than any number.
    public static func == (a: Self, b: Int) -> Bool { a.max == b }
    public static func != (a: Self, b: Int) -> Bool { a.max != b }
    public static func < (a: Self, b: Int) -> Bool { a.max.map { $0 < b } ?? false }
    public static func <= (a: Self, b: Int) -> Bool { a.max.map { $0 <= b } ?? false }
    public static func > (a: Self, b: Int) -> Bool { a.max.map { $0 > b } ?? true }
    public static func >= (a: Self, b: Int) -> Bool { a.max.map { $0 >= b } ?? true }
    public static func == (a: Int, b: Self) -> Bool { b == a }
    public static func != (a: Int, b: Self) -> Bool { b != a }
    public static func < (a: Int, b: Self) -> Bool { b > a }
    public static func <= (a: Int, b: Self) -> Bool { b >= a }
    public static func > (a: Int, b: Self) -> Bool { b < a }
    public static func >= (a: Int, b: Self) -> Bool { b <= a }
}
