package import Foundation

/// The rows of one wheel of dates, each a number from 0 on.
package struct DateScale {
    package let name: String
    package let count: Int
    /// After the last row comes the first one again.
    package let isCyclic: Bool
    package let selected: Int
    package let text: (Int) -> String
    /// Whether something of the row can be chosen.
    package let allows: (Int) -> Bool
    /// The date that is chosen with the row, within the bounds.
    package let date: (Int) -> Date
}

extension DateRules {
    /// How many years to either side of today a wheel has.
    private static var years: Int { 1_000 }
    /// How many days to either side of today a wheel has.
    private static var days: Int { 20_000 }

    /// Returns the rows of a wheel that chooses a unit of the date.
    package func scale(_ unit: DateUnit, of date: Date) -> DateScale {
        let date = shown(date)
        return switch unit {
        case .day: dayScale(date)
        case .month: monthScale(date)
        case .year: yearScale(date)
        case .date: dateScale(date)
        case .hour: hourScale(date)
        case .minute: minuteScale(date)
        case .halfOfDay: halfScale(date)
        }
    }

    private func added(_ unit: Calendar.Component, _ value: Int, to date: Date) -> Date {
        calendar.date(byAdding: unit, value: value, to: date) ?? date
    }

    private func start(_ unit: Calendar.Component, _ date: Date) -> Date {
        calendar.dateInterval(of: unit, for: date)?.start ?? date
    }

    private func dayScale(_ date: Date) -> DateScale {
        // The first month of a year is as long as any.
        let long = start(.year, date)
        let month = start(.month, date)
        let length = calendar.range(of: .day, in: .month, for: date)?.count ?? 28
        return DateScale(
            name: "Day", count: calendar.maximumRange(of: .day)?.count ?? 31, isCyclic: true,
            selected: calendar.component(.day, from: date) - 1, text: { day(added(.day, $0, to: long)) },
            allows: { $0 < length && allows(.day, of: added(.day, $0, to: month)) },
            date: { setting(.day, by: 0, day: $0 + 1, of: date) })
    }

    private func monthScale(_ date: Date) -> DateScale {
        let year = start(.year, date)
        let selected = steps(.month, from: year, to: date)
        let day = calendar.component(.day, from: date)
        return DateScale(
            name: "Month", count: calendar.range(of: .month, in: .year, for: date)?.count ?? 12, isCyclic: true,
            selected: selected, text: { month(added(.month, $0, to: year)) },
            allows: { allows(.month, of: added(.month, $0, to: year)) },
            date: { setting(.month, by: $0 - selected, day: day, of: date) })
    }

    private func yearScale(_ date: Date) -> DateScale {
        let year = start(.year, today)
        let selected = steps(.year, from: year, to: date) + Self.years
        let day = calendar.component(.day, from: date)
        return DateScale(
            name: "Year", count: 2 * Self.years + 1, isCyclic: false, selected: selected,
            text: { self.year(added(.year, $0 - Self.years, to: year)) },
            allows: { allows(.year, of: added(.year, $0 - Self.years, to: year)) },
            date: { setting(.year, by: $0 - selected, day: day, of: date) })
    }

    private func dateScale(_ date: Date) -> DateScale {
        let first = start(.day, today)
        return DateScale(
            name: "Date", count: 2 * Self.days + 1, isCyclic: false,
            selected: steps(.day, from: first, to: date) + Self.days,
            text: { weekdayAndDay(added(.day, $0 - Self.days, to: first)) },
            allows: { allows(.day, of: added(.day, $0 - Self.days, to: first)) },
            date: { moving(date, to: added(.day, $0 - Self.days, to: first)) })
    }

    /// Returns whether the clock can show that on the date's day.
    private func allows(hour: Int, minutes: ClosedRange<Int>, of date: Date) -> Bool {
        let day = start(.day, date)
        guard let first = calendar.date(bySettingHour: hour, minute: minutes.lowerBound, second: 0, of: day),
            let last = calendar.date(bySettingHour: hour, minute: minutes.upperBound, second: 0, of: day)
        else { return false }
        return last >= minimum ?? .distantPast && first <= maximum ?? .distantFuture
    }

    private func hourScale(_ date: Date) -> DateScale {
        let hours = hours
        let minute = calendar.component(.minute, from: date)
        return DateScale(
            name: "Hour", count: 24, isCyclic: true, selected: calendar.component(.hour, from: date),
            text: { number(hours.areTwelve ? ($0 + 11) % 12 + 1 : $0, digits: hours.digits) },
            allows: { allows(hour: $0, minutes: 0...59, of: date) },
            date: { setting(hour: $0, minute: minute, of: date) })
    }

    private func minuteScale(_ date: Date) -> DateScale {
        let hour = calendar.component(.hour, from: date)
        return DateScale(
            name: "Minute", count: 60, isCyclic: true, selected: calendar.component(.minute, from: date),
            text: { number($0, digits: 2) }, allows: { allows(hour: hour, minutes: $0...$0, of: date) },
            date: { setting(hour: hour, minute: $0, of: date) })
    }

    private func halfScale(_ date: Date) -> DateScale {
        let hour = calendar.component(.hour, from: date)
        let minute = calendar.component(.minute, from: date)
        return DateScale(
            name: "AM/PM", count: 2, isCyclic: false, selected: hour / 12,
            text: { $0 == 0 ? calendar.amSymbol : calendar.pmSymbol },
            allows: {
                allows(hour: $0 * 12, minutes: 0...59, of: date)
                    || allows(hour: $0 * 12 + 11, minutes: 0...59, of: date)
            },
            date: { setting(hour: hour % 12 + $0 * 12, minute: minute, of: date) })
    }
}
