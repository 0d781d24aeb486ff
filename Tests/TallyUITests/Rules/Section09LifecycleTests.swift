import SwiftUI
import TallyStage
import Testing

/// A tally in the view's own state, shown as text and raised by a tap.
struct Tapper: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

@MainActor
struct Section09LifecycleTests {
    @Test func `rule 94: onChange runs after the update with old and new, and not for an equal value`() {
        let v = Remote(0)
        let log = Log()
        let stage = Stage { Playing(v) { Square().onChange(of: $0) { old, new in log("\(old)\(new)") } } }
        for value in [1, 2, 2] {
            v.value = value
            stage.advance(by: 0)
        }
        #expect(log.entries == ["01", "12"])
    }

    @Test func `rule 95: with initial it also runs on appear, with the old value the new one`() {
        let v = Remote(0)
        let log = Log()
        let stage = Stage {
            Playing(v) { Square().onChange(of: $0, initial: true) { old, new in log("\(old)\(new)") } }
        }
        v.value = 1
        stage.advance(by: 0)
        v.value = 2
        stage.advance(by: 0)
        #expect(log.entries == ["00", "01", "12"])
    }

    @available(*, deprecated)
    @Test func `rule 94: the forms of onChange with one value and with none`() {
        let v = Remote(0)
        let log = Log()
        let stage = Stage {
            Playing(v) { v in
                Square().onChange(of: v) { log("changed") }.onChange(of: v) { new in log("\(new)") }
                    .onChange(of: v, initial: true) { log("initial") }
            }
        }
        #expect(log.take() == ["initial"])
        v.value = 7
        stage.advance(by: 0)
        #expect(Set(log.entries) == ["changed", "7", "initial"])
    }

    @available(*, deprecated)
    @Test func `rule 94: the form with one value calls the action of the view before the change`() {
        struct Watching: View {
            let value: Int
            let other: String
            let log: Log
            @State private var seen = 0
            var body: some View {
                Square()
                    .onChange(of: value) { [value] new in
                        seen += 1
                        log("\(value) \(other) \(new) \(seen)")
                    }
                    .onChange(of: value) { _, new in log("new \(value) \(new)") }
            }
        }
        let v = Remote((0, "a"))
        let log = Log()
        let stage = Stage { Playing(v) { Watching(value: $0.0, other: $0.1, log: log) } }
        v.value = (1, "b")
        stage.advance(by: 0)
        #expect(Set(log.take()) == ["0 a 1 1", "new 1 1"])
        // The view before is that of the last update, not that of the last change.
        v.value = (1, "c")
        stage.advance(by: 0)
        #expect(log.take() == [])
        v.value = (2, "d")
        stage.advance(by: 0)
        #expect(Set(log.take()) == ["1 c 2 2", "new 2 2"])
    }

    @Test func `onChange fires for each group of writes`() {
        let v = Remote(0)
        let log = Log()
        let stage = Stage { Playing(v) { Square().onChange(of: $0) { old, new in log("\(old)\(new)") } } }
        v.value = 1
        withAnimation { v.value = 2 }
        stage.advance(by: 0)
        #expect(log.entries == ["01", "12"])
    }

