import SwiftUI
import TallyStage
import Testing

/// One row of a list is open at most; on a stage of 200 by 400 points, a row is 44 high.
@MainActor
struct OpenRowTests {
    private struct Rows: View {
        let log: Log
        var count = 4
        @State private var names: [Int]

        init(log: Log, count: Int) {
            self.log = log
            _names = State(initialValue: Array(0..<count))
        }

        var body: some View {
            VStack(spacing: 0) {
                List {
                    ForEach(names, id: \.self) { name in
                        Button("row \(name) of some rows") { log("press \(name)") }
                            .swipeActions(edge: .leading) { Button("Flag \(name)") { log("flag \(name)") } }
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                }
                .listStyle(.plain)
                Button("Other") { log("other") }
            }
        }
    }

    private let log = Log()

    private func stage(_ count: Int = 4) -> Stage {
        let log = log
        return Stage.phone { Rows(log: log, count: count) }
    }

    private func swipe(_ stage: Stage, row: Int, by way: CGFloat = -90) {
        let y = CGFloat(row) * 44 + 22
        let start: CGFloat = way < 0 ? 195 : 5
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y))
    }

    /// The rows that are moved aside.
    private func aside(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.string.hasPrefix("row") && !isNear($0.rect.minX, 16, 1) }
            .map { String($0.string.prefix(5)) }
    }

    @Test func `opening a row covers the one that was open, in the same swipe`() {
        let stage = stage()
        swipe(stage, row: 0)
        #expect(stage.settle())
        #expect(aside(stage) == ["row 0"])
        stage.pointerDown(CGPoint(x: 195, y: 110))
        stage.advance(by: 0.05)
        for step in 1...9 {
            stage.pointerMove(CGPoint(x: 195 - step * 10, y: 110))
            stage.advance(by: 0.05)
        }
        // The first goes back while the finger opens the other.
        #expect(aside(stage) == ["row 2"])
        stage.pointerUp(CGPoint(x: 105, y: 110))
        #expect(stage.settle())
        #expect(aside(stage) == ["row 2"])
        swipe(stage, row: 1, by: 90)
        #expect(stage.settle())
        #expect(aside(stage) == ["row 1"])
        #expect(stage.text("Flag 1") != nil && stage.text("Delete") == nil)
        #expect(log.take().isEmpty)
    }

    @Test func `a tap on another row covers the open one and presses nothing, the next presses`() throws {
        let stage = stage()
        swipe(stage, row: 0)
        #expect(stage.settle())
        stage.pointerDown(CGPoint(x: 60, y: 66))
        stage.advance(by: 0.1)
        #expect(try #require(stage.text("row 0 of some rows")).rect.minX > -50)
        stage.pointerUp(CGPoint(x: 60, y: 66))
        #expect(stage.settle())
        #expect(aside(stage).isEmpty)
        #expect(log.take().isEmpty)
        stage.tap(CGPoint(x: 60, y: 66))
        #expect(log.take() == ["press 1"])
        // What stands outside of the list is no part of it.
        swipe(stage, row: 0)
        #expect(stage.settle())
        try stage.tap("Other")
        #expect(stage.settle())
        #expect(log.take() == ["other"])
        #expect(aside(stage) == ["row 0"])
    }

    @Test func `its own buttons act while it is open`() throws {
        let stage = stage()
        swipe(stage, row: 1, by: 90)
        #expect(stage.settle())
        try stage.tap("Flag 1")
        #expect(stage.settle())
        #expect(log.take() == ["flag 1"])
        #expect(aside(stage).isEmpty)
        swipe(stage, row: 1)
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(stage.text("row 1 of some rows") == nil && stage.text("row 2 of some rows")?.rect.midY == 66)
    }

    @Test(arguments: ["wheel", "drag beside it", "drag on it"]) func `scrolling covers it`(_ way: String) {
        let stage = stage(40)
        swipe(stage, row: 2)
        #expect(stage.settle())
        #expect(aside(stage) == ["row 2"])
        switch way {
        case "wheel": stage.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 100, y: 200))
        case "drag beside it": stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 60, y: 260))
        default: stage.drag(from: CGPoint(x: 30, y: 110), to: CGPoint(x: 30, y: 70))
        }
        #expect(stage.settle())
        #expect(aside(stage).isEmpty)
        #expect((stage.text("row 5 of some rows")?.rect.midY ?? 242) < 242)
        #expect(log.take().isEmpty)
    }

    @Test func `lists are open each for itself`() {
        let log = log
        let stage = Stage.phone {
            VStack(spacing: 0) {
                Rows(log: log, count: 2).frame(height: 200)
                Rows(log: log, count: 2).frame(height: 200)
            }
        }
        for y in [22.0, 222] {
            stage.drag(from: CGPoint(x: 195, y: y), to: CGPoint(x: 105, y: y))
            #expect(stage.settle())
        }
        #expect(aside(stage) == ["row 0", "row 0"])
    }
}
