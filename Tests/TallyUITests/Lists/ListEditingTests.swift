import Foundation
import SwiftUI
import TallyStage
import Testing

/// Rows that are deleted, moved, swiped and selected, on a stage of 200 by 400 points; a row is 44 high.
@MainActor
struct ListEditingTests {
    private struct Names: View {
        let log: Log
        var canDelete = true
        var canMove = false
        @State private var names = ["a", "b", "c", "d"]
        var body: some View {
            VStack(spacing: 0) {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete(
                            perform: canDelete
                                ? { offsets in
                                    log("delete \(offsets.map { $0 })")
                                    names.remove(atOffsets: offsets)
                                } : nil
                        )
                        .onMove(
                            perform: canMove
                                ? { offsets, place in
                                    log("move \(offsets.map { $0 }) \(place)")
                                    names.move(fromOffsets: offsets, toOffset: place)
                                } : nil)
                }
                .listStyle(.plain)
                EditButton()
            }
        }
    }

    private func names(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.string.count == 1 && $0.opacity > 0.5 }.sorted { $0.rect.minY < $1.rect.minY }
            .map(\.string)
    }

    private func swipe(_ stage: Stage, row: Int, by way: CGFloat, duration: Double = 0.6) {
        let y = CGFloat(row) * 44 + 22
        let start: CGFloat = way < 0 ? 180 : 20
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y), duration: duration)
        #expect(stage.settle())
    }

    @Test func `a swipe brings the button to light, which deletes the row while the others travel`() throws {
        let log = Log()
        let stage = Stage.phone { Names(log: log) }
        #expect(stage.text("Delete") == nil)
        swipe(stage, row: 1, by: -80)
        // Out of the stage, or all but.
        #expect((stage.text("b")?.rect.minX ?? -1) < 0)
        #expect(log.entries.isEmpty)
        try stage.tap("Delete")
        stage.advance(by: 0.1)
        let c = try #require(stage.text("c")).rect.midY
        #expect(c < 110 && c > 66)
        #expect(stage.settle())
        #expect(names(stage) == ["a", "c", "d"])
        #expect(log.entries == ["delete [1]"])
        #expect(stage.text("Delete") == nil)
    }

    @Test func `a swipe over most of the row deletes at once, one the other way does nothing`() {
        let log = Log()
        let stage = Stage.phone { Names(log: log) }
        swipe(stage, row: 2, by: 100)
        #expect(stage.text("Delete") == nil && log.entries.isEmpty)
        swipe(stage, row: 2, by: -170)
        #expect(names(stage) == ["a", "b", "d"])
        #expect(log.entries == ["delete [2]"])
    }

    @Test func `a short swipe goes back, and a swipe back covers the button again`() {
        let stage = Stage.phone { Names(log: Log()) }
        swipe(stage, row: 0, by: -25)
        #expect(stage.text("Delete") == nil)
        swipe(stage, row: 0, by: -80)
        #expect(stage.text("Delete") != nil)
        swipe(stage, row: 0, by: 70)
        #expect(stage.text("Delete") == nil)
        #expect(stage.text("a")?.rect.minX == 16)
    }

    @Test func `without an action nothing is deleted`() {
        let stage = Stage.phone { Names(log: Log(), canDelete: false) }
        swipe(stage, row: 0, by: -80)
        #expect(stage.text("Delete") == nil)
        #expect(stage.text("a")?.rect.minX == 16)
    }

    @Test func `in edit mode each row has a button that brings the other to light`() throws {
        let log = Log()
        let stage = Stage.phone { Names(log: log) }
        try stage.tap("Edit")
        #expect(stage.settle())
        #expect(stage.text("a")?.rect.minX == 54)
        stage.tap(CGPoint(x: 27, y: 22))
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(names(stage) == ["b", "c", "d"])
        try stage.tap("Done")
        #expect(stage.settle())
        #expect(stage.text("b")?.rect.minX == 16)
    }

    @Test func `a handle moves its row, the others make room, and the action is run once at the end`() throws {
        for (from, steps, expected, entry) in [
            (0, 2, ["b", "c", "a", "d"], "move [0] 3"), (3, -3, ["d", "a", "b", "c"], "move [3] 0"),
            (1, 1, ["a", "c", "b", "d"], "move [1] 3"), (2, 9, ["a", "b", "d", "c"], "move [2] 4"),
        ] {
            let log = Log()
            let stage = Stage.phone { Names(log: log, canMove: true) }
            try stage.tap("Edit")
            #expect(stage.settle())
            let y = CGFloat(from) * 44 + 22
            stage.pointerDown(CGPoint(x: 170, y: y))
            stage.advance(by: 0.1)
            stage.pointerMove(CGPoint(x: 170, y: y + CGFloat(steps) * 22))
            stage.advance(by: 0.1)
            stage.pointerMove(CGPoint(x: 170, y: y + CGFloat(steps) * 44))
            stage.advance(by: 0.5)
            #expect(log.entries.isEmpty)
            if steps == 2 { #expect(isNear(try #require(stage.text("b")).rect.midY, 22, 1)) }
            stage.pointerUp(CGPoint(x: 170, y: y + CGFloat(steps) * 44))
            #expect(stage.settle())
            #expect(log.entries == [entry])
            #expect(names(stage) == expected)
        }
    }

    @Test func `assistive technology deletes and moves by name`() throws {
        let log = Log()
        let stage = Stage.phone { Names(log: log, canMove: true) }
        try stage.perform("Move down", on: "a")
        #expect(stage.settle())
        try stage.perform("Move up", on: "c")
        #expect(stage.settle())
        try stage.perform("Delete", on: "b")
        #expect(stage.settle())
        #expect(log.entries == ["move [0] 2", "move [2] 1", "delete [0]"])
        #expect(names(stage) == ["c", "a", "d"])
        #expect(throws: StageError.self) { try stage.perform("Move up", on: "c") }
        #expect(throws: StageError.self) { try stage.perform("Delete", on: "nobody") }
    }

    @Test func `the list scrolls up and down all the same`() {
        struct Long: View {
            var body: some View { List { ForEach(0..<30) { Text("row \($0)") }.onDelete { _ in } }.listStyle(.plain) }
        }
        let stage = Stage.phone { Long() }
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 104, y: 100), duration: 0.5)
        stage.advance(by: 0.01)
        #expect((stage.text("row 0")?.rect.minY ?? -1) < 0)
        #expect(stage.text("Delete") == nil)
    }

    @Test func `swipe actions stand at either side, act once and leave the row as it was`() throws {
        let log = Log()
        let stage = Stage.phone {
            List(0..<3) { row in
                Button("row \(row)") { log("press \(row)") }
                    .swipeActions(edge: .leading) {
                        Button("Pin") { log("pin \(row)") }.tint(.orange)
                    }
                    .swipeActions(allowsFullSwipe: false) {
                        Button("Drop", role: .destructive) { log("drop \(row)") }
                        Button("Flag") { log("flag \(row)") }
                    }
            }
            .listStyle(.plain)
        }
        try stage.tap("row 1")
        #expect(stage.settle())
        #expect(log.take() == ["press 1"])
        swipe(stage, row: 1, by: 80)
        #expect(stage.text("Pin") != nil && stage.text("Drop") == nil)
        try stage.tap("Pin")
        #expect(stage.settle())
        #expect(log.take() == ["pin 1"])
        #expect(stage.text("Pin") == nil)
        swipe(stage, row: 2, by: -170)
        #expect(log.entries.isEmpty)
        let (drop, flag) = (try #require(stage.text("Drop")).rect, try #require(stage.text("Flag")).rect)
        #expect(isNear(drop.midX, 163, 1) && isNear(flag.midX, 89, 1) && isNear(drop.midY, 110, 1))
        try stage.tap("Flag")
        #expect(stage.settle())
        #expect(log.take() == ["flag 2"])
        #expect(stage.text("row 2")?.rect.minX == 16)
    }

    @Test func `a press selects a row, of a set in edit mode several`() throws {
        struct One: View {
            @State private var chosen: Int?
            var body: some View {
                VStack(spacing: 0) {
                    List(0..<3, id: \.self, selection: $chosen) { Text("row \($0)") }.listStyle(.plain)
                    Text("chosen \(chosen ?? -1)")
                }
            }
        }
        struct Many: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                VStack(spacing: 0) {
                    List(selection: $chosen) {
                        Text("one").tag("1")
                        Text("two").tag("2")
                        Text("none")
                    }
                    .listStyle(.plain)
                    Text("chosen \(chosen.sorted().joined())")
                    EditButton()
                }
            }
        }
        let stage = Stage.phone { One() }
        stage.tap(CGPoint(x: 150, y: 66))
        #expect(stage.settle())
        #expect(stage.text("chosen 1") != nil)
        #expect(stage.grounds.map(\.minY) == [44])
        let several = Stage.phone { Many() }
        try several.tap("one")
        try several.tap("two")
        try several.tap("none")
        #expect(several.settle())
        #expect(several.text("chosen 2") != nil)
        try several.tap("Edit")
        #expect(several.settle())
        try several.tap("one")
        #expect(several.settle())
        #expect(several.text("chosen 12") != nil)
        try several.tap("two")
        #expect(several.settle())
        #expect(several.text("chosen 1") != nil)
    }
}
