import Foundation
import SwiftUI
import TallyStage
import Testing

/// Values of Foundation's in texts, by a formatter of its own or without, as Xcode's template has them.
@MainActor
struct FormatterTests {
    private func texts<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
        Stage(size: CGSize(width: 900, height: 300)) { view() }.frame.texts.map(\.string)
    }

    private let days: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter
    }()

    @Test func `a date is written by its formatter, alone and in a text`() {
        let (days, date) = (days, Date(timeIntervalSince1970: 0))
        #expect(texts { Text("Item at \(date, formatter: days)") } == ["Item at 1970-01-01"])
        #expect(texts { Text(date, formatter: days) } == ["1970-01-01"])
        #expect(String(localized: "Item at \(date, formatter: days)") == "Item at 1970-01-01")
    }

    @Test func `what has no formatter describes itself`() throws {
        let id = try #require(UUID(uuidString: "EDDC69F8-308F-44BB-9E1A-FB7E9FD4582D"))
        #expect(texts { Text("id \(id)") } == ["id \(id.uuidString)"])
        #expect(texts { Text("\(Date(timeIntervalSince1970: 0))") } == ["1970-01-01 00:00:00 +0000"])
        #expect(texts { Text("\(Data([1, 2]))") } == ["2 bytes"])
    }

    @Test func `a formatter that cannot write the value leaves its description in a text, and alone nothing`() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(texts { Text("\(date, formatter: NumberFormatter())") } == ["1970-01-01 00:00:00 +0000"])
        #expect(texts { Text(date, formatter: NumberFormatter()) }.joined().isEmpty)
    }
}
