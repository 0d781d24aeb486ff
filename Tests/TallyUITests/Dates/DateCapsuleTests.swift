import Foundation
import SwiftUI
import TallyStage
import Testing

/// Date pickers as capsules, and the styles of callers.
@MainActor
struct DateCapsuleTests {
    private func made(
        _ components: DatePickerComponents = [.date, .hourAndMinute], locale: String = "en_US"
    ) -> DateStage {
        DateStage(moment(2023, 6, 8, 9, 41), locale: locale) {
            DatePicker("When", selection: $0, displayedComponents: components)
        }
    }

    @Test func `it shows its label and a capsule for each component, as the locale writes them`() throws {
        #expect(made().labels == ["When", "Jun 8, 2023", "9:41\u{202F}AM"])
        #expect(made(.date, locale: "de_DE").labels == ["When", "08.06.2023"])
        #expect(made(.hourAndMinute, locale: "de_DE").labels == ["When", "09:41"])
        #expect(made(locale: "ko_KR").labels == ["When", "2023. 6. 8.", "오전 9:41"])
        #expect(made([]).labels == ["When"])
        let hidden = DateStage { DatePicker("When", selection: $0, displayedComponents: .date).labelsHidden() }
        #expect(hidden.labels == ["Jun 8, 2023"])
    }

    @Test func `large letters have the capsules below the label`() throws {
        let dates = DateStage { DatePicker("When", selection: $0).dynamicTypeSize(.accessibility1) }
        #expect(try dates.place("When").maxY < dates.place("Jun 8, 2023").minY)
        #expect(try isNear(made().place("When").midY, made().place("Jun 8, 2023").midY, 1))
    }

    @Test func `the capsule of the date opens a calendar, which a press outside closes`() throws {
        let dates = made()
        let quiet = try #require(dates.stage.text("Jun 8, 2023")).color
        try dates.tap("Jun 8, 2023")
        #expect(try #require(dates.stage.text("Jun 8, 2023")).color != quiet)
        try dates.tap("Wednesday, June 21, 2023")
        #expect(dates.chosen == "2023-06-21 09:41")
        #expect(dates.stage.text("Jun 21, 2023") != nil && dates.stage.text("SUN") != nil)
        dates.stage.tap(CGPoint(x: 200, y: 795))
        #expect(dates.stage.settle())
        #expect(dates.stage.text("SUN") == nil && dates.chosen == "2023-06-21 09:41")
    }

    @Test func `the capsule of the time opens wheels`() throws {
        let dates = made()
        try dates.tap("9:41\u{202F}AM")
        try dates.turn("Hour", by: 4)
        #expect(dates.chosen == "2023-06-08 13:41" && dates.stage.text("1:41\u{202F}PM") != nil)
        dates.stage.press(.escape)
        #expect(dates.stage.settle())
        #expect(!dates.labels.contains("Hour"))
    }

    @Test func `one that is disabled is faint and does not open`() throws {
        let dates = DateStage { DatePicker("When", selection: $0, displayedComponents: .date).disabled(true) }
        #expect(try #require(dates.stage.text("Jun 8, 2023")).opacity < 1)
        try dates.tap("Jun 8, 2023")
        #expect(dates.stage.text("SUN") == nil)
    }

    @Test func `in a row of a form the capsule opens, and the rest of the row does nothing`() throws {
        let dates = DateStage { date in
            Form { DatePicker("When", selection: date, in: ...moment(2023, 6, 30), displayedComponents: .date) }
        }
        let label = try dates.place("When")
        dates.stage.tap(CGPoint(x: label.midX, y: label.midY))
        #expect(dates.stage.settle())
        #expect(dates.stage.text("SUN") == nil)
        try dates.tap("Jun 8, 2023")
        #expect(dates.stage.text("SUN") != nil)
    }

    private struct Written: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Text("from \(configuration.minimumDate?.written ?? "-")")
                Text("to \(configuration.maximumDate?.written ?? "-")")
                Text(configuration.displayedComponents == .date ? "date" : "more")
                Button("Next") { configuration.selection += 86_400 }
                DatePicker(selection: configuration.$selection, displayedComponents: .hourAndMinute) { Text("Hour") }
            }
        }
    }

    @Test func `a style of the caller's is given all, and pickers in it have the style around`() throws {
        let dates = DateStage {
            DatePicker("When", selection: $0, in: moment(2023, 1, 1)..., displayedComponents: .date)
                .datePickerStyle(Written())
        }
        #expect(dates.labels == ["When", "from 2023-01-01 12:00", "to -", "date", "Next", "Hour", "12:00\u{202F}PM"])
        try dates.tap("Next")
        #expect(dates.chosen == "2023-06-09 12:00")
    }
}
