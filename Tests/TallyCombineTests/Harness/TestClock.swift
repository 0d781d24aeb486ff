import TallyCombine

/// A scheduler whose time is an argument: what is due runs in the order of its times, then of its scheduling.
final class TestClock: Scheduler {
    struct SchedulerTimeType: Strideable, Hashable {
        var time: Int
        func distance(to other: SchedulerTimeType) -> Stride { Stride(other.time - time) }
        func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(time: time + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int
            init(_ value: Int) { magnitude = value }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            static func *= (a: inout Stride, b: Stride) { a = a * b }
            static func += (a: inout Stride, b: Stride) { a = a + b }
            static func -= (a: inout Stride, b: Stride) { a = a - b }
            static func seconds(_ s: Int) -> Stride { Stride(s) }
            static func seconds(_ s: Double) -> Stride { Stride(Int(s)) }
            static func milliseconds(_ ms: Int) -> Stride { Stride(ms / 1000) }
            static func microseconds(_ us: Int) -> Stride { Stride(us / 1_000_000) }
            static func nanoseconds(_ ns: Int) -> Stride { Stride(ns / 1_000_000_000) }
        }
    }

    typealias SchedulerOptions = Never

    private struct Entry {
        let time: Int
        let serial: Int
        let action: () -> Void
    }

    private(set) var time = 0
    private var entries: [Entry] = []
    private var serial = 0

    var now: SchedulerTimeType { SchedulerTimeType(time: time) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// How much is scheduled still.
    var waiting: Int { entries.count }

    @discardableResult func at(_ time: Int, _ action: @escaping () -> Void) -> Int {
        serial += 1
        entries.append(Entry(time: max(time, self.time), serial: serial, action: action))
        return serial
    }

    func run(until end: Int) {
        while let next = entries.filter({ $0.time <= end }).min(by: { ($0.time, $0.serial) < ($1.time, $1.serial) }) {
            entries.removeAll { $0.serial == next.serial }
            time = next.time
            next.action()
        }
        time = end
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { at(time, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        at(date.time, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var current = 0
        func next(_ time: Int) {
            current = at(time) {
                next(time + max(1, interval.magnitude))
                action()
            }
        }
        next(date.time)
        return AnyCancellable { [weak self] in self?.entries.removeAll { $0.serial == current } }
    }
}
