import Foundation
import SwiftUI
import TallyStage
import Testing

/// Rows of tables and lists that are selected, and what is done with them.
@MainActor
struct TableSelectionTests {
    private struct Board: View {
        let log: Log
        var hasAction = false
        @State private var picked: Set<Int> = []

        var body: some View {
            NavigationStack {
                Table(of: Contestant.self, selection: $picked) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Score") { Text("\($0.score)") }
                } rows: {
                    TableRow(Contestant.all[0])
                    ForEach(Contestant.all.dropFirst()) { player in
                        TableRow(player).selectionDisabled(player.id == 3)
                    }
                }
                .contextMenu(forSelectionType: Int.self) { ids in
                    Button("Copy \(ids.sorted().map(String.init).joined(separator: "+"))") {
                        log("copy \(ids.sorted())")
                    }
                } primaryAction: {
                    if hasAction { log("open \($0.sorted())") }
                }
                .onChange(of: picked) { log("\(picked.sorted())") }
                .toolbar { EditButton() }
            }
        }
    }

    private struct Single: View {
        let log: Log
        @State private var picked: Contestant.ID?

        var body: some View {
            Table(Contestant.all, selection: $picked) { TableColumn("Name", value: \.name) }
                .onChange(of: picked) { log("\(picked ?? 0)") }
        }
    }

    @Test func `a press anywhere in a row selects it by the id of its value`() {
        let log = Log()
        let stage = Stage.tablet { Single(log: log) }
        stage.tap(CGPoint(x: 700, y: 32 + 66))
        _ = stage.settle()
        #expect(log.take() == ["2"])
        stage.tap(CGPoint(x: 10, y: 32 + 110))
        _ = stage.settle()
        #expect(log.take() == ["3"])
        stage.tap(CGPoint(x: 10, y: 390))
        _ = stage.settle()
        #expect(log.take().isEmpty)
    }

    @Test func `with a primary action a press acts, and in edit mode it selects`() throws {
        let log = Log()
        let stage = Stage.tablet { Board(log: log, hasAction: true) }
        try stage.tapAndRest("Ava")
        #expect(log.take() == ["open [1]"])
        try stage.tapAndRest("Edit")
        #expect(stage.settle())
        try stage.tapAndRest("Ava")
        try stage.tapAndRest("ben")
        try stage.tapAndRest("Cleo")
        #expect(log.take() == ["[1]", "[1, 2]"])
    }

    @Test func `the menu of a row is for all that is selected, or for the row alone`() throws {
        let log = Log()
        let stage = Stage.tablet { Board(log: log, hasAction: true) }
        try stage.tapAndRest("Edit")
        #expect(stage.settle())
        try stage.tapAndRest("Ava")
        try stage.tapAndRest("ben")
        _ = stage.settle()
        _ = log.take()
        stage.secondaryPress(CGPoint(x: 600, y: stage.place("Ava").midY))
        #expect(stage.settle())
        try stage.tapAndRest("Copy 1+2")
        #expect(stage.settle())
        #expect(log.take() == ["copy [1, 2]"])
        stage.hold(CGPoint(x: 600, y: stage.place("Cleo").midY))
        #expect(stage.text("Copy 3") != nil && stage.text("Copy 1+2") == nil)
    }

    @Test func `a list has such a menu, too, and a row's own comes before it`() {
        struct Rows: View {
            @State private var picked: Int?
            var body: some View {
                List(selection: $picked) {
                    ForEach(0..<2) { Text("row \($0)") }
                    Text("own").tag(7).contextMenu { Button("Mine") {} }
                }
                .contextMenu(forSelectionType: Int.self) { Button("All \($0.count)") {} }
            }
        }
        let stage = Stage.phone { Rows() }
        stage.hold(CGPoint(x: 100, y: 22))
        #expect(stage.text("All 1") != nil)
        stage.tap(CGPoint(x: 100, y: 390))
        #expect(stage.settle())
        stage.hold(CGPoint(x: 100, y: 110))
        #expect(stage.text("Mine") != nil && stage.text("All 1") == nil)
    }

    @Test func `a menu for selections of another type is none`() {
        struct Rows: View {
            @State private var picked: Int?
            var body: some View {
                List(0..<3, selection: $picked) { Text("row \($0)") }
                    .contextMenu(forSelectionType: String.self) { _ in Button("Wrong") {} }
            }
        }
        let stage = Stage.phone { Rows() }
        stage.hold(CGPoint(x: 100, y: 22))
        #expect(stage.text("Wrong") == nil)
    }

    @Test func `a selected row is told as such`() throws {
        let stage = Stage.tablet { Single(log: Log()) }
        try stage.tapAndRest("ben")
        let rows = stage.frame.accessibility.filter { $0.traits.contains(.isSelected) }
        #expect(rows.map(\.label) == ["ben"])
    }
}
