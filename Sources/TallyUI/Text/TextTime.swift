import Foundation

/// How texts that follow the time count it.
enum TextTime {
    /// Returns whole seconds: what is left counts as long as a part of it is left, and what is over once all of it is. Within a
    /// millisecond a second is whole, whatever arithmetic with dates leaves.
    static func whole(_ seconds: TimeInterval, isLeft: Bool) -> Int64 {
        let seconds = isLeft ? (seconds - 0.001).rounded(.up) : (seconds + 0.001).rounded(.down)
        return Int64(Swift.min(Swift.max(seconds, 0), 1e15))
    }

    /// Returns when the distance to a date reads otherwise, in seconds.
    static func nextSecond(of end: Date, after date: Date) -> Date {
        let ahead = end.timeIntervalSince(date)
        let next = ahead > 0.001 ? (ahead - 0.001).rounded(.up) - 1 : (ahead - 0.001).rounded(.down)
        let moment = end.addingTimeInterval(-next)
        return moment > date ? moment : moment.addingTimeInterval(1)
    }

    /// Returns a length of time in words, in as many of the largest units that it has.
    static func units(
        _ seconds: Int64, _ width: Duration.UnitsFormatStyle.UnitWidth, _ count: Int, _ locale: Locale
    ) -> String {
        var style = Duration.UnitsFormatStyle(
            allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: count,
            fractionalPart: .hide(rounded: .down))
        style.locale = locale
        return Duration.seconds(seconds).formatted(style)
    }

    /// Returns a length of time as clocks show it: "2:32", "36:59:01".
    static func clock(_ seconds: Int64, showsHours: Bool, _ locale: Locale) -> String {
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours && seconds >= 3600
            ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
        return Duration.seconds(seconds).formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
    }
}
