import Foundation
import SwiftUI
import TallyStage
import Testing

/// Date pickers as wheels.
@MainActor
struct DateWheelTests {
    private func made(
        _ date: Date = moment(2023, 6, 8, 9, 41), _ components: DatePickerComponents = .date, locale: String = "en_US",
        direction: LayoutDirection = .leftToRight
    ) -> DateStage {
        DateStage(date, locale: locale, direction: direction) {
            DatePicker("Day", selection: $0, displayedComponents: components).datePickerStyle(.wheel).labelsHidden()
        }
    }

    /// The wheels from left to right.
    private func wheels(_ dates: DateStage) -> [String] {
        dates.stage.frame.accessibility.filter { !$0.actions.isEmpty }.sorted { $0.rect.midX < $1.rect.midX }.map(
            \.label)
    }

    @Test func `the wheels stand in the order in which the locale writes a date and a time`() {
        let orders = [
            "en_US": ["Month", "Day", "Year"], "de_DE": ["Day", "Month", "Year"], "ko_KR": ["Year", "Month", "Day"],
            "ar": ["Day", "Month", "Year"],
        ]
        // order: each is looked at by itself.
        for (locale, order) in orders { #expect(wheels(made(locale: locale)) == order, "\(locale)") }
        #expect(wheels(made(locale: "ar", direction: .rightToLeft)) == ["Year", "Month", "Day"])
        #expect(wheels(made(.distantPast, .hourAndMinute)) == ["Hour", "Minute", "AM/PM"])
        #expect(wheels(made(.distantPast, .hourAndMinute, locale: "de_DE")) == ["Hour", "Minute"])
        #expect(wheels(made(.distantPast, .hourAndMinute, locale: "ko_KR")) == ["AM/PM", "Hour", "Minute"])
        #expect(wheels(made(.distantPast, [.date, .hourAndMinute])) == ["Date", "Hour", "Minute", "AM/PM"])
        #expect(wheels(made(.distantPast, [])).isEmpty)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the wheels stand at what is chosen from the first frame on`(direction: LayoutDirection) {
        for components in [.date, .hourAndMinute, [.date, .hourAndMinute]] as [DatePickerComponents] {
            let dates = made(components, direction)
            let wheels = dates.stage.frame.accessibility.filter { !$0.actions.isEmpty }
            #expect(wheels.count >= 3)
            for wheel in wheels { #expect(dates.isInMiddle(wheel.value), "\(wheel.label)") }
        }
    }

    private func made(_ components: DatePickerComponents, _ direction: LayoutDirection) -> DateStage {
        made(moment(2023, 6, 8, 9, 41), components, direction: direction)
    }

    @Test func `hours are counted as the locale counts them`() {
        let night = moment(2023, 6, 8, 0, 5)
        let american = made(night, .hourAndMinute)
        #expect(american.value("Hour") == "12" && american.value("Minute") == "05" && american.value("AM/PM") == "AM")
        #expect(made(night, .hourAndMinute, locale: "de_DE").value("Hour") == "00")
        let korean = made(moment(2023, 6, 8, 13), .hourAndMinute, locale: "ko_KR")
        #expect(korean.value("Hour") == "1" && korean.value("AM/PM") == "오후")
    }

    @Test func `a wheel chooses what a drag brings into its middle`() throws {
        let dates = made()
        try dates.turn("Day", by: 3)
        #expect(dates.chosen == "2023-06-11 09:41")
        try dates.turn("Month", by: -2)
        #expect(dates.chosen == "2023-04-11 09:41")
        try dates.turn("Year", by: 1)
        #expect(dates.chosen == "2024-04-11 09:41")
        #expect(dates.value("Day") == "11" && dates.value("Month") == "April" && dates.value("Year") == "2024")
    }

    @Test func `the last day of every month stays the last of a shorter one`() throws {
        let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        for month in 0..<12 {
            let dates = made(moment(2023, month + 1, lengths[month]))
            try dates.stage.perform("Increment", on: "Month")
            #expect(dates.stage.settle())
            let next = (month + 1) % 12
            let text = "2023-\(String("0\(next + 1)".suffix(2)))-\(min(lengths[month], lengths[next])) 12:00"
            #expect(dates.chosen == text)
            #expect(dates.value("Day") == "\(min(lengths[month], lengths[next]))")
        }
    }

    @Test func `a leap day becomes the 28th of another year, and comes to rest there`() throws {
        let dates = made(moment(2024, 2, 29))
        try dates.turn("Year", by: 1)
        #expect(dates.chosen == "2025-02-28 12:00" && dates.value("Day") == "28")
        // A day that the month does not have turns back.
        try dates.turn("Day", by: 2)
        #expect(dates.chosen == "2025-02-28 12:00" && dates.value("Day") == "28")
        #expect(dates.isInMiddle("28"))
    }

    @Test func `months, days, hours and minutes go round, and leave the rest`() throws {
        let dates = made(moment(2023, 12, 31, 23, 59))
        try dates.turn("Month", by: 1)
        #expect(dates.chosen == "2023-01-31 23:59")
        try dates.turn("Day", by: 1)
        #expect(dates.chosen == "2023-01-01 23:59")
        let times = made(moment(2023, 12, 31, 23, 59), .hourAndMinute, locale: "de_DE")
        try times.turn("Minute", by: 1)
        #expect(times.chosen == "2023-12-31 23:00")
        try times.turn("Hour", by: 1)
        #expect(times.chosen == "2023-12-31 00:00")
    }

    @Test func `the halves of the day move with the hours`() throws {
        let dates = made(moment(2023, 6, 8, 11, 30), .hourAndMinute)
        try dates.turn("Hour", by: 1)
        #expect(dates.chosen == "2023-06-08 12:30" && dates.value("Hour") == "12" && dates.value("AM/PM") == "PM")
        try dates.turn("AM/PM", by: -1)
        #expect(dates.chosen == "2023-06-08 00:30")
    }

    @Test func `what is out of the range turns back to its bound`() throws {
        let dates = DateStage(moment(2023, 6, 8)) {
            DatePicker(
                "Day", selection: $0, in: moment(2023, 6, 5)...moment(2023, 6, 20), displayedComponents: .date
            )
            .datePickerStyle(.wheel).labelsHidden()
        }
        try dates.turn("Month", by: 3)
        #expect(dates.chosen == "2023-06-20 12:00")
        #expect(dates.value("Month") == "June" && dates.isInMiddle("June"))
        // Nothing changes, and the wheel turns back all the same.
        try dates.turn("Year", by: 2)
        #expect(dates.chosen == "2023-06-20 12:00" && dates.isInMiddle("2023"))
        try dates.turn("Year", by: -2)
        #expect(dates.chosen == "2023-06-05 12:00")
    }

    @Test func `with a time there is a wheel of days, on which today has its name`() throws {
        let dates = made(moment(2023, 6, 11, 9, 41), [.date, .hourAndMinute])
        #expect(dates.value("Date") == "Sun, Jun 11" && dates.stage.text("Today") != nil)
        try dates.turn("Date", by: 1)
        #expect(dates.value("Date") == "Today" && dates.chosen == "2023-06-12 09:41")
        #expect(made(moment(2023, 6, 12), [.date, .hourAndMinute], locale: "de_DE").value("Date") == "Heute")
    }

    @Test func `presses on rows, keys and assistive technology turn a wheel`() throws {
        let dates = made()
        let ninth = try dates.place("9")
        dates.stage.tap(CGPoint(x: ninth.midX, y: ninth.midY))
        #expect(dates.stage.settle())
        #expect(dates.chosen == "2023-06-09 09:41")
        dates.stage.press(.downArrow)
        dates.stage.press(.downArrow)
        dates.stage.press(.upArrow)
        #expect(dates.stage.settle())
        #expect(dates.chosen == "2023-06-10 09:41")
        try dates.stage.perform("Decrement", on: "Year")
        #expect(dates.stage.settle())
        #expect(dates.chosen == "2022-06-10 09:41" && dates.value("Year") == "2022")
    }

    @Test func `a wheel follows a selection that is made elsewhere, and is taken away while it turns`() throws {
        let dates = made()
        dates.remote.value = moment(2030, 11, 30)
        #expect(dates.stage.settle())
        #expect(dates.isInMiddle("November") && dates.isInMiddle("2030"))
        let isThere = Remote(true)
        let other = Stage.phone {
            Playing(isThere) {
                if $0 { DatePicker("", selection: .constant(moment(2023, 6, 8))).datePickerStyle(.wheel) }
            }
        }
        other.drag(from: CGPoint(x: 60, y: 250), to: CGPoint(x: 60, y: 120), duration: 0.1)
        other.advance(by: 0.02)
        isThere.value = false
        #expect(other.settle())
        #expect(other.frame.texts.isEmpty)
    }

    @Test func `a disabled wheel does not turn`() throws {
        let dates = DateStage {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
                .disabled(true)
        }
        try dates.turn("Day", by: 3)
        #expect(dates.chosen == "2023-06-08 12:00" && dates.value("Day") == "8")
    }
}
