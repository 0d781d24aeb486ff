import Dispatch
public import Foundation
public import TallyCombine

/// The main queue runs work on the clock of the stage or window that plays the views. Other queues run theirs when that time
/// has come there. Where nothing is played, all is in real time.
extension OperationQueue: TallyCombine.Scheduler {
    /// A time by the calendar of the stage or window, or by the real one.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        public func advanced(by n: Stride) -> SchedulerTimeType {
            SchedulerTimeType(date.addingTimeInterval(n.timeInterval))
        }

        /// Seconds between two times.
        public struct Stride: DateStride, Codable, Sendable {
            public var magnitude: TimeInterval
            public var timeInterval: TimeInterval { magnitude }

            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            // Here, and not with what both strides share: public default arguments name them.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            public init(floatLiteral value: TimeInterval) { magnitude = value }
        }
    }

    /// Nothing can be chosen.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(HostClock.date) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Where its work is timed: the queue under it, or one of Dispatch's.
    private var timing: DispatchQueue { self === OperationQueue.main ? .main : .global() }

    private func timingDate(_ date: SchedulerTimeType) -> DispatchQueue.SchedulerTimeType {
        timing.now.advanced(by: .seconds(now.distance(to: date).timeInterval))
    }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if self === OperationQueue.main { return timing.schedule(options: nil, action) }
        let action = HostClock.handedOver(action)
        let work = HostClock.carried { action() }
        addOperation { work() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        timing.schedule(after: timingDate(date), tolerance: 0, options: nil) { self.schedule(options: nil, action) }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let every = DispatchQueue.SchedulerTimeType.Stride.seconds(interval.timeInterval)
        return timing.schedule(after: timingDate(date), interval: every, tolerance: 0, options: nil) {
            self.schedule(options: nil, action)
        }
    }
}
