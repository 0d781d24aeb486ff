import SwiftUI
import TallyStage
import Testing

private struct Inner: Equatable {
    struct Deep: Equatable { var text = "deep" }
    var deep = Deep()
    var on = false
}

private final class Model: ObservableObject {
    @Published var on = false
    @Published var name = "a"
    @Published var other = 0
    @Published var inner = Inner()
    @Published var optional: String?
    @Published var names = ["x", "y", "z"]
    @Published var table = ["k": "v"]
    var reversed: String {
        get { String(name.reversed()) }
        set { name = String(newValue.reversed()) }
    }
}

@MainActor @Observable
private final class Store {
    var inner = Inner()
}

/// Shows what its binding has, and writes it.
private struct Field: View {
    let title: String
    @Binding var text: String
    var log: Log?

    var body: some View {
        let _ = log?.add("\(title) \(text)")
        Button("\(title)=\(text)") { text += "!" }
    }
}

private struct Flag: View {
    @Binding var on: Bool
    var body: some View { Button(on ? "on" : "off") { on.toggle() } }
}

/// Between the observer and the one that shows: observes nothing and reads nothing.
private struct Passing: View {
    @Binding var text: String
    let title: String
    let log: Log
    var body: some View {
        let _ = log("passing \(title)")
        VStack { Field(title: title, text: $text, log: log) }
    }
}

