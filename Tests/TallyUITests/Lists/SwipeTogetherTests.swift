import SwiftUI
import TallyStage
import Testing

/// Several swipes at one row, and what else happens meanwhile, on a stage of 200 by 400 points; a row is 44 high.
@MainActor
struct SwipeTogetherTests {
    private struct Rows: View {
        let log: Log
        var edge: HorizontalEdge?
        var names: Remote<[String]>
        var body: some View {
            VStack(spacing: 0) {
                Playing(names) { shown in
                    List {
                        ForEach(shown, id: \.self) { name in
                            Button(name) { log("press \(name)") }
                                .modifier(Own(edge: edge, log: log, name: name))
                        }
                        .onDelete { names.value.remove(atOffsets: $0) }
                    }
                    .listStyle(.plain)
                }
                EditButton()
            }
        }
    }

    private struct Own: ViewModifier {
        let edge: HorizontalEdge?
        let log: Log
        let name: String
        func body(content: Content) -> some View {
            if let edge {
                content.swipeActions(edge: edge) {
                    Button("Flag") { log("flag \(name)") }
                    Button("More") { log("more \(name)") }
                }
            } else {
                content
            }
        }
    }

    private let log = Log()
    private let names = Remote(["a", "b", "c", "d"])

    private func stage(_ edge: HorizontalEdge?) -> Stage {
        let (log, names) = (log, names)
        return Stage.phone { Rows(log: log, edge: edge, names: names) }
    }

    private func swipe(_ stage: Stage, row: Int = 1, by way: CGFloat) {
        let y = CGFloat(row) * 44 + 22
        let start: CGFloat = way < 0 ? 195 : 5
        stage.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + way, y: y))
        #expect(stage.settle())
    }

    @Test func `what a swipe has shown is covered by one to the other side, before that shows its own`() {
        for isLeadingFirst in [true, false] {
            let stage = Stage.phone {
                List {
                    if isLeadingFirst {
                        Text("row").swipeActions(edge: .leading) { Button("Flag") {} }
                            .swipeActions(edge: .trailing) { Button("More") {} }
                    } else {
                        Text("row").swipeActions(edge: .trailing) { Button("More") {} }
                            .swipeActions(edge: .leading) { Button("Flag") {} }
                    }
                }
                .listStyle(.plain)
            }
            for (way, shown) in [(CGFloat(80), "Flag"), (-80, "More")] {
                swipe(stage, row: 0, by: way)
                #expect(seen(stage) == [shown])
                swipe(stage, row: 0, by: -way)
                #expect(seen(stage) == [])
            }
        }
    }

    @Test func `what opens a row otherwise than a finger shows all of its buttons whole`() throws {
        let stage = stage(.trailing)
        try stage.tap("Edit")
        #expect(stage.settle())
        stage.tap(CGPoint(x: 27, y: 66))
        #expect(stage.settle())
        #expect(seen(stage) == ["Flag", "More"])
        let flag = try #require(stage.text("Flag")).rect
        let more = try #require(stage.text("More")).rect
        // Each is 74 points wide: their middles are as far apart, and nothing of them is cut off.
        #expect(isNear(abs(flag.midX - more.midX), 74, 0.5))
        #expect(min(flag.minX, more.minX) > 200 - 148)
    }

    private func seen(_ stage: Stage) -> [String] { ["Flag", "More", "Delete"].filter { stage.text($0) != nil } }

    @Test func `own actions stand in place of the synthesized Delete, those of the other side beside it`() throws {
        let trailing = stage(.trailing)
        swipe(trailing, by: -120)
        #expect(seen(trailing) == ["Flag", "More"])
        try trailing.tap("More")
        #expect(trailing.settle())
        #expect(log.take() == ["more b"])
        #expect(seen(trailing) == [])
        let leading = stage(.leading)
        swipe(leading, by: -80)
        #expect(seen(leading) == ["Delete"])
        swipe(leading, by: 80)
        #expect(seen(leading) == [])
        swipe(leading, by: 120)
        #expect(seen(leading) == ["Flag", "More"])
        swipe(leading, by: -120)
        #expect(seen(leading) == [])
        let none = stage(nil)
        swipe(none, by: -80)
        try none.tap("Delete")
        #expect(none.settle())
        #expect(names.value == ["a", "c", "d"])
    }

    @Test func `a full swipe runs the first own action, and not Delete`() {
        let stage = stage(.trailing)
        swipe(stage, by: -190)
        #expect(log.take() == ["flag b"])
        #expect(names.value == ["a", "b", "c", "d"])
    }

    @Test func `a tap on a row that is open covers its buttons, and presses nothing`() {
        let stage = stage(.leading)
        swipe(stage, by: 150)
        #expect(seen(stage) == ["Flag", "More"])
        stage.tap(CGPoint(x: 180, y: 66))
        #expect(stage.settle())
        #expect(seen(stage) == [])
        #expect(log.take().isEmpty)
        stage.tap(CGPoint(x: 180, y: 66))
        #expect(log.take() == ["press b"])
    }

    @Test(arguments: [HorizontalEdge.leading, .trailing])
    func `edit mode covers what a swipe has shown, and nothing is swiped in it`(
        _ edge: HorizontalEdge
    ) throws {
        let stage = stage(edge)
        swipe(stage, by: edge == .leading ? 120 : -120)
        #expect(seen(stage) == ["Flag", "More"])
        try stage.tap("Edit")
        #expect(stage.settle())
        #expect(seen(stage) == [])
        swipe(stage, by: edge == .leading ? 120 : -120)
        #expect(seen(stage) == [])
    }

    @Test func `the button of edit mode shows own trailing actions, else Delete, and covers them when it ends`() throws
    {
        for (edge, shown) in [
            (HorizontalEdge?.none, ["Delete"]), (.leading, ["Delete"]), (.trailing, ["Flag", "More"]),
        ] {
            let stage = stage(edge)
            try stage.tap("Edit")
            #expect(stage.settle())
            stage.tap(CGPoint(x: 27, y: 66))
            #expect(stage.settle())
            #expect(seen(stage) == shown)
            try stage.tap("Done")
            #expect(stage.settle())
            #expect(seen(stage) == [])
            #expect(stage.text("b")?.rect.minX == 16)
        }
    }

    @Test(arguments: [nil, HorizontalEdge.leading, .trailing], 0..<4)
    func `a row may go at any moment of its swipe`(_ edge: HorizontalEdge?, _ moment: Int) {
        let stage = stage(edge)
        let way: CGFloat = edge == .leading ? 1 : -1
        let start = CGPoint(x: 100 - way * 80, y: 66)
        func leave() {
            withAnimation { names.value = ["a", "c", "d"] }
            stage.advance(by: 0.05)
        }
        stage.pointerDown(start)
        if moment == 0 { leave() }
        for step in 1...5 {
            stage.pointerMove(CGPoint(x: start.x + way * CGFloat(step) * 20, y: 66))
            stage.advance(by: 0.02)
            if moment == 1, step == 3 { leave() }
        }
        if moment == 2 { leave() }
        stage.pointerUp(CGPoint(x: start.x + way * 100, y: 66))
        stage.advance(by: 0.05)
        if moment == 3 { leave() }
        #expect(stage.settle())
        #expect(seen(stage) == [])
        #expect(log.take().isEmpty)
        #expect(["a", "c", "d"].map { stage.text($0)?.rect.midY } == [22, 66, 110])
        stage.tap(CGPoint(x: 100, y: 66))
        #expect(log.take() == ["press c"])
    }
}
