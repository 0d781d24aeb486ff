import SwiftUI
import TallyStage
import Testing

@Observable
@MainActor
private final class Model {
    var name = "a"
    var count = 0
}

private final class OldModel: ObservableObject {
    @Published var name = "a"
    @Published var count = 0
}

@MainActor
struct DataFlowTests {
    @Test func `a change of state evaluates the body that reads it and no other`() {
        struct Parent: View {
            let v: Remote<Int>
            let log: Log
            var body: some View {
                let _ = log("parent")
                VStack {
                    Logged("sibling", log)
                    Playing(v) { value in
                        let _ = log("reader \(value)")
                        Square()
                    }
                }
            }
        }
        let v = Remote(0)
        let log = Log()
        let stage = Stage { Parent(v: v, log: log) }
        _ = log.take()
        v.value = 1
        stage.advance(by: 0)
        #expect(log.entries == ["reader 1"])
        #expect(stage.statistics.bodiesEvaluated == 1)
    }

    @Test func `a state that no body reads evaluates nothing`() {
        struct Writer: View {
            @State private var unread = 0
            let log: Log
            var body: some View {
                let _ = log("body")
                Button("write") { unread += 1 }
            }
        }
        let log = Log()
        let stage = Stage { Writer(log: log) }
        _ = log.take()
        try? stage.tap("write")
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
    }

    @Test func `a binding reaches the body that owns the state, and the child that was given it`() {
        struct Child: View {
            @Binding var on: Bool
            let log: Log
            var body: some View {
                let _ = log("child \(on)")
                Button("switch") { on.toggle() }
            }
        }
        struct Owner: View {
            @State private var on = false
            let log: Log
            var body: some View {
                let _ = log("owner")
                Child(on: $on, log: log)
            }
        }
        let log = Log()
        let stage = Stage { Owner(log: log) }
        _ = log.take()
        try? stage.tap("switch")
        stage.advance(by: 0)
        // The owner hands the state on and does not read it.
        #expect(log.entries == ["child true"])
    }

    @Test func `an observable model reaches the readers of the property that changed`() {
        struct Names: View {
            let model: Model
            let log: Log
            var body: some View {
                let _ = log("name \(model.name)")
                Square()
            }
        }
        struct Counts: View {
            let model: Model
            let log: Log
            var body: some View {
                let _ = log("count \(model.count)")
                Square()
            }
        }
        let model = Model()
        let log = Log()
        let stage = Stage {
            VStack {
                Names(model: model, log: log); Counts(model: model, log: log)
            }
        }
        _ = log.take()
        model.count = 1
        stage.advance(by: 0)
        #expect(log.take() == ["count 1"])
        model.name = "b"
        model.name = "c"
        stage.advance(by: 0)
        #expect(log.take() == ["name c"])
        model.count = 2
        stage.advance(by: 0)
        #expect(log.take() == ["count 2"])
    }

