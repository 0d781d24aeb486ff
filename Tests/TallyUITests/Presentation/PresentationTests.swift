import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct PresentationTests {
    private let log = Log()

    private struct Host: View {
        let log: Log
        @State private var isSheet = false
        @State private var isCover = false
        @State private var item: Item?
        @State private var taps = 0

        struct Item: Identifiable {
            let id: Int
        }

        var body: some View {
            VStack {
                Text("taps \(taps)")
                Button("Tap") { taps += 1 }
                Button("Sheet") { isSheet = true }
                Button("Cover") { isCover = true }
                Button("Item") { item = Item(id: 1) }
                Text(isSheet || isCover || item != nil ? "on" : "off")
            }
            .sheet(isPresented: $isSheet, onDismiss: { log("gone") }) {
                Inside(name: "sheet", log: log) { isSheet = false }
            }
            .fullScreenCover(isPresented: $isCover) { Inside(name: "cover", log: log) { isCover = false } }
            .sheet(item: $item) { shown in
                VStack {
                    Text("item \(shown.id)")
                    Button("Other") { item = Item(id: shown.id + 1) }
                }
            }
        }
    }

    private struct Inside: View {
        let name: String
        let log: Log
        let close: () -> Void
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            VStack {
                Text("\(name) \(count)")
                Button("Add") { count += 1 }
                Button("Dismiss") { dismiss() }
                Button("Close") { close() }
            }
            .onAppear { log("+\(name)") }
            .onDisappear { log("-\(name)") }
        }
    }

    private func made() -> Stage {
        let log = log
        return Stage.phone { Host(log: log) }
    }

    @Test func `a sheet comes from the bottom, takes all input, and goes by each way there is`() throws {
        let stage = made()
        for way in ["Dismiss", "Close", "escape", "drag"] {
            try stage.tap("Sheet")
            stage.advance(by: 0.1)
            let early = try #require(stage.text("sheet 0")).rect.midY
            #expect(stage.settle())
            let late = try #require(stage.text("sheet 0")).rect.midY
            #expect(late < early, "\(way)")
            #expect(throws: StageError.self) { try stage.tap("Tap") }
            stage.tap(CGPoint(x: 100, y: 5))
            switch way {
            case "escape": stage.press(.escape)
            case "drag": stage.drag(from: CGPoint(x: 30, y: 60), to: CGPoint(x: 30, y: 300), duration: 0.2)
            default: try stage.tap(way)
            }
            stage.advance(by: 0.05)
            #expect(stage.text("off") != nil, "\(way)")
            #expect(stage.settle())
            #expect(stage.text("sheet 0") == nil, "\(way)")
            #expect(log.take() == ["+sheet", "-sheet", "gone"], "\(way)")
        }
        #expect(stage.text("taps 0") != nil)
    }

    @Test func `what is below is reached again as soon as the sheet leaves`() throws {
        let stage = made()
        try stage.tap("Sheet")
        #expect(stage.settle())
        stage.press(.escape)
        stage.advance(by: 0.02)
        try stage.tap("Tap")
        #expect(stage.settle())
        #expect(stage.text("taps 1") != nil)
    }

    @Test func `a sheet dragged a little comes back, and follows the finger meanwhile`() throws {
        let stage = made()
        try stage.tap("Sheet")
        #expect(stage.settle())
        let rest = try #require(stage.text("sheet 0")).rect.midY
        stage.pointerDown(CGPoint(x: 30, y: 60))
        stage.pointerMove(CGPoint(x: 30, y: 80))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 30, y: 120))
        stage.advance(by: 0)
        #expect(isNear(try #require(stage.text("sheet 0")).rect.midY, rest + 60, 0.01))
        stage.advance(by: 2)
        stage.pointerUp(CGPoint(x: 30, y: 120))
        #expect(stage.settle())
        #expect(stage.text("sheet 0")?.rect.midY == rest)
        #expect(stage.text("on") != nil)
    }

    @Test func `a sheet turned round at any frame goes on from where it is, and leaves nothing behind`() throws {
        let bare = made().liveNodes
        for frame in 1...20 {
            let stage = made()
            try stage.tap("Sheet")
            stage.advance(by: Double(frame) / 60)
            let before = stage.text("sheet 0")?.rect
            stage.press(.escape)
            stage.advance(by: 0)
            #expect(stage.text("sheet 0")?.rect == before, "frame \(frame)")
            stage.advance(by: 0.05)
            try stage.tap("Sheet")
            #expect(stage.settle())
            #expect(stage.text("sheet 0") != nil, "frame \(frame)")
            stage.press(.escape)
            #expect(stage.settle())
            #expect(stage.liveNodes == bare, "frame \(frame)")
        }
    }

    @Test func `a cover hides all, keeps its state while it is there, and does not go by a drag`() throws {
        let stage = made()
        try stage.tap("Cover")
        #expect(stage.settle())
        try stage.tap("Add")
        stage.drag(from: CGPoint(x: 30, y: 60), to: CGPoint(x: 30, y: 390), duration: 0.2)
        #expect(stage.settle())
        #expect(stage.text("cover 1") != nil)
        try stage.tap("Dismiss")
        #expect(stage.settle())
        try stage.tap("Cover")
        #expect(stage.settle())
        #expect(stage.text("cover 0") != nil)
    }

    @Test func `another item is another sheet`() throws {
        let stage = made()
        try stage.tap("Item")
        #expect(stage.settle())
        try stage.tap("Other")
        #expect(stage.settle())
        #expect(stage.text("item 2") != nil)
        #expect(stage.text("item 1") == nil)
        stage.press(.escape)
        stage.advance(by: 0.05)
        #expect(stage.text("item 2") != nil)
        #expect(stage.settle())
        #expect(stage.text("item 2") == nil)
        #expect(stage.text("off") != nil)
    }

    @Test func `a presentation that is there at first comes at the first frame, and none is left when its view goes`()
        throws
    {
        struct First: View {
            @State private var isThere = true
            @State private var isPresented = true
            var body: some View {
                VStack {
                    if isThere {
                        Text("presenter").sheet(isPresented: $isPresented) {
                            Button("Take away") { isThere = false }
                        }
                    } else {
                        Text("nothing")
                    }
                }
            }
        }
        let stage = Stage.phone { First() }
        #expect(stage.settle())
        try stage.tap("Take away")
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string) == ["nothing"])
    }

    @Test func `a sheet over a sheet is the one that is reached`() throws {
        struct Nested: View {
            @State private var isFirst = false
            @State private var isSecond = false
            var body: some View {
                Button("First") { isFirst = true }
                    .sheet(isPresented: $isFirst) {
                        Button("Second") { isSecond = true }
                            .sheet(isPresented: $isSecond) { Text("deep") }
                    }
            }
        }
        let stage = Stage.phone { Nested() }
        try stage.tap("First")
        #expect(stage.settle())
        try stage.tap("Second")
        #expect(stage.settle())
        #expect(stage.text("deep") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("deep") == nil)
        #expect(stage.text("Second") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("Second") == nil)
    }

    @Test func `an alert asks, and each of its buttons acts and takes it away`() throws {
        struct Asking: View {
            @State private var isAsked = false
            @State private var answer = "none"
            var body: some View {
                VStack {
                    Text(answer)
                    Button("Ask") { isAsked = true }
                }
                .alert("Delete?", isPresented: $isAsked) {
                    Button("Delete", role: .destructive) { answer = "deleted" }
                    Button("Keep", role: .cancel) { answer = "kept" }
                } message: {
                    Text("It is gone for good.")
                }
            }
        }
        let stage = Stage.phone { Asking() }
        for (label, answer) in [("Delete", "deleted"), ("Keep", "kept"), ("escape", "kept")] {
            try stage.tap("Ask")
            stage.advance(by: 0.05)
            let opacity = try #require(stage.text("Delete?")).opacity
            #expect(opacity > 0 && opacity < 1)
            #expect(stage.settle())
            #expect(stage.text("It is gone for good.") != nil)
            #expect(stage.text("Delete?")?.rect.midX == 100)
            if label == "escape" { stage.press(.escape) } else { try stage.tap(label) }
            #expect(stage.settle())
            #expect(stage.text(answer) != nil, "\(label)")
            #expect(stage.text("Delete?") == nil)
        }
    }

    @Test func `an alert without actions has a button, and one about a value waits for it`() throws {
        struct Telling: View {
            @State private var isTold = false
            @State private var value: Int?
            var body: some View {
                VStack {
                    Button("Tell") { isTold = true }
                    Button("Value") { value = 3 }
                    Text(isTold ? "told" : "untold")
                }
                .alert("About", isPresented: $isTold, presenting: value) { _ in
                } message: {
                    Text("value \($0)")
                }
            }
        }
        let stage = Stage.phone { Telling() }
        try stage.tap("Tell")
        #expect(stage.settle())
        #expect(stage.text("About") == nil)
        try stage.tap("Value")
        #expect(stage.settle())
        #expect(stage.text("value 3") != nil)
        try stage.tap("OK")
        #expect(stage.settle())
        #expect(stage.text("untold") != nil)
        #expect(stage.text("About") == nil)
    }

    @Test func `a stage made in the state of another has its presentations over one another as they came`() throws {
        for order in [["a", "b"], ["b", "a"]] {
            let remote = Remote<Set<String>>([])
            let stage = Stage(
                size: CGSize(width: 400, height: 600), scale: 1, preferences: Preferences(), stateRecord: StateRecord()
            ) {
                Playing(remote) { shown in
                    VStack {
                        Text("x").sheet(isPresented: .constant(shown.contains("a"))) { Text("sheet a") }
                        Text("y").alert("alert b", isPresented: .constant(shown.contains("b"))) {}
                    }
                }
            }
            for name in order {
                remote.value.insert(name)
                #expect(stage.settle())
            }
            let fresh = stage.remade()
            #expect(fresh.settle())
            #expect(fresh.frame.description == stage.frame.description)
            #expect(fresh.image() == stage.image())
        }
    }
}
