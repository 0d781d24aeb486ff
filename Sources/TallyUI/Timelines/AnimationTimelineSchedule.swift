public import Foundation

/// A schedule with an entry in every frame, or at a slower pace.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Seconds between entries where nothing is said.
    static let shortestInterval = 1.0 / 120

    let minimumInterval: Double?
    let paused: Bool

    /// - Parameters:
    ///   - minimumInterval: Seconds. Negative and not finite ones count as 0.
    ///   - paused: True gives no entries at all.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        self.paused = paused
    }

    /// Seconds, as the schedule counts them.
    var interval: Double {
        guard let minimumInterval else { return Self.shortestInterval }
        return minimumInterval > 0 && minimumInterval.isFinite ? minimumInterval : 0
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(start: startDate, interval: interval, isEmpty: paused || mode == .lowFrequency)
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: Double
        let isEmpty: Bool
        private var count = 0.0

        init(start: Date, interval: Double, isEmpty: Bool) {
            self.start = start
            self.interval = interval
            self.isEmpty = isEmpty
        }

        public mutating func next() -> Date? {
            if isEmpty { return nil }
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }
}