    @Test func `a chain of onChange settles within one frame`() {
        let v = Remote(0)
        let stage = Stage {
            Playing(v) { value in
                Text("\(value)").onChange(of: value) { _, new in if new < 20 { v.value = new + 1 } }
            }
        }
        v.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "20")
        #expect(stage.nextFrameTime == nil)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a loop of changes is bounded, reported once, and leaves a stage that goes on`() {
        let v = Remote(0)
        let runaway = Remote(true)
        let stage = Stage {
            Playing(runaway) { _ in
                Playing(v) { value in
                    Text("\(value)").onChange(of: value) { if runaway.value { v.value += 1 } }
                }
            }
        }
        v.value = 1
        stage.advance(by: 0)
        #expect(stage.warnings.count == 1)
        #expect(stage.warnings.first?.hasPrefix("A change causes another without end") == true)
        #expect(stage.frame.visibleText == "\(v.value)")
        runaway.value = false
        v.value = -5
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "-5")
        #expect(stage.warnings.count == 1)
    }

    @Test func `rule 96: a write in onAppear is in the first frame`() {
        struct Early: View {
            @State private var x = 0.0
            var body: some View { Square().offset(x: x).onAppear { x = 30 } }
        }
        let stage = Stage { Early() }
        #expect(stage.x == 75)
    }

    @Test func `rule 96: an animated write in onAppear moves from the first look, in effects and in layout`() {
        struct Early: View {
            @State private var x = 0.0
            var body: some View {
                VStack {
                    Square().offset(x: x)
                    Square().frame(width: 100, alignment: x > 0 ? .trailing : .leading)
                }
                .onAppear { withAnimation(.linear(duration: 1)) { x = 30 } }
            }
        }
        let stage = Stage { Early() }
        #expect(stage.boxes.map(\.minX) == [45, 0])
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0].minX, 60))
        #expect(isNear(stage.boxes[1].minX, 45))
    }

    @Test func `rule 97: onDisappear runs when the removal transition is over`() {
        let shown = Remote(true)
        let stage = Stage { Color.clear }
        _ = stage
        var gone: Double?
        var reader: Stage?
        let second = Stage {
            ZStack { Playing(shown) { if $0 { Square().onDisappear { gone = reader?.time } } } }
        }
        reader = second
        second.advance(by: 0.25)
        withAnimation(.linear(duration: 1)) { shown.value = false }
        second.advance(by: 0.99)
        #expect(gone == nil)
        second.advance(by: 0.1)
        #expect(gone == 1.25)
    }

    @Test func `rule 98: onAppear before an id runs again when the id changes, after it once`() {
        let id = Remote(0)
        let log = Log()
        let stage = Stage {
            Playing(id) { id in Square().onAppear { log("before") }.id(id).onAppear { log("after") } }
        }
        id.value = 1
        stage.advance(by: 0)
        #expect(log.entries.filter { $0 == "before" }.count == 2)
        #expect(log.entries.filter { $0 == "after" }.count == 1)
    }

    @Test func `rule 100: a task runs once, and one with an id anew for each id`() async {
        let id = Remote(0)
        let log = Log()
        let stage = Stage {
            Playing(id) { id in
                Square().task { log.add("plain") }.task(id: id) { log.add("id \(id)") }
            }
        }
        await stage.play(for: 0.1)
        id.value = 1
        await stage.play(for: 0.1)
        #expect(log.entries.filter { $0 == "plain" }.count == 1)
        #expect(log.entries.filter { $0.hasPrefix("id") } == ["id 0", "id 1"])
    }

    @Test func `a task is cancelled when its view goes`() async {
        let shown = Remote(true)
        let log = Log()
        let stage = Stage {
            Playing(shown) {
                if $0 {
                    Square().task {
                        while !Task.isCancelled { await Task.yield() }
                        log.add("cancelled")
                    }
                }
            }
        }
        await stage.play(for: 0.05)
        #expect(log.entries.isEmpty)
        shown.value = false
        await stage.play(for: 0.05)
        #expect(log.entries == ["cancelled"])
    }

    @Test func `rule 101: state stays with a view whose values change`() throws {
        let name = Remote("a")
        let stage = Stage { Playing(name) { Tapper(name: $0) } }
        try stage.tap("a 0")
        stage.advance(by: 0)
        name.value = "b"
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "b 1")
    }

    @Test func `rule 101: the branches of an if are different views, and state starts anew in each`() throws {
        let first = Remote(true)
        let stage = Stage { Playing(first) { if $0 { Tapper(name: "x") } else { Tapper(name: "x") } } }
        try stage.tap("x 0")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "x 1")
        first.value = false
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "x 0")
    }

    @Test func `rule 101: another id resets the state, the same id keeps it`() throws {
        let id = Remote(0)
        let stage = Stage { Playing(id) { Tapper(name: "x").id($0) } }
        try stage.tap("x 0")
        stage.advance(by: 0)
        id.value = 0
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "x 1")
        id.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "x 0")
    }

    @Test func `rule 101: elements of a ForEach keep their state when they move, and lose it when they go`() throws {
        let order = Remote([1, 2, 3])
        let stage = Stage {
            Playing(order) { order in VStack { ForEach(order, id: \.self) { Tapper(name: "\($0):") } } }
        }
        try stage.tap("2: 0")
        stage.advance(by: 0)
        order.value = [3, 2, 1]
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "3: 0 2: 1 1: 0")
        order.value = [1, 3]
        stage.advance(by: 0)
        order.value = [2, 1, 3]
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "2: 0 1: 0 3: 0")
    }

    @Test func `rule 102: equal views in two branches cross-fade, and one view with another colour blends`() {
        let first = Remote(true)
        let branches = Stage { ZStack { Playing(first) { if $0 { Square() } else { Square() } } } }
        withAnimation(.linear(duration: 1)) { first.value = false }
        branches.advance(by: 0.25)
        #expect(branches.frame.shapes.map(\.opacity).map { ($0 * 100).rounded() } == [75, 25])
        let red = Remote(true)
        let one = Stage { Playing(red) { Square(color: $0 ? .black : .white) } }
        withAnimation(.linear(duration: 1)) { red.value = false }
        one.advance(by: 0.5)
        #expect(one.frame.shapes.count == 1)
        #expect(isNear(Double(one.frame.shapes[0].color.linearRed), 0.5, 1e-6))
    }

    @Test func `an id that occurs twice warns once, and all elements are shown`() {
        struct Entry: Identifiable {
            let id: Int
            let name: String
        }
        let entries = Remote([Entry(id: 1, name: "a"), Entry(id: 1, name: "b"), Entry(id: 2, name: "c")])
        let stage = Stage { Playing(entries) { entries in VStack { ForEach(entries) { Text($0.name) } } } }
        #expect(stage.frame.visibleText == "a b c")
        entries.value += [Entry(id: 2, name: "d")]
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "a b c d")
        #expect(
            stage.warnings == [
                "ForEach: the id 1 occurs more than once; views of one id are told apart by their order alone. Give each "
                    + "element its own id."
            ])
    }

    @Test func `another type in an AnyView is another view, the same type keeps its state`() throws {
        let style = Remote(0)
        let stage = Stage {
            Playing(style) { style in
                style < 2 ? AnyView(Tapper(name: "\(style)")) : AnyView(Text("plain"))
            }
        }
        try stage.tap("0 0")
        stage.advance(by: 0)
        style.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "1 1")
        style.value = 2
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "plain")
        style.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "1 0")
    }
}
