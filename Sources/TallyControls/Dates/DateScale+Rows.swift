package import Foundation

// The rows of a scale on a wheel.
extension DateScale {
    /// How often the rows of a cyclic wheel follow one another: more turns than a hand makes.
    private static var turns: Int { 100 }

    package var rows: Int { isCyclic ? count * Self.turns : count }

    /// Returns the row that shows what is selected and is nearest to another one; in the middle of a cyclic wheel if there is none.
    package func row(near row: Int?) -> Int {
        guard count > 0 else { return 0 }
        let selected = Swift.min(Swift.max(selected, 0), count - 1)
        let near = row.map { Swift.min(Swift.max($0, 0), rows - 1) } ?? rows / count / 2 * count + selected
        let way = selected - near % count
        let ways = isCyclic ? [way, way - count, way + count] : [way]
        let places = ways.map { near + $0 }.filter { (0..<rows).contains($0) }
        return places.min { abs($0 - near) < abs($1 - near) } ?? selected
    }

    /// Returns a scale of each so many of the rows.
    package func every(_ step: Int) -> DateScale {
        guard step > 1 else { return self }
        return DateScale(
            name: name, count: count / step, isCyclic: isCyclic, selected: selected / step,
            text: { text($0 * step) }, allows: { allows($0 * step) }, date: { date($0 * step) })
    }
}

extension DateRules {
    /// Returns the hours, or the minutes of an hour, of a duration; their dates are so long after the reference date.
    package func scale(_ unit: DateUnit, ofDuration seconds: TimeInterval, every step: Int) -> DateScale {
        let (minutes, locale) = (Int(seconds / 60), locale)
        func date(_ minutes: Int) -> Date { Date(timeIntervalSinceReferenceDate: TimeInterval(minutes * 60)) }
        func text(_ minutes: Int, _ unit: Duration.UnitsFormatStyle.Unit) -> String {
            Duration.seconds(minutes * 60).formatted(
                .units(allowed: [unit], width: .abbreviated, zeroValueUnits: .show(length: 1)).locale(locale))
        }
        if unit == .hour {
            return DateScale(
                name: "Hours", count: 24, isCyclic: false, selected: minutes / 60, text: { text($0 * 60, .hours) },
                allows: { _ in true }, date: { date($0 * 60 + minutes % 60) })
        }
        return DateScale(
            name: "Minutes", count: 60, isCyclic: true, selected: minutes % 60, text: { text($0, .minutes) },
            allows: { minutes >= 60 || $0 > 0 }, date: { date(minutes / 60 * 60 + $0) }
        ).every(step)
    }
}
