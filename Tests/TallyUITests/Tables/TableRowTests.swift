import Foundation
import SwiftUI
import TallyStage
import Testing

/// Sections, trees and menus of rows, on a stage of 800 by 400 points.
@MainActor
struct TableRowTests {
    private struct Node: Identifiable {
        let id: String
        var children: [Node]?

        static let tree = [
            Node(id: "a", children: [Node(id: "a1"), Node(id: "a2", children: [Node(id: "deep")])]), Node(id: "b"),
        ]
    }

    private func chevron(_ stage: Stage, beside text: String) -> CGPoint {
        let rect = stage.place(text)
        return CGPoint(x: rect.minX - 8, y: rect.midY)
    }

    @Test func `a tree is closed at first, and a press on a chevron shows what belongs to a row`() {
        let stage = Stage.tablet {
            Table(Node.tree, children: \.children) {
                TableColumn("Name", value: \.id)
                TableColumn("Length") { Text("length \($0.id.count)") }
            }
        }
        let names = ["a", "a1", "a2", "deep", "b"]
        #expect(stage.order(of: names) == ["a", "b"])
        stage.tap(chevron(stage, beside: "a"))
        #expect(stage.settle())
        #expect(stage.order(of: names) == ["a", "a1", "a2", "b"])
        #expect(isNear(stage.place("a1").minX, stage.place("a").minX + 20))
        // The other columns stay in line.
        #expect(Set(stage.frame.texts.filter { $0.string.hasPrefix("length") }.map(\.rect.minX)).count == 1)
        stage.tap(chevron(stage, beside: "a2"))
        #expect(stage.settle())
        #expect(stage.order(of: names) == names)
        #expect(isNear(stage.place("deep").minX, stage.place("a").minX + 40))
        stage.tap(chevron(stage, beside: "a"))
        #expect(stage.settle())
        #expect(stage.order(of: names) == ["a", "b"])
    }

    @Test func `a row that discloses others does so by a binding`() throws {
        struct Board: View {
            @State private var isOpen = true
            var body: some View {
                VStack {
                    Button(isOpen ? "is open" : "is closed") { withAnimation { isOpen.toggle() } }
                    Table(of: Contestant.self) {
                        TableColumn("Name", value: \.name)
                    } rows: {
                        DisclosureTableRow(Contestant.all[0], isExpanded: $isOpen) {
                            TableRow(Contestant.all[1])
                        }
                        DisclosureTableRow(Contestant(id: 9, name: "by itself", score: 0)) {
                            TableRow(Contestant.all[2])
                        }
                    }
                }
            }
        }
        let stage = Stage.tablet { Board() }
        #expect(stage.text("ben") != nil && stage.text("Cleo") == nil)
        try stage.tapAndRest("is open")
        #expect(stage.settle())
        #expect(stage.text("ben") == nil)
        try stage.activate("Expand", at: 0)
        #expect(stage.settle())
        #expect(stage.text("is open") != nil && stage.text("ben") != nil)
    }

    @Test func `sections have headers, and are shown while a binding says so`() throws {
        struct Board: View {
            @State private var isOpen = true
            var body: some View {
                Table(of: Contestant.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    Section("First") { ForEach(Contestant.all.prefix(2)) }
                    Section("Last", isExpanded: $isOpen) { TableRow(Contestant.all[2]) }
                }
            }
        }
        let stage = Stage.tablet { Board() }
        #expect(stage.order(of: ["First", "Ava", "ben", "Last", "Cleo"]) == ["First", "Ava", "ben", "Last", "Cleo"])
        try stage.tapAndRest("Last")
        #expect(stage.settle())
        #expect(stage.text("Cleo") == nil && stage.text("Last") != nil)
    }

    @Test func `a row has a menu of its own`() throws {
        let log = Log()
        let stage = Stage.tablet {
            Table(of: Contestant.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                ForEach(Contestant.all) { player in
                    TableRow(player).contextMenu { Button("Award \(player.name)") { log(player.name) } }
                }
            }
        }
        stage.secondaryPress(CGPoint(x: 600, y: stage.place("ben").midY))
        #expect(stage.settle())
        try stage.tapAndRest("Award ben")
        #expect(log.take() == ["ben"])
    }

    @Test func `what is dropped between rows goes to its place in the data`() {
        struct Board: View {
            @State private var names = ["a", "b", "c"]
            let log: Log
            struct Row: Identifiable { let id: String }
            var body: some View {
                VStack(spacing: 0) {
                    Text("new").frame(width: 800, height: 40).contentShape(Rectangle()).draggable("new one")
                    Table(of: Row.self) {
                        TableColumn("Name", value: \.id)
                    } rows: {
                        ForEach(names.map { Row(id: $0) }) { TableRow($0) }
                            .dropDestination(for: String.self) { index, items in
                                names.insert(contentsOf: items, at: index)
                                log("\(index)")
                            }
                    }
                }
            }
        }
        let log = Log()
        let stage = Stage.tablet { Board(log: log) }
        let target = CGPoint(x: 400, y: stage.place("b").midY - 12)
        stage.pointerDown(CGPoint(x: 400, y: 20))
        stage.advance(by: 0.7)
        stage.pointerMove(CGPoint(x: 400, y: 60))
        stage.advance(by: 0.1)
        stage.pointerMove(target)
        stage.advance(by: 0.1)
        stage.pointerUp(target)
        #expect(stage.settle())
        #expect(log.take() == ["1"])
        #expect(stage.order(of: ["a", "new one", "b", "c"]) == ["a", "new one", "b", "c"])
    }

    @Test func `content of rows of the program's own is taken apart`() {
        struct Pair: TableRowContent {
            let players: [Contestant]
            var tableRowBody: some TableRowContent<Contestant> { ForEach(players) }
        }
        let stage = Stage.tablet {
            Table(of: Contestant.self) {
                TableColumn("Name", value: \.name)
            } rows: {
                if Contestant.all.count > 5 { TableRow(Contestant.all[0]) } else { Pair(players: Contestant.all) }
            }
        }
        #expect(stage.order(of: ["Ava", "ben", "Cleo"]) == ["Ava", "ben", "Cleo"])
    }
}

extension Stage {
    /// Activates one of several elements of a label.
    fileprivate func activate(_ label: String, at index: Int) throws {
        let found = frame.accessibility.filter { $0.label == label }
        tap(try #require(found.indices.contains(index) ? found[index] : nil).activationPoint)
    }
}
