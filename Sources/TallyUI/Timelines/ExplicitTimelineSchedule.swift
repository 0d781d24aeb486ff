public import Foundation

/// A schedule with entries at dates of one's own.
public struct ExplicitTimelineSchedule<Entries>: TimelineSchedule where Entries: Sequence, Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: In ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}
