import Foundation
import TallyCombine

/// A time by the calendar and a distance in seconds, as run loops and operation queues have them alike.
protocol DateStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral {
    var magnitude: TimeInterval { get set }
    init(_ timeInterval: TimeInterval)
}

extension DateStride {
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        self.init(value)
    }

    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
    public static func += (a: inout Self, b: Self) { a = a + b }
    public static func -= (a: inout Self, b: Self) { a = a - b }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
}
