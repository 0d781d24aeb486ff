import Foundation

// Months by their number, from that in which the reference date of Foundation is.
extension DateRules {
    private static var reference: Date { Date(timeIntervalSinceReferenceDate: 0) }

    func month(of date: Date) -> Int { steps(.month, from: Self.reference, to: shown(date)) }

    /// Returns the first moment of a month; of one that calendars do not know, that of today's.
    func start(ofMonth month: Int) -> Date {
        let date = calendar.date(byAdding: .month, value: month, to: Self.reference).map(shown) ?? today
        return calendar.dateInterval(of: .month, for: date)?.start ?? date
    }

    func days(inMonth month: Int) -> Int {
        calendar.range(of: .day, in: .month, for: start(ofMonth: month))?.count ?? 0
    }

    /// Returns in which column, from 0 to 6, a month begins.
    func firstColumn(ofMonth month: Int) -> Int {
        let weekday = calendar.component(.weekday, from: start(ofMonth: month))
        return ((weekday - calendar.firstWeekday) % 7 + 7) % 7
    }

    /// Whether a calendar goes there: a month with a day to choose, and with no end the months that calendars know.
    func allowsMonth(_ month: Int) -> Bool {
        guard let date = calendar.date(byAdding: .month, value: month, to: Self.reference) else { return false }
        return date > .distantPast && date < .distantFuture && allows(.month, of: date)
    }
}