    @Test func `an observable model animates under the transaction of its write`() {
        let model = Model()
        let stage = Stage { Square().offset(x: Double(model.count)) }
        withAnimation(.linear(duration: 1)) { model.count = 40 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 65))
    }

    @Test
    func `what a ForEach, a GeometryReader or a scoped animation reads in its closure counts as read by the body`() {
        struct Reading: View {
            @State private var v = 0
            let model: Model
            var body: some View {
                VStack {
                    ForEach(0..<2) { Text("each\($0)-\(v)-\(model.count)") }
                    GeometryReader { _ in Text("geometry-\(v)-\(model.count)") }
                    Text("x").animation(nil) { $0.opacity(v == 0 ? 1 : 0.5) }
                    Button("raise") { v += 1 }
                }
            }
        }
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 300)) { Reading(model: model) }
        try? stage.tap("raise")
        stage.advance(by: 0)
        #expect(stage.text("each1-1-0") != nil)
        #expect(stage.text("geometry-1-0") != nil)
        #expect(stage.text("x")?.opacity == 0.5)
        model.count = 7
        stage.advance(by: 0)
        #expect(stage.text("each0-1-7") != nil)
        #expect(stage.text("geometry-1-7") != nil)
    }

    @Test func `bindable bindings write the model`() {
        struct Editor: View {
            @Bindable var model: Model
            var body: some View { Inner(count: $model.count) }
        }
        struct Inner: View {
            @Binding var count: Int
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let model = Model()
        let stage = Stage { Editor(model: model) }
        try? stage.tap("count 0")
        stage.advance(by: 0)
        #expect(model.count == 1)
        #expect(stage.frame.visibleText == "count 1")
    }

    @Test func `observed, owned and environment objects bring their views up to date, others stay`() {
        struct Observing: View {
            @ObservedObject var model: OldModel
            let log: Log
            var body: some View {
                let _ = log("observed \(model.count)")
                Square()
            }
        }
        struct Finding: View {
            @EnvironmentObject var model: OldModel
            let log: Log
            var body: some View {
                let _ = log("found \(model.count)")
                Square()
            }
        }
        struct Passing: View {
            let model: OldModel
            let log: Log
            var body: some View {
                let _ = log("passing")
                VStack {
                    Observing(model: model, log: log); Finding(log: log)
                }
            }
        }
        let model = OldModel()
        let log = Log()
        let stage = Stage { Passing(model: model, log: log).environmentObject(model) }
        _ = log.take()
        model.count = 3
        stage.advance(by: 0)
        #expect(log.take().sorted() == ["found 3", "observed 3"])
    }

    @Test func `a state object lives as long as its view's identity, and is made once`() throws {
        struct Owner: View {
            @StateObject private var model: OldModel
            init(_ log: Log) {
                _model = StateObject(
                    wrappedValue: {
                        log("made")
                        return OldModel()
                    }())
            }
            var body: some View { Button("count \(model.count)") { model.count += 1 } }
        }
        let log = Log()
        let id = Remote(0)
        let other = Remote(0)
        let stage = Stage { Playing(id) { id in Playing(other) { _ in Owner(log).id(id) } } }
        try stage.tap("count 0")
        stage.advance(by: 0)
        other.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "count 1")
        #expect(log.entries == ["made"])
        id.value = 1
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "count 0")
        #expect(log.entries == ["made", "made"])
    }

    @Test func `a modifier with state of its own keeps it while its content changes`() throws {
        struct Counting: ViewModifier {
            @State private var taps = 0
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("taps \(taps)") { taps += 1 }
                }
            }
        }
        let name = Remote("a")
        let stage = Stage { Playing(name) { Text($0).modifier(Counting()) } }
        try stage.tap("taps 0")
        stage.advance(by: 0)
        name.value = "b"
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "b taps 1")
    }

    @Test func `state inside a dynamic property of one's own works`() throws {
        struct Toggle: DynamicProperty {
            @State private var value = false
            func flip() { value.toggle() }
            var now: Bool { value }
        }
        struct Flipper: View {
            private var toggle = Toggle()
            var body: some View { Button("is \(toggle.now ? "on" : "off")") { toggle.flip() } }
        }
        let stage = Stage { Flipper() }
        try stage.tap("is off")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "is on")
    }

    @Test func `a row that leaves still reads its element after the collection has shrunk`() {
        struct Row: View {
            @Binding var name: String
            let tick: Int
            var body: some View { Text("\(name) \(tick)") }
        }
        let names = Remote(["a", "b"])
        let tick = Remote(0)
        let stage = Stage {
            Playing(names) { _ in
                VStack {
                    ForEach(names.binding!, id: \.self) { name in
                        Playing(tick) { Row(name: name, tick: $0) }
                    }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { names.value = ["a"] }
        stage.advance(by: 0.2)
        tick.value = 1
        stage.advance(by: 0.2)
        #expect(stage.frame.texts.count == 2)
        stage.advance(by: 1)
        #expect(stage.frame.texts.count == 1)
    }

    @Test func `a bindable collection gives each row a binding to its own element`() throws {
        struct Row: View {
            @Binding var count: Int
            var body: some View { Button("\(count)") { count += 10 } }
        }
        struct Rows: View {
            @State private var counts = [1, 2, 3]
            var body: some View { VStack { ForEach($counts, id: \.self) { Row(count: $0) } } }
        }
        let stage = Stage { Rows() }
        try stage.tap("2")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "1 12 3")
    }
}
