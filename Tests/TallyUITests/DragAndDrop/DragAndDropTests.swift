import Foundation
import SwiftUI
import TallyStage
import Testing

/// Things lifted, dragged and dropped, on a stage of 300 by 300 points.
@MainActor
struct DragAndDropTests {
    @MainActor private final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 300), content: content)
    }

    /// A red square at the top left, and a blue destination of 100 points at the lower right.
    private func pair(_ log: Log, hasSource: Bool = true, hasTarget: Bool = true) -> some View {
        ZStack {
            if hasSource {
                Color.red.frame(width: 50, height: 50).draggable("apple").position(x: 25, y: 25)
            }
            if hasTarget {
                Color.blue.frame(width: 100, height: 100)
                    .dropDestination(for: String.self) { items, place in
                        log.add("drop \(items) \(Int(place.x)),\(Int(place.y))")
                        return items != ["refused"]
                    } isTargeted: {
                        log.add("targeted \($0)")
                    }
                    .position(x: 250, y: 250)
            }
        }
    }

    private func lift(_ stage: Stage, at point: CGPoint = CGPoint(x: 25, y: 25)) {
        stage.pointerDown(point)
        stage.advance(by: 0.55)
    }

    private func move(_ stage: Stage, to point: CGPoint) {
        stage.pointerMove(point)
        stage.advance(by: 0.3)
    }

    private func drop(_ stage: Stage, at point: CGPoint) {
        stage.pointerUp(point)
        stage.advance(by: 0)
    }

    @Test func `a long press lifts a picture of the view, which follows the finger`() {
        let log = Log()
        let stage = stage { pair(log) }
        stage.pointerDown(CGPoint(x: 25, y: 25))
        stage.advance(by: 0.45)
        #expect(stage.boxes.count == 2)
        stage.advance(by: 0.5)
        #expect(stage.boxes.count == 3)
        // It is a little larger, about its middle, and stays over all else.
        let lifted = stage.boxes.last ?? .null
        #expect(isNear(lifted.midX, 25, 0.1) && isNear(lifted.midY, 25, 0.1) && isNear(lifted.width, 53, 0.2))
        move(stage, to: CGPoint(x: 125, y: 65))
        let moved = stage.boxes.last ?? .null
        #expect(isNear(moved.midX, 125, 0.1) && isNear(moved.midY, 65, 0.1))
        #expect(stage.boxes.contains { isNear($0.midX, 25) && isNear($0.width, 50) }, "the view itself stays")
        #expect(log.lines.isEmpty)
        // At once under the finger, without an animation of its own.
        stage.pointerMove(CGPoint(x: 130, y: 65))
        stage.advance(by: 0)
        #expect(isNear((stage.boxes.last ?? .null).midX, 130, 0.1))
    }

    @Test func `a destination is told of what comes, goes and is dropped, and where`() {
        let log = Log()
        let stage = stage { pair(log) }
        lift(stage)
        move(stage, to: CGPoint(x: 150, y: 150))
        #expect(log.take() == [])
        move(stage, to: CGPoint(x: 210, y: 230))
        move(stage, to: CGPoint(x: 220, y: 240))
        #expect(log.take() == ["targeted true"])
        move(stage, to: CGPoint(x: 190, y: 240))
        #expect(log.take() == ["targeted false"])
        move(stage, to: CGPoint(x: 220, y: 240))
        #expect(log.take() == ["targeted true"])
        drop(stage, at: CGPoint(x: 230, y: 245))
        #expect(log.take() == ["drop [\"apple\"] 30,45", "targeted false"])
        #expect(stage.settle() && stage.boxes.count == 2)
        // Once more: nothing is left of the first time.
        lift(stage)
        drop(stage, at: CGPoint(x: 250, y: 250))
        #expect(log.take() == ["targeted true", "drop [\"apple\"] 50,50", "targeted false"])
        #expect(stage.settle() && stage.boxes.count == 2)
    }

    @Test func `dropped where nothing takes it, it flies back to its view`() {
        let log = Log()
        let stage = stage { pair(log) }
        lift(stage)
        move(stage, to: CGPoint(x: 25, y: 225))
        drop(stage, at: CGPoint(x: 25, y: 225))
        stage.advance(by: 0.05)
        let way = stage.boxes.last?.midY ?? 0
        #expect(way < 224 && way > 26)
        #expect(stage.settle())
        #expect(stage.boxes.count == 2 && log.lines.isEmpty)
    }

    @Test func `what is not taken flies back, what is taken vanishes where it is`() {
        for word in ["refused", "taken"] {
            let log = Log()
            let stage = stage {
                ZStack {
                    pair(log, hasSource: false)
                    Color.red.frame(width: 50, height: 50).draggable(word).position(x: 25, y: 25)
                }
            }
            lift(stage)
            move(stage, to: CGPoint(x: 250, y: 250))
            drop(stage, at: CGPoint(x: 250, y: 250))
            stage.advance(by: 0.1)
            let box = stage.boxes.last ?? .null
            #expect((box.midX < 240) == (word == "refused"))
            #expect(stage.settle() && stage.boxes.count == 2)
        }
    }

    @Test func `taps and scrolling go on as before`() throws {
        var taps = 0
        let log = Log()
        let stage = stage {
            ScrollView {
                VStack(spacing: 0) {
                    Button("tap me") { taps += 1 }.frame(width: 300, height: 50).draggable("button")
                    ForEach(0..<20) { Text("row \($0)").frame(width: 300, height: 50).draggable("row \($0)") }
                }
            }
            .dropDestination(for: String.self) { items, _ in
                log.add("\(items)")
                return true
            }
        }
        try stage.tap("tap me")
        stage.advance(by: 0)
        #expect(taps == 1)
        stage.drag(from: CGPoint(x: 150, y: 220), to: CGPoint(x: 150, y: 120))
        #expect(stage.settle())
        #expect(stage.frame.texts.first { $0.string == "row 2" }.map { $0.rect.midY < 120 } ?? true)
        #expect(log.lines.isEmpty)
        // Lifted, the finger scrolls nothing, and the button under it is not pressed.
        let row = try #require(stage.frame.texts.first { $0.rect.midY > 120 })
        lift(stage, at: CGPoint(x: row.rect.midX, y: row.rect.midY))
        move(stage, to: CGPoint(x: 150, y: 60))
        #expect(stage.frame.texts.first { $0.string == row.string }?.rect == row.rect)
        drop(stage, at: CGPoint(x: 150, y: 60))
        #expect(stage.settle() && log.take().count == 1)
        stage.drag(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 290))
        #expect(stage.settle())
        lift(stage, at: CGPoint(x: 150, y: 25))
        drop(stage, at: CGPoint(x: 150, y: 25))
        #expect(taps == 1 && log.take() == ["[\"button\"]"])
    }

    @Test func `the drag goes on when the view that it was lifted from goes`() {
        let log = Log()
        let isThere = Remote(true)
        let stage = stage { Playing(isThere) { isThere in pair(log, hasSource: isThere) } }
        lift(stage)
        isThere.value = false
        stage.advance(by: 0.1)
        #expect(stage.boxes.count == 2, "the picture is still there")
        move(stage, to: CGPoint(x: 250, y: 250))
        drop(stage, at: CGPoint(x: 250, y: 250))
        #expect(log.take() == ["targeted true", "drop [\"apple\"] 50,50", "targeted false"])
        #expect(stage.settle() && stage.boxes.count == 1)
        // Dropped outside, it fades where it is.
        isThere.value = true
        stage.advance(by: 0)
        lift(stage)
        isThere.value = false
        move(stage, to: CGPoint(x: 100, y: 100))
        drop(stage, at: CGPoint(x: 100, y: 100))
        stage.advance(by: 0.1)
        #expect(isNear((stage.boxes.last ?? .null).midX, 100, 0.1))
        #expect(stage.settle() && stage.boxes.count == 1)
    }

    @Test func `a destination that goes is left, and nothing is dropped there`() {
        let log = Log()
        let isThere = Remote(true)
        let stage = stage { Playing(isThere) { isThere in pair(log, hasTarget: isThere) } }
        lift(stage)
        move(stage, to: CGPoint(x: 250, y: 250))
        #expect(log.take() == ["targeted true"])
        isThere.value = false
        stage.advance(by: 0)
        #expect(log.take() == ["targeted false"])
        drop(stage, at: CGPoint(x: 250, y: 250))
        #expect(stage.settle())
        #expect(log.take() == [] && stage.boxes.count == 1)
    }

    @Test func `another press or Escape calls it off`() {
        for way in 0..<2 {
            let log = Log()
            let stage = stage { pair(log) }
            lift(stage)
            move(stage, to: CGPoint(x: 250, y: 250))
            if way == 0 { stage.press(.escape) } else { stage.pointerDown(CGPoint(x: 150, y: 20)) }
            stage.advance(by: 0)
            #expect(log.take() == ["targeted true", "targeted false"])
            #expect(stage.settle() && stage.boxes.count == 2)
            drop(stage, at: CGPoint(x: 250, y: 250))
            #expect(log.take() == [])
        }
    }

    @Test func `of destinations in one another the innermost counts that takes it`() {
        let log = Log()
        let stage = stage {
            VStack {
                Color.red.frame(width: 50, height: 50).draggable("word")
                Spacer()
                HStack(spacing: 0) {
                    Color.gray.frame(width: 50, height: 50)
                        .dropDestination(for: URL.self) { _, _ in
                            log.add("url"); return true
                        }
                    Color.green.frame(width: 50, height: 50)
                        .dropDestination(for: String.self) { _, _ in
                            log.add("inner"); return true
                        }
                    Color.yellow.frame(width: 50, height: 50)
                        .dropDestination(for: String.self) { _, _ in
                            log.add("off"); return true
                        }.disabled(true)
                }
            }
            .frame(width: 300, height: 300)
            .dropDestination(for: String.self) { _, place in
                log.add("outer \(Int(place.x)),\(Int(place.y))"); return true
            }
        }
        for x in [100.0, 150, 200, 20] {
            lift(stage, at: CGPoint(x: 150, y: 25))
            drop(stage, at: CGPoint(x: x, y: 275))
            #expect(stage.settle())
        }
        // Also where nothing is drawn.
        #expect(log.lines == ["outer 100,275", "inner", "outer 200,275", "outer 20,275"])
    }

    @Test func `a view of its own follows the finger where one is given`() throws {
        let stage = stage {
            Color.red.frame(width: 50, height: 50).draggable("x") { Text("carried") }
        }
        lift(stage, at: CGPoint(x: 150, y: 150))
        move(stage, to: CGPoint(x: 200, y: 100))
        let text = try #require(stage.text("carried")).rect
        #expect(isNear(text.midX, 200, 0.5) && isNear(text.midY, 100, 0.5))
        drop(stage, at: CGPoint(x: 200, y: 100))
        #expect(stage.settle() && stage.text("carried") == nil)
    }

    @Test func `item providers are dragged, and taken by their types`() {
        let log = Log()
        let stage = stage {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).onDrag { NSItemProvider(object: "text" as NSString) }
                    Color.red.frame(width: 100, height: 100)
                        .onDrag {
                            NSItemProvider(object: URL(string: "https://a.b")! as NSURL)
                        } preview: {
                            Text("link")
                        }
                    Color.red.frame(width: 100, height: 100).draggable("value")
                }
                HStack(spacing: 0) {
                    Color.blue.frame(width: 100, height: 100).onDrop(of: [.text], isTargeted: nil) { providers in
                        for provider in providers {
                            _ = provider.loadObject(ofClass: String.self) { text, _ in
                                DispatchQueue.main.async { MainActor.assumeIsolated { log.add(text ?? "none") } }
                            }
                        }
                        return true
                    }
                    Color.blue.frame(width: 100, height: 100)
                        .onDrop(of: ["public.url"], isTargeted: nil) { providers, place in
                            log.add("\(providers.count) at \(Int(place.x))")
                            return true
                        }
                    Color.blue.frame(width: 100, height: 100).dropDestination(for: String.self) { items, _ in
                        log.add("values \(items)")
                        return true
                    }
                }
                Spacer()
            }
        }
        var results: [String] = []
        for (from, to) in [(50.0, 50.0), (50, 150), (50, 250), (150, 50), (150, 160), (250, 50), (250, 250)] {
            lift(stage, at: CGPoint(x: from, y: 50))
            drop(stage, at: CGPoint(x: to, y: 150))
            #expect(stage.settle())
            if log.lines.isEmpty { log.add("nothing") }
            results += log.take()
        }
        #expect(
            results == ["text", "nothing", "values [\"text\"]", "nothing", "1 at 60", "value", "values [\"value\"]"])
    }

    @Test func `where the view has a context menu, a long press opens that`() {
        let log = Log()
        let stage = stage {
            Color.red.frame(width: 50, height: 50).draggable("x").contextMenu { Button("Item") {} }
                .frame(width: 300, height: 300)
                .dropDestination(for: String.self) { _, _ in
                    log.add("drop"); return true
                }
        }
        lift(stage, at: CGPoint(x: 150, y: 150))
        drop(stage, at: CGPoint(x: 150, y: 150))
        #expect(stage.settle())
        #expect(stage.text("Item") != nil && log.lines.isEmpty)
    }

    @Test func `rows of a list take what is dropped between them`() throws {
        let log = Log()
        struct Rows: View {
            let log: Log
            @State private var words = ["a", "b", "c"]
            var body: some View {
                VStack(spacing: 0) {
                    Text("new").frame(width: 300, height: 40).draggable("new")
                    List {
                        ForEach(words, id: \.self) { Text($0) }
                            .dropDestination(for: String.self) { items, place in
                                log.add("\(items) at \(place)")
                                words.insert(contentsOf: items.map { "\($0)\(words.count)" }, at: place)
                            }
                    }
                    .listStyle(.plain)
                }
            }
        }
        let stage = stage { Rows(log: log) }
        let row = try #require(stage.text("b")).rect
        lift(stage, at: CGPoint(x: 150, y: 20))
        move(stage, to: CGPoint(x: 150, y: row.midY - 12))
        drop(stage, at: CGPoint(x: 150, y: row.midY - 12))
        #expect(stage.settle())
        #expect(log.take() == ["[\"new\"] at 1"])
        #expect(stage.frame.visibleText.contains("new3"))
        let last = try #require(stage.text("c")).rect
        lift(stage, at: CGPoint(x: 150, y: 20))
        drop(stage, at: CGPoint(x: 250, y: last.midY + 12))
        #expect(stage.settle())
        #expect(log.take() == ["[\"new\"] at 4"])
    }
}
