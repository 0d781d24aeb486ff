import Foundation
import SwiftUI
import TallyStage
import Testing

/// What presses on the headers of a table do.
@MainActor
struct TableSortTests {
    private struct Board: View {
        let log: Log
        @State private var players = Contestant.all
        @State private var order = [KeyPathComparator(\Contestant.score)]

        var body: some View {
            Table(players, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Score", value: \.score) { Text("\($0.score)") }
                TableColumn("Half") { Text("half of \($0.score)") }
            }
            .onChange(of: order) { _, order in
                log(
                    order.map { "\($0.keyPath == \Contestant.name ? "name" : "score") \($0.order)" }.joined(
                        separator: ", ")
                )
                players.sort(using: order)
            }
        }
    }

    @Test func `a press on a header puts its column first, and another turns the order`() throws {
        let log = Log()
        let stage = Stage.tablet { Board(log: log) }
        try stage.tapAndRest("Name")
        #expect(log.take() == ["name forward, score forward"])
        try stage.tapAndRest("Name")
        #expect(log.take() == ["name reverse, score forward"])
        #expect(stage.order(of: ["Ava", "ben", "Cleo"]) == ["Cleo", "ben", "Ava"])
        try stage.tapAndRest("Score")
        #expect(log.take() == ["score forward, name reverse"])
        #expect(stage.order(of: ["Ava", "ben", "Cleo"]) == ["ben", "Cleo", "Ava"])
        stage.tap(CGPoint(x: stage.place("Half").midX, y: 16))
        _ = stage.settle()
        #expect(log.take().isEmpty)
    }

    @Test func `texts are sorted by the language, without regard to case`() throws {
        let stage = Stage.tablet { Board(log: Log()) }
        try stage.tapAndRest("Name")
        #expect(stage.order(of: ["Ava", "ben", "Cleo"]) == ["Ava", "ben", "Cleo"])
    }

    @Test func `the column that sorts says so, whatever comparator of its value does`() throws {
        let stage = Stage.tablet { Board(log: Log()) }
        func header(_ label: String) -> AccessibilityElement? { stage.frame.accessibility.first { $0.label == label } }
        #expect(header("Score")?.value == "Ascending")
        #expect(header("Name")?.value == "")
        #expect(header("Name")?.traits.contains([.isButton, .isHeader]) == true)
        #expect(header("Half")?.traits.contains(.isHeader) == true)
        #expect(header("Half")?.traits.contains(.isButton) == false)
        try stage.activate("Score")
        _ = stage.settle()
        #expect(header("Score")?.value == "Descending")
        try stage.activate("Name")
        _ = stage.settle()
        #expect(header("Score")?.value == "" && header("Name")?.value == "Ascending")
    }

    @Test func `comparators of the program's own sort, too`() throws {
        struct ByLength: SortComparator {
            var order = SortOrder.forward
            func compare(_ a: Contestant, _ b: Contestant) -> ComparisonResult {
                let (a, b) = order == .forward ? (a, b) : (b, a)
                return a.name.count < b.name.count
                    ? .orderedAscending
                    : a.name.count > b.name.count ? .orderedDescending : .orderedSame
            }
        }
        struct Lengths: View {
            @State private var order: [ByLength] = []
            var body: some View {
                Table(of: Contestant.self, sortOrder: $order) {
                    TableColumn("Name", sortUsing: ByLength()) { Text($0.name) }
                    TableColumn("Id") { Text("#\($0.id)") }
                } rows: {
                    ForEach(Contestant.all.sorted(using: order)) { TableRow($0) }
                }
            }
        }
        let stage = Stage.tablet { Lengths() }
        try stage.tapAndRest("Name")
        try stage.tapAndRest("Name")
        #expect(stage.order(of: ["Ava", "ben", "Cleo"]) == ["Cleo", "Ava", "ben"])
    }

    @Test func `rows that a header sorts in an animation travel to their places`() throws {
        struct Moving: View {
            @State private var order = [KeyPathComparator(\Contestant.name)]
            var body: some View {
                Table(Contestant.all.sorted(using: order), sortOrder: $order.animation(.linear(duration: 1))) {
                    TableColumn("Name", value: \.name)
                }
            }
        }
        let stage = Stage.tablet { Moving() }
        let before = (stage.place("Ava").midY, stage.place("ben").midY)
        try stage.tap("Name")
        stage.advance(by: 0.5)
        // Ava goes from the first place to the last, past the one in the middle, and is half-way there.
        #expect(isNear(stage.place("Ava").midY, (before.0 + before.1) / 2, 1))
        try stage.tapAndRest("Name")
        #expect(stage.settle())
        #expect(isNear(stage.place("Ava").midY, before.0))
    }

    @Test func `file names are compared by the numbers in them`() {
        let names = ["b10", "a", "b9", "B1"].sorted(using: .localizedStandard)
        #expect(names == ["a", "B1", "b9", "b10"])
        #expect(["b10", "b9"].sorted(using: .localized) == ["b10", "b9"])
        var reverse: _LocalizedComparator = .localizedStandard
        reverse.order = .reverse
        #expect(["b9", "b10"].sorted(using: reverse) == ["b10", "b9"])
    }
}
