public import Dispatch
public import TallyCombine

extension DispatchQueue {
    /// A moment on the clock of the stage or window, or on the system's.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: TallyTime.DispatchTime

        public init(_ time: TallyTime.DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = TallyTime.DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            .seconds(other.dispatchTime.seconds - dispatchTime.seconds)
        }

        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + Double(n.magnitude) / 1e9)
        }
    }
}

extension DispatchQueue.SchedulerTimeType {
    /// Nanoseconds between two moments. What there is no room for counts as the most there is.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Codable, Hashable, Sendable
    {
        public var magnitude: Int
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        private init(nanoseconds: Int) { magnitude = nanoseconds }

        /// Never is the most there is.
        public init(_ timeInterval: DispatchTimeInterval) { self = .seconds(timeInterval.inSeconds) }
        public init(floatLiteral value: Double) { self = .seconds(value) }
        public init(integerLiteral value: Int) { self = .seconds(value) }
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            magnitude = value
        }

        private static func clamped(_ value: Double) -> Stride {
            if value.isNaN { return Stride(nanoseconds: 0) }
            return Stride(nanoseconds: Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max))
        }

        public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
        public static func * (a: Stride, b: Stride) -> Stride { clamped(Double(a.magnitude) * Double(b.magnitude)) }
        public static func + (a: Stride, b: Stride) -> Stride {
            let (sum, overflow) = a.magnitude.addingReportingOverflow(b.magnitude)
            return Stride(nanoseconds: overflow ? (a.magnitude < 0 ? .min : .max) : sum)
        }
        public static func - (a: Stride, b: Stride) -> Stride {
            let (difference, overflow) = a.magnitude.subtractingReportingOverflow(b.magnitude)
            return Stride(nanoseconds: overflow ? (a.magnitude < 0 ? .min : .max) : difference)
        }
        public static func *= (a: inout Stride, b: Stride) { a = a * b }
        public static func += (a: inout Stride, b: Stride) { a = a + b }
        public static func -= (a: inout Stride, b: Stride) { a = a - b }

        public static func seconds(_ s: Int) -> Stride { clamped(Double(s) * 1e9) }
        public static func seconds(_ s: Double) -> Stride { clamped(s * 1e9) }
        public static func milliseconds(_ ms: Int) -> Stride { clamped(Double(ms) * 1e6) }
        public static func microseconds(_ us: Int) -> Stride { clamped(Double(us) * 1e3) }
        public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
    }
}