@MainActor
struct ObjectBindingTests {
    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 400, height: 800), content: content)
    }

    // MARK: Every way to a binding

    private struct Everything: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Flag(on: $model.on)
                Field(title: "name", text: $model.name)
                Field(title: "deep", text: $model.inner.deep.text)
                Field(title: "computed", text: $model.reversed)
                if let text = Binding($model.optional) { Field(title: "unwrapped", text: text) }
                Field(title: "second", text: $model.names[1])
                if let text = Binding($model.table["k"]) { Field(title: "key", text: text) }
                Field(title: "closures", text: Binding(get: { model.name }, set: { model.name = $0 }))
                Field(title: "animated", text: $model.name.animation())
                ForEach($model.names, id: \.self) { Field(title: "row", text: $0) }
            }
        }
    }

    @Test func `a binding to what an object holds shows a change that the object makes by itself`() {
        let model = Model()
        model.optional = "o"
        let stage = stage { Everything(model: model) }
        let start = stage.frame.texts.map(\.string)
        #expect(
            start == [
                "off", "name=a", "deep=deep", "computed=a", "unwrapped=o", "second=y", "key=v", "closures=a",
                "animated=a", "row=x", "row=y", "row=z",
            ])
        model.on = true
        model.name = "bc"
        model.inner.deep.text = "deeper"
        model.optional = "p"
        model.names[1] = "w"
        model.table["k"] = "u"
        stage.advance(by: 0)
        #expect(
            stage.frame.texts.map(\.string) == [
                "on", "name=bc", "deep=deeper", "computed=cb", "unwrapped=p", "second=w", "key=u", "closures=bc",
                "animated=bc", "row=x", "row=w", "row=z",
            ])
    }

    @Test func `a write through the binding is shown where it is made and everywhere else`() throws {
        let model = Model()
        model.optional = "o"
        let stage = stage { Everything(model: model) }
        for label in ["off", "name=a", "deep=deep", "unwrapped=o", "second=y", "key=v"] {
            try stage.tap(label)
            stage.advance(by: 0)
        }
        #expect(model.on && model.name == "a!" && model.inner.deep.text == "deep!" && model.optional == "o!")
        #expect(model.names == ["x", "y!", "z"] && model.table == ["k": "v!"])
        try stage.tap("computed=!a")
        _ = stage.settle()
        #expect(model.name == "!a!")
        #expect(
            stage.frame.texts.map(\.string) == [
                "on", "name=!a!", "deep=deep!", "computed=!a!", "unwrapped=o!", "second=y!", "key=v!", "closures=!a!",
                "animated=!a!", "row=x", "row=y!", "row=z",
            ])
    }

    @Test func `an unwrapped binding goes with its value and comes back with it`() {
        let model = Model()
        let stage = stage { Everything(model: model) }
        #expect(stage.text("unwrapped=o") == nil)
        model.optional = "o"
        stage.advance(by: 0)
        #expect(stage.text("unwrapped=o") != nil)
        model.optional = nil
        stage.advance(by: 0)
        #expect(!stage.frame.texts.contains { $0.string.hasPrefix("unwrapped") })
    }

    @Test func `an owned and a found object's bindings follow too, through views that only hand them on`() throws {
        struct Owner: View {
            @StateObject var model: Model
            let log: Log
            var body: some View {
                Passing(text: $model.name, title: "owned", log: log)
                Finder(log: log).environmentObject(model)
            }
        }
        struct Finder: View {
            @EnvironmentObject var model: Model
            let log: Log
            var body: some View { Passing(text: $model.name, title: "found", log: log) }
        }
        let model = Model()
        let log = Log()
        let stage = stage { Owner(model: model, log: log) }
        model.name = "b"
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["owned=b", "found=b"])
        try stage.tap("found=b")
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["owned=b!", "found=b!"])
    }

    @Test func `a dynamic member of the binding's value is followed`() {
        @dynamicMemberLookup struct Box: Equatable {
            var inner = Inner()
            subscript<T>(dynamicMember path: WritableKeyPath<Inner, T>) -> T {
                get { inner[keyPath: path] }
                set { inner[keyPath: path] = newValue }
            }
        }
        final class Boxed: ObservableObject { @Published var box = Box() }
        struct Shown: View {
            @ObservedObject var model: Boxed
            var body: some View { Flag(on: $model.box.on) }
        }
        let model = Boxed()
        let stage = stage { Shown(model: model) }
        model.box.on = true
        stage.advance(by: 0)
        #expect(stage.text("on") != nil)
    }

    @Test func `a model's bindings follow without the view that makes them being evaluated`() throws {
        struct Owner: View {
            @Bindable var store: Store
            let log: Log
            var body: some View {
                let _ = log("owner")
                Passing(text: $store.inner.deep.text, title: "deep", log: log)
                Flag(on: $store.inner.on)
            }
        }
        let store = Store()
        let log = Log()
        let stage = stage { Owner(store: store, log: log) }
        _ = log.take()
        store.inner.deep.text = "b"
        stage.advance(by: 0)
        #expect(log.take() == ["deep b"])
        try stage.tap("off")
        stage.advance(by: 0)
        #expect(store.inner.on && stage.text("on") != nil)
        #expect(log.take() == ["deep b"], "the text shares a property with the flag")
    }

    // MARK: What is not evaluated

    @Test func `a change evaluates the observer and the views whose value differs, and no others`() {
        struct Owner: View {
            @ObservedObject var model: Model
            let log: Log
            var body: some View {
                let _ = log("owner")
                Passing(text: $model.name, title: "name", log: log)
                Passing(text: $model.inner.deep.text, title: "deep", log: log)
                Logged("sibling", log)
            }
        }
        let model = Model()
        let log = Log()
        let stage = stage { Owner(model: model, log: log) }
        _ = log.take()
        // The observer does not read it.
        model.other = 1
        stage.advance(by: 0)
        #expect(log.take() == ["owner"])
        model.name = "b"
        stage.advance(by: 0)
        #expect(log.take() == ["owner", "passing name", "name b"])
        // Announced, and the same.
        model.name = "b"
        stage.advance(by: 0)
        #expect(log.take() == ["owner"])
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `of the rows of a collection the changed one is evaluated`() {
        struct Rows: View {
            @ObservedObject var model: Model
            let log: Log
            var body: some View {
                ForEach(model.names.indices, id: \.self) { Field(title: "row", text: $model.names[$0], log: log) }
            }
        }
        let model = Model()
        let log = Log()
        let stage = stage { Rows(model: model, log: log) }
        _ = log.take()
        model.names[1] = "w"
        stage.advance(by: 0)
        #expect(log.take() == ["row w"])
        model.names.append("new")
        stage.advance(by: 0)
        #expect(log.take() == ["row new"])
    }

    @Test func `a constant binding with an equal value evaluates nothing, with another one it does`() {
        let value = Remote("a")
        let log = Log()
        let stage = stage { Playing(value) { Field(title: "fixed", text: .constant(String($0.prefix(1))), log: log) } }
        value.value = "ab"
        stage.advance(by: 0)
        #expect(log.take() == ["fixed a"])
        value.value = "b"
        stage.advance(by: 0)
        #expect(log.take() == ["fixed b"])
    }

    @Test func `a binding with another animation reaches the view that writes it`() throws {
        struct Owner: View {
            @ObservedObject var model: Model
            let slow: Bool
            var body: some View {
                Flag(on: $model.on.animation(slow ? .linear(duration: 1) : nil))
                Square().offset(x: model.on ? 20 : 0)
            }
        }
        let model = Model()
        let slow = Remote(false)
        let stage = stage { Playing(slow) { Owner(model: model, slow: $0) } }
        let start = stage.x
        try stage.tap("off")
        stage.advance(by: 0)
        #expect(isNear(stage.x - start, 20))
        slow.value = true
        stage.advance(by: 0)
        try stage.tap("on")
        stage.advance(by: 0.5)
        #expect(isNear(stage.x - start, 10))
    }

    // MARK: Controls and containers

    @Test func `controls bound to an object show what it holds`() throws {
        final class Settings: ObservableObject {
            @Published var on = false
            @Published var level = 2
            @Published var share = 0.25
            @Published var text = "a"
        }
        struct Form: View {
            @ObservedObject var settings: Settings
            var body: some View {
                VStack {
                    Toggle("Switch", isOn: $settings.on)
                    Stepper("Level", value: $settings.level, in: 0...9)
                    Slider(value: $settings.share).accessibilityLabel("Share")
                    TextField("Text", text: $settings.text)
                    Picker("Pick", selection: $settings.level) { ForEach(0..<4) { Text("\($0)").tag($0) } }
                    ProgressView(value: settings.share).accessibilityLabel("Progress")
                }
            }
        }
        let settings = Settings()
        let stage = stage { Form(settings: settings) }
        func spoken() -> [String: String] {
            Dictionary(stage.frame.accessibility.map { ($0.label, $0.value) }, uniquingKeysWith: { first, _ in first })
        }
        let before = spoken()
        let picture = stage.image()
        settings.on = true
        settings.level = 3
        settings.share = 0.75
        settings.text = "b"
        stage.advance(by: 0)
        #expect(stage.settle())
        let fresh = self.stage { Form(settings: settings) }
        #expect(spoken() != before && stage.image() != picture)
        #expect(stage.frame.accessibility == fresh.frame.accessibility)
        #expect(stage.image() == fresh.image())
        try stage.tap("Switch")
        _ = stage.settle()
        #expect(!settings.on)
    }

    @Test func `a destination, a sheet and an alert follow what an object says`() throws {
        final class Flow: ObservableObject {
            @Published var pushes = false
            @Published var covers = false
            @Published var asks = false
        }
        struct Home: View {
            @StateObject var flow: Flow
            var body: some View {
                NavigationStack {
                    Text("Home")
                        .navigationDestination(isPresented: $flow.pushes) { Text("Pushed") }
                        .sheet(isPresented: $flow.covers) { Text("Covered") }
                        .alert("Asked", isPresented: $flow.asks) { Button("OK") {} }
                }
            }
        }
        let flow = Flow()
        let stage = stage { Home(flow: flow) }
        func shows(_ text: String) -> Bool {
            stage.advance(by: 3)
            return stage.text(text) != nil
        }
        flow.pushes = true
        #expect(shows("Pushed"))
        flow.pushes = false
        #expect(!shows("Pushed"))
        flow.covers = true
        #expect(shows("Covered"))
        flow.covers = false
        #expect(!shows("Covered"))
        flow.asks = true
        #expect(shows("Asked"))
        try stage.tap("OK")
        #expect(!shows("Asked") && !flow.asks && stage.text("Home") != nil)
    }
}
