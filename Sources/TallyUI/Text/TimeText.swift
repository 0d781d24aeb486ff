import Foundation
@_spi(Runtime) import TallyCore

/// A date, a range of dates or a clock, which may read otherwise as time passes.
// unsafe: nothing of it changes once it is made.
final class TimeText: FormattedText, @unchecked Sendable {
    enum Content: Equatable, Sendable {
        case date(Date, Text.DateStyle)
        case range(ClosedRange<Date>)
        case timer(ClosedRange<Date>, Date?, countsDown: Bool, showsHours: Bool)
    }

    private let content: Content

    init(_ content: Content) { self.content = content }

    /// The date of the stage whose views are at work; nil outside of a stage.
    private static var stageDate: Date? {
        guard let runtime = Runtime.current, MainActor.isCurrent else { return nil }
        return MainActor.assumeIsolated { runtime.date }
    }

    override func string(locale: Locale) -> String {
        switch content {
        case .date(let date, let style): Self.string(date, style, locale)
        case .range(let dates): Self.string(dates, locale)
        case .timer(let interval, let pauseTime, let countsDown, let showsHours):
            TextTime.clock(Self.seconds(interval, pauseTime, countsDown), showsHours: showsHours, locale)
        }
    }

    private static func string(_ date: Date, _ style: Text.DateStyle, _ locale: Locale) -> String {
        let ahead = date.timeIntervalSince(stageDate ?? date)
        let seconds = TextTime.whole(abs(ahead), isLeft: ahead > 0)
        return switch style.kind {
        case .time: date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
        case .date: date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
        case .relative: TextTime.units(seconds, .abbreviated, 2, locale)
        case .offset: (ahead > 0 ? "-" : "+") + TextTime.units(seconds, .wide, 1, locale)
        case .timer: TextTime.clock(seconds, showsHours: true, locale)
        }
    }

    private static func string(_ dates: ClosedRange<Date>, _ locale: Locale) -> String {
        let isOneDay = Calendar(identifier: .gregorian).isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let style = Date.IntervalFormatStyle(date: isOneDay ? nil : .abbreviated, time: .shortened, locale: locale)
        return style.format(dates.lowerBound..<dates.upperBound)
    }

    private static func seconds(_ interval: ClosedRange<Date>, _ pauseTime: Date?, _ countsDown: Bool) -> Int64 {
        var date = stageDate ?? interval.lowerBound
        if let pauseTime { date = Swift.min(date, pauseTime) }
        date = Swift.min(Swift.max(date, interval.lowerBound), interval.upperBound)
        let seconds =
            countsDown ? interval.upperBound.timeIntervalSince(date) : date.timeIntervalSince(interval.lowerBound)
        return TextTime.whole(seconds, isLeft: countsDown)
    }

    override func nextChange(after date: Date) -> Date? {
        switch content {
        case .date(let end, let style):
            switch style.kind {
            case .time, .date: return nil
            case .relative, .offset, .timer: return TextTime.nextSecond(of: end, after: date)
            }
        case .range: return nil
        case .timer(let interval, let pauseTime, let countsDown, _):
            let end = pauseTime.map { Swift.min($0, interval.upperBound) } ?? interval.upperBound
            if date >= end { return nil }
            let from = countsDown ? interval.upperBound : interval.lowerBound
            return Swift.min(end, TextTime.nextSecond(of: from, after: Swift.max(date, interval.lowerBound)))
        }
    }

    override func isEqual(to other: FormattedText) -> Bool { (other as? TimeText)?.content == content }
}
