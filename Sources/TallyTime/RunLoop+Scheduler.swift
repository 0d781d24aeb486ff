public import Foundation
public import TallyCombine

/// The main run loop runs work on the clock of the stage or window that plays the views; what is due now, before the next
/// frame. Other run loops, and the main one where nothing is played, do so in real time.
extension RunLoop: TallyCombine.Scheduler {
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

    private var isHosted: Bool { self === RunLoop.main && HostClock.isPresent }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = HostClock.handedOver(action)
        if isHosted { HostClock.schedule(after: 0) { action() } } else { perform { action() } }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = HostClock.handedOver(action)
        if isHosted { return HostClock.schedule(after: now.distance(to: date).timeInterval) { action() } }
        add(Foundation.Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let action = HostClock.handedOver(action)
        if isHosted {
            return HostRepetition(after: now.distance(to: date).timeInterval, every: interval.timeInterval) { action() }
        }
        let timer = Foundation.Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}
