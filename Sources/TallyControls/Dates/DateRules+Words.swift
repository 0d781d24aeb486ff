package import Foundation

// How dates are written, in the words of the locale.
extension DateRules {
    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// As `Jun 8, 2023`.
    func shortDate(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter.string(from: date)
    }

    func time(_ date: Date) -> String { style.hour().minute().format(date) }
    /// As `Thursday, June 8, 2023`.
    func longDate(_ date: Date) -> String { style.year().month(.wide).day().weekday(.wide).format(date) }
    /// As `June 2023`.
    func monthAndYear(_ date: Date) -> String { style.year().month(.wide).format(date) }
    func year(_ date: Date) -> String { style.year().format(date) }
    func month(_ date: Date) -> String { style.month(.wide).format(date) }
    func day(_ date: Date) -> String { style.day().format(date) }

    /// As `Thu, Jun 8`; today by its name.
    func weekdayAndDay(_ date: Date) -> String {
        if calendar.isDate(date, inSameDayAs: today) { return todayName }
        return style.weekday(.abbreviated).month(.abbreviated).day().format(date)
    }

    var todayName: String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: today, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar,
            capitalizationContext: .beginningOfSentence)
        style.allowedFields = [.day]
        return style.format(today)
    }

    func number(_ number: Int, digits: Int = 1) -> String {
        number.formatted(.number.precision(.integerLength(digits...)).grouping(.never).locale(locale))
    }

    /// The days of a week from the first one of the calendar on, short.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        guard names.indices.contains(first) else { return names }
        return (names[first...] + names[..<first]).map { $0.uppercased(with: locale) }
    }

    /// The letters of a pattern in the order in which the locale writes them, as those of `yMMMMd`.
    private func pattern(_ template: String) -> String {
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        // What stands between quotes is a word.
        return pattern.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }

    /// Returns the units in the order in which the locale writes them.
    package func order(of units: [DateUnit]) -> [DateUnit] {
        let date = pattern("yMMMMd")
        let time = pattern("jmm")
        func place(_ unit: DateUnit) -> Int {
            let text = unit.isOfTime ? time : date
            guard let index = text.firstIndex(where: { unit.letters.contains($0) }) else { return .max }
            return text.distance(from: text.startIndex, to: index) + (unit.isOfTime ? 1_000 : 0)
        }
        return units.filter { place($0) < .max }.sorted { place($0) < place($1) }
    }

    /// How the locale writes hours: from 0 to 23 or 12 to 11, and with how many digits at least.
    package var hours: (areTwelve: Bool, digits: Int) {
        let pattern = pattern("jmm")
        let letters = pattern.filter { "hHkK".contains($0) }
        return (pattern.contains { "abBhK".contains($0) }, Swift.max(letters.count, 1))
    }
}

/// What a wheel chooses.
package enum DateUnit: Hashable, Sendable {
    case day, month, year
    /// A day by its weekday and its date.
    case date
    case hour, minute, halfOfDay

    var isOfTime: Bool { self == .hour || self == .minute || self == .halfOfDay }

    /// The most points that a wheel of it is wide.
    package var wheelWidth: CGFloat {
        switch self {
        case .date, .month: 160
        case .year: 90
        case .day, .hour, .minute, .halfOfDay: 70
        }
    }

    /// The letters that stand for it in patterns of dates.
    fileprivate var letters: String {
        switch self {
        case .day, .date: "d"
        case .month: "ML"
        case .year: "yuU"
        case .hour: "hHkK"
        case .minute: "m"
        case .halfOfDay: "abB"
        }
    }
}
