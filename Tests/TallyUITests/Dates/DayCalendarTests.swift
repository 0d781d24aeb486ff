import Foundation
import SwiftUI
import TallyStage
import Testing

/// The calendar of a month, of date pickers in the graphical style.
@MainActor
struct DayCalendarTests {
    private func made(
        _ date: Date = moment(2023, 6, 8), locale: String = "en_US", direction: LayoutDirection = .leftToRight,
        today: Date = moment(2023, 6, 12)
    ) -> DateStage {
        DateStage(date, locale: locale, direction: direction, today: today) {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
        }
    }

    @Test func `a press on a day chooses it and leaves the time`() throws {
        let dates = made(moment(2023, 6, 8, 9, 41))
        try dates.tap("Tuesday, June 20, 2023")
        #expect(dates.chosen == "2023-06-20 09:41")
        let days = dates.stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }
        #expect(days.map(\.label) == ["Tuesday, June 20, 2023"])
    }

    @Test func `every month of two years has its days, each under its weekday`() throws {
        let dates = made(moment(2023, 1, 15))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for number in 0..<24 {
            let first = moment(2023 + number / 12, number % 12 + 1, 1)
            let length = try #require(calendar.range(of: .day, in: .month, for: first)).count
            let days = dates.labels.filter { $0.hasSuffix(" \(2023 + number / 12)") && $0.contains(", ") }
            #expect(days.count == length)
            let x = try dates.place("1").midX
            let column = try dates.place(
                ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"][calendar.component(.weekday, from: first) - 1])
            #expect(isNear(x, column.midX, 1))
            #expect(dates.stage.text("\(length)") != nil && dates.stage.text("\(length + 1)") == nil)
            try dates.tap("Next Month")
        }
        #expect(dates.stage.text("January 2025") != nil)
        #expect(dates.chosen == "2023-01-15 12:00")
    }

    @Test func `a month slides out at one side while the next one slides in at the other`() throws {
        let dates = made()
        let stage = dates.stage
        let rest = try dates.place("10").midX
        try stage.tap("Next Month")
        stage.advance(by: 0.1)
        let tens = stage.frame.texts.filter { $0.string == "10" }.map(\.rect.midX).sorted()
        try #require(tens.count == 2)
        #expect(tens[0] < rest - 20)
        // July's 10th is a Monday, five columns before June's, and a page behind it.
        #expect(isNear(tens[1] - tens[0], 400 - 5 * 400 / 7.0, 1))
        #expect(stage.settle())
        #expect(try isNear(dates.place("10").midX, rest - 5 * 400 / 7.0, 1))
    }

    @Test func `a slide can be turned back on its way, and taken away`() throws {
        let dates = made()
        let stage = dates.stage
        let rest = try dates.place("10").midX
        try stage.tap("Next Month")
        stage.advance(by: 0.1)
        try stage.tap("Previous Month")
        let before = stage.frame.texts.filter { $0.string == "10" }.map(\.rect.midX).min()
        stage.advance(by: 0.001)
        let after = stage.frame.texts.filter { $0.string == "10" }.map(\.rect.midX).min()
        #expect(try isNear(#require(before), #require(after), 5))
        #expect(stage.settle())
        #expect(try isNear(dates.place("10").midX, rest))

        let isThere = Remote(true)
        let other = Stage.phone {
            Playing(isThere) {
                if $0 { DatePicker("Day", selection: .constant(moment(2023, 6, 8))).datePickerStyle(.graphical) }
            }
        }
        try other.tap("Next Month")
        other.advance(by: 0.1)
        isThere.value = false
        #expect(other.settle())
        #expect(other.frame.texts.isEmpty)
    }

    @Test func `the months follow quick presses on the chevron`() throws {
        let dates = made()
        for _ in 0..<5 {
            try dates.stage.tap("Next Month")
            dates.stage.advance(by: 0.03)
        }
        #expect(dates.stage.settle())
        #expect(dates.stage.text("November 2023") != nil && dates.stage.text("30") != nil)
    }

    @Test func `days out of the range are dim and cannot be chosen, and the chevrons end with it`() throws {
        let dates = DateStage(moment(2023, 6, 8)) {
            DatePicker(
                "Day", selection: $0, in: moment(2023, 6, 5, 15)...moment(2023, 7, 3, 9), displayedComponents: .date
            )
            .datePickerStyle(.graphical)
        }
        let shades = try [4, 6].map { try #require(dates.stage.text("\($0)")).color }
        #expect(shades[0] != shades[1])
        try dates.tap("Sunday, June 4, 2023")
        #expect(dates.chosen == "2023-06-08 12:00")
        try dates.tap("Previous Month")
        #expect(dates.stage.text("June 2023") != nil)
        // A day of which a part is in the range is brought into it.
        try dates.tap("Monday, June 5, 2023")
        #expect(dates.chosen == "2023-06-05 15:00")
        try dates.tap("Next Month")
        try dates.tap("Next Month")
        #expect(dates.stage.text("July 2023") != nil)
        try dates.tap("Monday, July 3, 2023")
        #expect(dates.chosen == "2023-07-03 09:00")
    }

    @Test func `a selection out of the range is shown as it is until something is chosen`() throws {
        let dates = DateStage(moment(2022, 2, 3)) {
            DatePicker("Day", selection: $0, in: moment(2023, 6, 5)..., displayedComponents: .date)
                .datePickerStyle(.graphical)
        }
        #expect(dates.stage.text("February 2022") != nil)
        #expect(dates.chosen == "2022-02-03 12:00")
        #expect(dates.stage.settle())
        #expect(dates.chosen == "2022-02-03 12:00")
    }

    @Test func `weeks begin as the locale and the calendar say`() throws {
        #expect(try made(locale: "de_DE").place("MO").midX < made(locale: "de_DE").place("SO").midX)
        #expect(try made(locale: "ko_KR").place("일").midX < made(locale: "ko_KR").place("월").midX)
        for first in 1...7 {
            let dates = DateStage {
                DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
                    .transformEnvironment(\.calendar) { $0.firstWeekday = first }
            }
            let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
            let order = try names.sorted { try dates.place($0).midX < dates.place($1).midX }
            #expect(order.first == names[first - 1])
            #expect(try isNear(dates.place("1").midX, try dates.place("THU").midX, 1))
        }
    }

    @Test func `from right to left the week runs the other way, and the chevrons point there`() throws {
        let dates = made(locale: "ar", direction: .rightToLeft)
        #expect(try dates.place("سبت").midX > dates.place("جمعة").midX)
        #expect(try dates.place("11").midX > dates.place("12").midX)
        let chevrons = try ["Previous Month", "Next Month"].map { name in
            try #require(dates.stage.frame.accessibility.first { $0.label == name }).rect.midX
        }
        #expect(chevrons[0] > chevrons[1])
        let rest = try dates.place("8").midX
        try dates.stage.tap("Next Month")
        dates.stage.advance(by: 0.1)
        #expect(try #require(dates.stage.frame.texts.filter { $0.string == "8" }.map(\.rect.midX).max()) > rest + 20)
    }

    @Test func `the title opens wheels for the month and the year`() throws {
        let dates = made()
        try dates.tap("June 2023")
        #expect(dates.stage.text("SUN") == nil && dates.value("Month") == "June" && dates.value("Year") == "2023")
        try dates.turn("Month", by: 2)
        try dates.turn("Year", by: -1)
        try dates.tap("August 2022")
        #expect(dates.stage.text("31") != nil && dates.stage.text("WED") != nil)
        #expect(dates.chosen == "2023-06-08 12:00")
    }

    @Test func `the calendar follows a selection that is made elsewhere`() throws {
        let dates = made()
        try dates.tap("Next Month")
        dates.remote.value = moment(2024, 2, 29)
        #expect(dates.stage.settle())
        #expect(dates.stage.text("February 2024") != nil && dates.stage.text("30") == nil)
    }

    @Test func `the arrow keys choose the days beside the chosen one`() throws {
        let dates = made()
        try dates.tap("Thursday, June 8, 2023")
        for (key, day) in [(KeyEquivalent.rightArrow, "09"), (.downArrow, "16"), (.leftArrow, "15"), (.upArrow, "08")] {
            dates.stage.press(key)
            #expect(dates.stage.settle())
            #expect(dates.chosen == "2023-06-\(day) 12:00")
        }
    }

    @Test func `what is disabled is faint and chooses nothing`() throws {
        let dates = DateStage {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical).disabled(true)
        }
        try dates.tap("Tuesday, June 20, 2023")
        try dates.tap("Next Month")
        #expect(dates.chosen == "2023-06-08 12:00" && dates.stage.text("June 2023") != nil)
    }

    @Test func `the zone of the surroundings says which day a moment is in`() throws {
        let dates = DateStage(moment(2023, 6, 8, 23)) {
            DatePicker("Day", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 7_200) ?? .gmt)
        }
        let selected = dates.stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }
        #expect(selected.map(\.label) == ["Friday, June 9, 2023"])
        try dates.tap("Saturday, June 10, 2023")
        #expect(dates.chosen == "2023-06-09 23:00")
    }

    @Test func `dates that are none are shown as today`() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let dates = made(Date(timeIntervalSinceReferenceDate: seconds))
            #expect(dates.stage.text("June 2023") != nil)
        }
        #expect(made(.distantFuture).stage.text("January 4001") != nil)
        #expect(made(.distantPast).labels.contains { $0.contains("1, ") })
    }

    @Test func `in a row of a form its days and chevrons are pressed by themselves`() throws {
        let dates = DateStage { date in
            Form { DatePicker("Day", selection: date, displayedComponents: .date).datePickerStyle(.graphical) }
        }
        try dates.tap("Tuesday, June 20, 2023")
        #expect(dates.chosen == "2023-06-20 12:00" && dates.stage.text("June 2023") != nil)
        try dates.tap("Next Month")
        #expect(dates.chosen == "2023-06-20 12:00" && dates.stage.text("July 2023") != nil)
        // Nothing is where July has no day yet.
        let weekday = try dates.place("SUN")
        dates.stage.tap(CGPoint(x: weekday.midX, y: weekday.midY + 30))
        #expect(dates.stage.settle())
        #expect(dates.chosen == "2023-06-20 12:00" && dates.stage.text("July 2023") != nil)
    }
}
