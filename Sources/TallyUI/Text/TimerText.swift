public import Foundation

extension Text {
    /// A clock that runs through an interval of time: before its beginning and after its end it stands.
    ///
    /// - Parameters:
    ///   - pauseTime: When it is stopped; nil: never.
    ///   - countsDown: Whether it shows what is left, or what has passed.
    ///   - showsHours: Whether sixty minutes are an hour, or more minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .formatted(TimeText(.timer(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours))))
    }

    /// A range of dates, or of times of one day.
    public init(_ dates: ClosedRange<Date>) { self.init(.formatted(TimeText(.range(dates)))) }

    /// An interval of time, as the range from its beginning to its end.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
}
