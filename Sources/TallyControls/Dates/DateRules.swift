package import Foundation
import TallyCore
import TallyUI

/// The calendar of a date picker, and which of its dates can be chosen.
package struct DateRules: Equatable {
    /// With the locale and the time zone of the surroundings.
    package let calendar: Calendar
    /// Both bounds can be chosen.
    let minimum: Date?
    let maximum: Date?
    /// The date of the stage.
    package let today: Date

    /// A bound that is no number is none.
    package init(calendar: Calendar, minimum: Date?, maximum: Date?, today: Date) {
        self.calendar = calendar
        self.today = Self.known(today) ?? Date(timeIntervalSinceReferenceDate: 0)
        self.minimum = minimum.flatMap(Self.bound)
        self.maximum = maximum.flatMap(Self.bound)
    }

    var locale: Locale { calendar.locale ?? Locale(identifier: "en_US") }

    /// Returns nil for what calendars cannot reckon with.
    private static func known(_ date: Date) -> Date? {
        (Date.distantPast...Date.distantFuture).contains(date) ? date : nil
    }

    private static func bound(_ date: Date) -> Date? {
        date.timeIntervalSinceReferenceDate.isNaN ? nil : Swift.min(Swift.max(date, .distantPast), .distantFuture)
    }

    /// Returns the date, or today for one that calendars cannot reckon with.
    package func shown(_ date: Date) -> Date { Self.known(date) ?? today }

    package func clamped(_ date: Date) -> Date {
        let date = shown(date)
        return Swift.max(minimum ?? date, Swift.min(date, maximum ?? date))
    }

    /// Returns whether a moment of the day, month or year in which the date is can be chosen.
    func allows(_ unit: Calendar.Component, of date: Date) -> Bool {
        let first = minimum ?? .distantPast
        let last = maximum ?? .distantFuture
        guard first <= last, let time = calendar.dateInterval(of: unit, for: date) else { return false }
        return time.end > first && time.start <= last
    }

    /// Returns the moment of another day at which the clock shows what it shows at the date, within the bounds.
    func moving(_ date: Date, to day: Date) -> Date {
        let start = calendar.startOfDay(for: day)
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: shown(date))
        let seconds = shown(date).timeIntervalSinceReferenceDate
        let moment = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start)
        return clamped((moment ?? start).addingTimeInterval(seconds - seconds.rounded(.down)))
    }

    /// Returns the moment of the date's day at which the clock shows that, within the bounds; its seconds are none.
    func setting(hour: Int, minute: Int, of date: Date) -> Date {
        let start = calendar.startOfDay(for: shown(date))
        return clamped(calendar.date(bySettingHour: hour, minute: minute, second: 0, of: start) ?? shown(date))
    }

    /// Returns the moment in which a unit of the calendar is another; a day that the month does not have is its last.
    func setting(_ unit: Calendar.Component, by steps: Int, day: Int, of date: Date) -> Date {
        let date = shown(date)
        guard let month = calendar.dateInterval(of: .month, for: date)?.start,
            let first = unit == .day ? month : calendar.date(byAdding: unit, value: steps, to: month),
            let days = calendar.range(of: .day, in: .month, for: first),
            let there = calendar.date(byAdding: .day, value: Swift.min(day, days.count) - 1, to: first)
        else { return clamped(date) }
        return moving(date, to: there)
    }

    /// Returns the number of whole months or years from the date's to the other's.
    func steps(_ unit: Calendar.Component, from date: Date, to other: Date) -> Int {
        guard let start = calendar.dateInterval(of: unit, for: date)?.start,
            let end = calendar.dateInterval(of: unit, for: other)?.start
        else { return 0 }
        let steps = calendar.dateComponents([unit], from: start, to: end)
        return (unit == .month ? steps.month : unit == .year ? steps.year : steps.day) ?? 0
    }
}

extension EnvironmentValues {
    /// The calendar with the time zone and the locale beside it. A first weekday that was set stays; else it is the locale's.
    var datesCalendar: Calendar {
        var calendar = calendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }
}

extension DateRules {
    /// The rules of a picker in its surroundings; called in a body.
    @MainActor init(_ configuration: DatePickerStyleConfiguration, _ environment: EnvironmentValues) {
        self.init(
            environment, minimum: configuration.minimumDate, maximum: configuration.maximumDate,
            otherwise: configuration.selection)
    }

    /// Outside of a stage today is the other date.
    @MainActor init(_ environment: EnvironmentValues, minimum: Date?, maximum: Date?, otherwise date: Date) {
        self.init(
            calendar: environment.datesCalendar, minimum: minimum, maximum: maximum,
            today: Runtime.current?.date ?? date)
    }
}
