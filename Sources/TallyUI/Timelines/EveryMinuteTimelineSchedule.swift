public import Foundation

/// At the start of every minute; the first entry is the start of the minute that is under way.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { Entries(startDate) }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        private var periodic: PeriodicTimelineSchedule.Entries

        init(_ start: Date) {
            let seconds = start.timeIntervalSinceReferenceDate
            let minute = seconds.isFinite ? (seconds / 60).rounded(.down) * 60 : 0
            let origin = Date(timeIntervalSinceReferenceDate: minute)
            periodic = PeriodicTimelineSchedule.Entries(origin: origin, interval: 60, from: origin)
        }

        public mutating func next() -> Date? { periodic.next() }
    }
}
