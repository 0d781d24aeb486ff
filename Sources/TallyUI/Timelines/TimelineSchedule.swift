public import Foundation

/// When a timeline view's content is shown anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// Returns the moments from a date on, in ascending order; what is left of the last one before it may come first.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline view may be shown anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns a schedule with an entry every `interval` seconds from a date on.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule with an entry at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule with an entry in every frame.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// Returns a schedule with an entry in every frame, not sooner than `minimumInterval` seconds after the last, nor
    /// while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Returns a schedule with entries at the dates given, which have to ascend.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        .init(dates)
    }
}
