public import Foundation

/// When a timeline view's content is shown anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Self.Entries.Element == Date

    /// The moments from a date on, in ascending order; what is left of the last one before it may come first.
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// How often a timeline view may be shown anew.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal
    case lowFrequency
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// From a date on every `interval` seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// In every frame.
    public static var animation: AnimationTimelineSchedule { .init() }

    /// In every frame, but not sooner than `minimumInterval` seconds after the last one, and not while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// At the dates given, which have to ascend.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
        .init(dates)
    }
}
