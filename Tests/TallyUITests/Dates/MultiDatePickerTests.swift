import Foundation
import SwiftUI
import TallyStage
import Testing

/// Calendars in which any number of days is chosen, on a stage of 400 by 600 points on the 12th of June 2023.
@MainActor
struct MultiDatePickerTests {
    private func made<V: View>(
        _ days: Set<DateComponents>, @ViewBuilder _ picker: @escaping (Binding<Set<DateComponents>>) -> V
    ) -> (stage: Stage, remote: Remote<Set<DateComponents>>) {
        let remote = Remote(days)
        let stage = Stage(
            size: CGSize(width: 400, height: 600), scale: 1, preferences: Preferences(), epoch: moment(2023, 6, 12)
        ) {
            Playing(remote) { picker(remote.binding ?? .constant($0)) }
        }
        return (stage, remote)
    }

    private func selected(_ stage: Stage) -> [String] {
        stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }.map(\.label)
    }

    @Test func `a press adds a day, and another one takes it away`() throws {
        let (stage, remote) = made([DateComponents(year: 2023, month: 6, day: 8)]) {
            MultiDatePicker("Days", selection: $0)
        }
        #expect(selected(stage) == ["Thursday, June 8, 2023"])
        try stage.tap("Tuesday, June 20, 2023")
        #expect(stage.settle())
        #expect(selected(stage) == ["Thursday, June 8, 2023", "Tuesday, June 20, 2023"])
        let new = try #require(remote.value.first { $0.day == 20 })
        #expect(new.year == 2023 && new.month == 6 && new.era == 1 && new.hour == nil)
        try stage.tap("Thursday, June 8, 2023")
        #expect(stage.settle())
        #expect(remote.value == [new])
    }

    @Test func `days out of the bounds cannot be chosen, and the last bound is none of them`() throws {
        let start = moment(2023, 6, 5, 0)
        let (stage, remote) = made([]) {
            MultiDatePicker("Days", selection: $0, in: start..<moment(2023, 6, 8, 0))
        }
        for day in [
            "Sunday, June 4, 2023", "Monday, June 5, 2023", "Wednesday, June 7, 2023", "Thursday, June 8, 2023",
        ] {
            try stage.tap(day)
        }
        #expect(stage.settle())
        #expect(remote.value.compactMap(\.day).sorted() == [5, 7])
        let (none, untouched) = made([]) { MultiDatePicker("Days", selection: $0, in: start..<start) }
        try none.tap("Monday, June 5, 2023")
        #expect(none.settle())
        #expect(untouched.value.isEmpty)
    }

    @Test func `what is no day is not shown, and stays`() throws {
        let odd: Set = [
            DateComponents(hour: 3), DateComponents(year: .max, month: .min, day: 0),
            DateComponents(year: 2023, month: 6, day: .max),
        ]
        let (stage, remote) = made(odd) { MultiDatePicker("Days", selection: $0, in: ..<moment(2024, 1, 1)) }
        #expect(selected(stage).isEmpty)
        try stage.tap("Thursday, June 1, 2023")
        #expect(stage.settle())
        #expect(remote.value.count == 4 && remote.value.isSuperset(of: odd))
    }
}
