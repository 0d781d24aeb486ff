import Foundation
import Testing

@testable import TallyFormats

@Suite struct FormatterTests {
    private let american = Locale(identifier: "en_US")
    private let korean = Locale(identifier: "ko_KR")

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = american
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    // MARK: Durations

    private func duration(
        _ seconds: Double, _ style: TallyFormats.DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        _ change: (TallyFormats.DateComponentsFormatter) -> Void = { _ in }
    ) -> String? {
        let formatter = TallyFormats.DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        formatter.calendar = calendar
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test func `positions`() {
        let all: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(duration(3723, .positional, all) == "1:02:03")
        #expect(duration(63, .positional, all) == "1:03")
        #expect(duration(5, .positional, all) == "5")
        #expect(duration(0, .positional, all) == "0")
        #expect(duration(63, .positional, all) { $0.zeroFormattingBehavior = .pad } == "00:01:03")
        #expect(duration(65, .positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "01:05")
        #expect(duration(3725, .positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "62:05")
        #expect(duration(-63, .positional, all) == "-1:03")
    }

    @Test func `units in words`() {
        #expect(duration(3723, .full) == "1 hour, 2 minutes, 3 seconds")
        #expect(duration(3723, .short) == "1 hr, 2 min, 3 sec")
        #expect(duration(3723, .brief) == "1hr 2min 3sec")
        #expect(duration(3723, .abbreviated) == "1h 2m 3s")
        #expect(duration(3723, .spellOut) == "one hour, two minutes, three seconds")
        #expect(duration(3723, .full) { $0.calendar?.locale = korean } == "1시간 2분 3초")
        #expect(duration(86400 * 400, .full) == "1 year, 1 month, 4 days")
        #expect(duration(7 * 86400, .full, [.weekOfMonth]) == "1 week")
    }

    @Test func `zeros are left out, kept or cut as is said`() {
        #expect(duration(3600, .full) == "1 hour")
        #expect(duration(3603, .abbreviated) == "1h 3s")
        let units: NSCalendar.Unit = [.hour, .minute, .second]
        #expect(duration(3603, .abbreviated, units) { $0.zeroFormattingBehavior = [] } == "1h 0m 3s")
        #expect(duration(60, .abbreviated, units) { $0.zeroFormattingBehavior = .dropLeading } == "1m 0s")
        #expect(duration(60, .abbreviated, units) { $0.zeroFormattingBehavior = .dropTrailing } == "0h 1m")
        #expect(duration(0, .full) == "0 seconds")
    }

    @Test func `no more units than wanted, the last rounded`() {
        #expect(duration(3723, .full) { $0.maximumUnitCount = 2 } == "1 hour, 2 minutes")
        #expect(duration(5400, .full) { $0.maximumUnitCount = 1 } == "2 hours")
        #expect(duration(5399, .full) { $0.maximumUnitCount = 1 } == "1 hour")
        #expect(duration(3599, .full) { $0.maximumUnitCount = 1 } == "1 hour")
    }

    @Test func `phrases, dates and components`() {
        #expect(
            duration(120, .full) {
                $0.includesApproximationPhrase = true
                $0.includesTimeRemainingPhrase = true
            } == "About 2 minutes remaining")
        let formatter = TallyFormats.DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = .full
        #expect(formatter.string(from: DateComponents(hour: 25)) == "1 day, 1 hour")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(formatter.string(from: start, to: start + 90) == "1 minute, 30 seconds")
        #expect(duration(.nan, .full) == nil)
        #expect(duration(.infinity, .positional) == nil)
        #expect(duration(1e300, .positional) == nil)
    }

    // MARK: Relative times

    @Test func `a time seen from another`() {
        let formatter = TallyFormats.RelativeDateTimeFormatter()
        formatter.locale = american
        formatter.calendar = calendar
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now - 180, relativeTo: now) == "3 minutes ago")
        #expect(formatter.localizedString(for: now + 2 * 86400, relativeTo: now) == "in 2 days")
        #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hour ago")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(fromTimeInterval: -7200) == "2h ago")
        #expect(formatter.localizedString(fromTimeInterval: .nan) == "now")
        formatter.locale = korean
        #expect(formatter.localizedString(for: now - 180, relativeTo: now) == "3분 전")
    }

    // MARK: Lists, units and names

    @Test func `a list`() {
        #expect(TallyFormats.ListFormatter.localizedString(byJoining: []).isEmpty)
        let formatter = TallyFormats.ListFormatter()
        formatter.locale = american
        #expect(formatter.string(from: ["salt", "pepper", "oil"]) == "salt, pepper, and oil")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
    }

    @Test func `a measurement`() {
        let formatter = TallyFormats.MeasurementFormatter()
        formatter.locale = american
        let run = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: run) == "3.107 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: run) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: run) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.feet) == "feet")
        #expect(formatter.string(for: run) == "5 kilometers")
        #expect(formatter.string(for: 5) == nil)
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 1.25, unit: UnitMass.kilograms)) == "1.2 kilograms")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 25, unit: UnitTemperature.celsius)) == "25°")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .medium
        #expect(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "apples"))) == "2 apples")
    }

    @Test func `a name in the order of its language`() {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        name.middleName = "King"
        name.namePrefix = "Lady"
        func text(_ style: PersonNameComponents.FormatStyle.Style, _ locale: Locale) -> String {
            name.formatted(.name(style: style).locale(locale))
        }
        #expect(text(.medium, american) == "Ada Lovelace")
        #expect(text(.short, american) == "Ada")
        #expect(text(.long, american) == "Lady Ada King Lovelace")
        #expect(text(.abbreviated, american) == "AL")
        #expect(text(.medium, Locale(identifier: "hu_HU")) == "Lovelace Ada")
        name = PersonNameComponents()
        #expect(text(.long, american) == "")
        name.givenName = "민수"
        name.familyName = "김"
        #expect(text(.medium, american) == "김민수")
        #expect(text(.abbreviated, korean) == "김")
        let formatter = TallyFormats.PersonNameComponentsFormatter()
        #expect(formatter.string(from: name) == "김민수")
    }
}
