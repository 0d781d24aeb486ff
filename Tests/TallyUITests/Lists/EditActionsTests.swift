import Foundation
import SwiftUI
import TallyStage
import Testing

/// Lists that delete and move what a binding holds by themselves, on a stage of 200 by 400 points; a row is 44 high.
@MainActor
struct EditActionsTests {
    private struct Task: Identifiable, Equatable {
        let id: String
        var isDone = false
    }

    private static func tasks(_ names: String) -> [Task] { names.map { Task(id: String($0)) } }

    private struct Board: View {
        var actions: EditActions<[Task]> = .all
        @State private var tasks = EditActionsTests.tasks("abcd")
        var body: some View {
            VStack(spacing: 0) {
                List($tasks, editActions: actions) { $task in
                    Toggle(task.id, isOn: $task.isDone)
                        .deleteDisabled(task.id == "c")
                        .moveDisabled(task.id == "b")
                }
                .listStyle(.plain)
                Text(tasks.map { $0.id + ($0.isDone ? "!" : "") }.joined(separator: " "))
                EditButton()
            }
        }
    }

    private func order(_ stage: Stage) -> String? {
        stage.frame.texts.first { $0.string.contains(" ") }?.string
    }

    private func swipe(_ stage: Stage, row: Int, by way: CGFloat) {
        let y = CGFloat(row) * 44 + 22
        stage.drag(from: CGPoint(x: 180, y: y), to: CGPoint(x: 180 + way, y: y), duration: 0.6)
        #expect(stage.settle())
    }

    /// Points at which the handles stand.
    private func handles(_ stage: Stage) -> [CGFloat] {
        stage.frame.accessibility.filter { $0.label == "Reorder" }.map(\.rect.midY).sorted()
    }

    @Test func `a swipe deletes an element of the bound collection, and not one whose row says no`() {
        let stage = Stage.phone { Board() }
        swipe(stage, row: 1, by: -170)
        #expect(order(stage) == "a c d")
        swipe(stage, row: 1, by: -170)
        #expect(order(stage) == "a c d")
        #expect(stage.text("Delete") == nil)
        swipe(stage, row: 0, by: -170)
        #expect(order(stage) == "c d")
    }

    @Test func `a handle moves an element of the bound collection, and a row that says no has none`() throws {
        let stage = Stage.phone { Board() }
        try stage.tap("Edit")
        #expect(stage.settle())
        #expect(handles(stage).count == 3)
        stage.drag(from: CGPoint(x: 178, y: 22), to: CGPoint(x: 178, y: 22 + 2 * 44), duration: 0.8)
        #expect(stage.settle())
        #expect(order(stage) == "b c a d")
    }

    @Test func `what only moves is not deleted, and what only deletes has no handles`() throws {
        let moving = Stage.phone { Board(actions: .move) }
        swipe(moving, row: 0, by: -170)
        #expect(order(moving) == "a b c d")
        try moving.tap("Edit")
        #expect(moving.settle())
        #expect(handles(moving).count == 3)
        let deleting = Stage.phone { Board(actions: .delete) }
        try deleting.tap("Edit")
        #expect(deleting.settle())
        #expect(handles(deleting).isEmpty)
        #expect(deleting.frame.accessibility.filter { $0.label == "Delete row" }.count == 3)
    }

    @Test func `each row has the element's own binding, also after a move`() throws {
        let stage = Stage.phone { Board() }
        swipe(stage, row: 0, by: -170)
        try stage.tap("b")
        #expect(stage.settle())
        #expect(order(stage) == "b! c d")
    }

    private struct Named: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
            VStack {
                List { ForEach($names, id: \.self, editActions: [.delete]) { $name in Text(name) } }.listStyle(.plain)
                Text(names.joined(separator: " "))
            }
        }
    }

    @Test func `a ForEach edits by ids of its own choice`() {
        let stage = Stage.phone { Named() }
        swipe(stage, row: 2, by: -170)
        #expect(order(stage) == "x y")
    }

    private struct Guarded: View {
        let log: Log
        @State private var names = ["x", "y", "z"]
        var body: some View {
            List {
                ForEach($names, id: \.self, editActions: .all) { $name in Text(name) }
                    .onDelete { log("asked \($0.map { $0 })") }
                    .deleteDisabled(false)
            }
            .listStyle(.plain)
        }
    }

    @Test func `what is written around says what deleting is`() {
        let log = Log()
        let stage = Stage.phone { Guarded(log: log) }
        swipe(stage, row: 1, by: -170)
        #expect(log.entries == ["asked [1]"])
        #expect(stage.text("y") != nil)
    }

    private struct Fixed: View {
        @State private var names = ["x", "y", "z"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }.deleteDisabled(true)
            }
            .listStyle(.plain)
        }
    }

    @Test func `no row of a ForEach is deleted that says no for all`() {
        let stage = Stage.phone { Fixed() }
        swipe(stage, row: 1, by: -170)
        #expect(stage.text("y") != nil && stage.text("Delete") == nil)
    }

    private struct Chosen: View {
        @State private var names = ["x", "y", "z"]
        @State private var chosen: String?
        var body: some View {
            VStack {
                List($names, id: \.self, editActions: .all, selection: $chosen) { $name in
                    Text(name).selectionDisabled(name == "y")
                }
                .listStyle(.plain)
                Text("chosen " + (chosen ?? "none"))
            }
        }
    }

    @Test func `a press selects a row, and not one that says no`() {
        let stage = Stage.phone { Chosen() }
        stage.tap(CGPoint(x: 100, y: 66))
        #expect(stage.settle())
        #expect(stage.text("chosen none") != nil)
        stage.tap(CGPoint(x: 100, y: 110))
        #expect(stage.settle())
        #expect(stage.text("chosen z") != nil)
    }
}
