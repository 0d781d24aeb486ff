import Foundation
import SwiftUI
import TallyStage
import Testing

/// Fingers on rows at the ends of what they can do, on a stage of 200 by 400 points; a row is 44 high.
@MainActor
struct ListSwipeTests {
    private struct Rows: View {
        let log: Log
        var canDelete = true
        @State private var names = ["a", "b", "c", "d"]

        var body: some View {
            VStack(spacing: 0) {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onDelete(perform: canDelete ? { log("delete \($0.map { $0 })") } : nil)
                        .onMove { offsets, place in
                            log("move \(offsets.map { $0 }) \(place)")
                            names.move(fromOffsets: offsets, toOffset: place)
                        }
                }
                .listStyle(.plain)
                EditButton()
            }
        }
    }

    private struct Flags: View {
        let log: Log
        var body: some View {
            List(0..<3) { row in
                Text("row \(row)").swipeActions {
                    Button("Flag") { log("flag \(row)") }
                    Button("More") { log("more \(row)") }
                }
            }
            .listStyle(.plain)
        }
    }

    private func drag(_ stage: Stage, row: Int, from start: CGFloat, by way: CGFloat, duration: Double = 0.6) {
        let y = CGFloat(row) * 44 + 22
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y), duration: duration)
    }

    /// Takes the handle of a row and brings it over so many rows without letting go.
    private func lift(_ stage: Stage, row: Int, by steps: CGFloat) {
        let y = CGFloat(row) * 44 + 22
        stage.pointerDown(CGPoint(x: 170, y: y))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 170, y: y + steps * 8))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 170, y: y + steps * 44))
    }

    private func editing(_ log: Log) throws -> Stage {
        let stage = Stage.phone { Rows(log: log) }
        try stage.tap("Edit")
        #expect(stage.settle())
        return stage
    }

    private func heights(_ stage: Stage) throws -> [CGFloat] {
        try ["a", "b", "c", "d"].map { try #require(stage.text($0)).rect.midY }
    }

    @Test func `from right to left the row goes to the right, and its buttons stand at the left`() throws {
        let log = Log()
        let stage = Stage.phone { Flags(log: log).environment(\.layoutDirection, .rightToLeft) }
        #expect(isNear(try #require(stage.text("row 1")).rect.maxX, 184, 0.01))
        drag(stage, row: 1, from: 180, by: -100)
        #expect(stage.settle())
        #expect(stage.text("Flag") == nil)
        drag(stage, row: 1, from: 20, by: 130)
        #expect(stage.settle())
        let (flag, more) = (try #require(stage.text("Flag")).rect, try #require(stage.text("More")).rect)
        #expect(isNear(flag.midX, 37, 1) && isNear(more.midX, 111, 1))
        // Out of the stage, which is 200 points wide.
        #expect(stage.text("row 1") == nil)
    }

    @Test func `a swipe over the whole row runs the first button once, and a row that stays goes back`() {
        let log = Log()
        let stage = Stage.phone { Flags(log: log) }
        drag(stage, row: 1, from: 195, by: -190)
        #expect(stage.settle())
        #expect(log.entries == ["flag 1"])
        #expect(stage.text("Flag") == nil && stage.text("row 1")?.rect.minX == 16)
    }

    @Test func `a throw opens and closes where a slow swipe as short does not`() {
        let stage = Stage.phone { Flags(log: Log()) }
        drag(stage, row: 1, from: 180, by: -50, duration: 1)
        #expect(stage.settle())
        #expect(stage.text("Flag") == nil)
        drag(stage, row: 1, from: 180, by: -50, duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("Flag") != nil)
        drag(stage, row: 1, from: 40, by: 50, duration: 1)
        #expect(stage.settle())
        #expect(stage.text("Flag") != nil)
        drag(stage, row: 1, from: 40, by: 50, duration: 0.1)
        #expect(stage.settle())
        #expect(stage.text("Flag") == nil)
    }

    @Test func `a row that is open closes when it can be deleted no longer`() {
        let remote = Remote(true)
        let stage = Stage.phone { Playing(remote) { Rows(log: Log(), canDelete: $0) } }
        drag(stage, row: 1, from: 180, by: -100)
        #expect(stage.settle())
        #expect(stage.text("Delete") != nil)
        remote.value = false
        #expect(stage.settle())
        #expect(stage.text("Delete") == nil && stage.text("b")?.rect.minX == 16)
    }

    @Test func `the buttons of the leading side stand in their order from the edge`() throws {
        let stage = Stage.phone {
            List(0..<2) { row in
                Text("row \(row)").swipeActions(edge: .leading) {
                    Button("Pin") {}
                    Button("Read") {}
                }
            }
            .listStyle(.plain)
        }
        drag(stage, row: 0, from: 20, by: 120)
        #expect(stage.settle())
        #expect(isNear(try #require(stage.text("Pin")).rect.midX, 37, 1))
        #expect(isNear(try #require(stage.text("Read")).rect.midX, 111, 1))
    }

    @Test func `a button that goes while its row is open runs no longer`() {
        let log = Log()
        let remote = Remote(true)
        let stage = Stage.phone {
            Playing(remote) { hasFirst in
                List(0..<1) { _ in
                    Text("row").swipeActions {
                        if hasFirst { Button("First") { log("first") } }
                        Button("Second") { log("second") }
                    }
                }
                .listStyle(.plain)
            }
        }
        drag(stage, row: 0, from: 195, by: -120)
        #expect(stage.settle())
        #expect(stage.text("First") != nil)
        withTransaction(Transaction(animation: nil)) { remote.value = false }
        #expect(stage.settle())
        #expect(stage.text("First") == nil)
        drag(stage, row: 0, from: 195, by: -190)
        #expect(stage.settle())
        #expect(log.entries == ["second"])
    }

    @Test func `every row between makes room for the one that is moved, and travels there`() throws {
        for (row, steps, rested): (Int, CGFloat, [CGFloat]) in [
            (0, 2, [110, 22, 66, 154]), (3, -2, [22, 110, 154, 66]), (1, 1, [22, 110, 66, 154]),
        ] {
            let stage = try editing(Log())
            lift(stage, row: row, by: steps)
            stage.advance(by: 0)
            let start = try heights(stage)
            stage.advance(by: 0.05)
            let early = try heights(stage)
            stage.advance(by: 0.6)
            for (index, y) in try heights(stage).enumerated() { #expect(isNear(y, rested[index], 0.5)) }
            // The last that makes room: it is on its way, and not there at once.
            let last = row + Int(steps)
            #expect(abs(start[last] - rested[last]) > 30)
            #expect(abs(early[last] - rested[last]) > 1 && abs(early[last] - rested[last]) < 43)
            stage.pointerUp(CGPoint(x: 170, y: CGFloat(row) * 44 + 22 + steps * 44))
            #expect(stage.settle())
        }
    }

    @Test func `a row that is brought back to its place is not moved`() throws {
        let log = Log()
        let stage = try editing(log)
        lift(stage, row: 1, by: 1)
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 170, y: 68))
        stage.advance(by: 0.1)
        stage.pointerUp(CGPoint(x: 170, y: 68))
        #expect(stage.settle())
        #expect(log.entries.isEmpty)
        #expect(try heights(stage) == [22, 66, 110, 154])
    }

    @Test func `a row that is moved past the first comes to stand first`() throws {
        let log = Log()
        let stage = try editing(log)
        lift(stage, row: 1, by: -6)
        stage.advance(by: 0.1)
        stage.pointerUp(CGPoint(x: 170, y: 66 - 264))
        #expect(stage.settle())
        #expect(log.entries == ["move [1] 0"])
    }

    @Test func `a row that is moved is drawn over the others`() throws {
        let stage = try editing(Log())
        lift(stage, row: 0, by: 2)
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.map(\.string).filter { $0.count == 1 }.last == "a")
        stage.pointerUp(CGPoint(x: 170, y: 110))
        #expect(stage.settle())
    }

    @Test func `assistive technology is not offered to move the first row up or the last down`() {
        let stage = Stage.phone { Rows(log: Log()) }
        #expect(throws: StageError.self) { try stage.perform("Move up", on: "a") }
        #expect(throws: StageError.self) { try stage.perform("Move down", on: "d") }
    }

    @Test func `the mode between counts as editing`() {
        let stage = Stage.phone { Rows(log: Log()).environment(\.editMode, .constant(.transient)) }
        #expect(stage.text("a")?.rect.minX == 54)
        #expect(stage.text("Done") != nil)
    }

    @Test func `a swipe whose view takes the list away is over`() {
        let remote = Remote(true)
        let stage = Stage.phone { Playing(remote) { isShown in if isShown { Flags(log: Log()) } } }
        stage.pointerDown(CGPoint(x: 180, y: 66))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 120, y: 66))
        stage.advance(by: 0.1)
        remote.value = false
        #expect(stage.settle())
        stage.pointerUp(CGPoint(x: 120, y: 66))
        #expect(stage.settle())
        #expect(stage.frame.texts.isEmpty && stage.warnings.isEmpty)
    }

    @Test func `rows are as high as they need to be for the width that the stage has now`() throws {
        let stage = Stage.phone {
            List {
                Text("words that need more than one line where there is little room for them")
                Text("below")
            }
            .listStyle(.plain)
        }
        let narrow = try #require(stage.text("below")).rect.minY
        stage.size = CGSize(width: 800, height: 400)
        stage.advance(by: 0)
        let wide = try #require(stage.text("below")).rect
        #expect(isNear(wide.midY, 66, 0.01) && narrow > wide.minY + 10)
        stage.size = CGSize(width: 200, height: 400)
        stage.advance(by: 0)
        #expect(stage.text("below")?.rect.minY == narrow)
    }
}
