public import Foundation

/// A schedule with an entry every so many seconds from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let origin: Date
    private let interval: TimeInterval

    /// - Parameter interval: Seconds. One that is not above 0, or not finite, gives the start date alone.
    public init(from startDate: Date, by interval: TimeInterval) {
        origin = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(origin: origin, interval: interval, from: startDate)
    }

    /// The moments, without end; computed from the origin, so that nothing adds up.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private let origin: Date
        private let interval: TimeInterval
        /// Intervals from the origin; nil: there are no more.
        private var count: Double?

        init(origin: Date, interval: TimeInterval, from start: Date) {
            self.origin = origin
            self.interval = interval
            let passed = start.timeIntervalSince(origin)
            guard interval > 0, interval.isFinite, passed.isFinite else {
                count = 0
                return
            }
            count = Swift.max(0, (passed / interval).rounded(.down))
        }

        public mutating func next() -> Date? {
            guard let count else { return nil }
            self.count = interval > 0 && interval.isFinite ? count + 1 : nil
            return count == 0 ? origin : origin.addingTimeInterval(count * interval)
        }
    }
}
