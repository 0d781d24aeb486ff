import Foundation
import SwiftUI
import TallyStage
import Testing

/// Values that a store of the test's own keeps.
@MainActor
struct AppStorageTests {
    private enum Size: String { case small, large }
    private enum Level: Int { case low = 1, high = 2 }

    /// A store that nobody else has, empty, and gone after the body.
    private func withStore(_ body: (UserDefaults) throws -> Void) throws {
        let name = "tally.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        try body(store)
    }

    private struct Counter: View {
        @AppStorage("count") private var count = 3
        var name = "counter"
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func `a value is kept, and every view that reads the key shows a write`() throws {
        try withStore { store in
            let content = {
                VStack {
                    Counter(); Counter(name: "other")
                }.defaultAppStorage(store)
            }
            let stage = Stage.phone { content() }
            #expect(stage.text("counter 3") != nil)
            #expect(store.object(forKey: "count") == nil)
            try stage.tap("counter 3")
            #expect(store.integer(forKey: "count") == 4)
            stage.advance(by: 0)
            #expect(stage.text("counter 4") != nil)
            #expect(stage.text("other 4") != nil)
            // A stage that comes later finds it, and both show what either writes.
            let later = Stage.phone { content() }
            try later.tap("other 4")
            stage.advance(by: 0)
            later.advance(by: 0)
            #expect(stage.text("counter 5") != nil && later.text("counter 5") != nil)
        }
    }

    @Test func `a write animates as its transaction says, for all who read it`() throws {
        struct Slide: View {
            @AppStorage("x") private var x = 0.0
            var body: some View {
                Square().position(x: x, y: 10)
            }
        }
        struct Push: View {
            @AppStorage("x") private var x = 0.0
            var body: some View {
                Button("go") { withAnimation(.linear(duration: 1)) { x = 80 } }
            }
        }
        try withStore { store in
            let stage = Stage {
                ZStack {
                    Slide(); Push()
                }.defaultAppStorage(store)
            }
            let start = stage.x
            try stage.tap("go")
            stage.advance(by: 0.5)
            #expect(isNear(stage.x - start, 40))
            #expect(stage.settle())
            #expect(isNear(stage.x - start, 80))
        }
    }

    @Test func `every kind of value comes back as it was written`() throws {
        struct All: View {
            @AppStorage("b") var flag = false
            @AppStorage("i") var whole = 0
            @AppStorage("d") var number = 0.0
            @AppStorage("s") var text = ""
            @AppStorage("u") var url = URL(fileURLWithPath: "/")
            @AppStorage("a") var data = Data()
            @AppStorage("r") var size = Size.small
            @AppStorage("l") var level = Level.low
            var isWriter = false
            var body: some View {
                Text(
                    "\(flag) \(whole) \(number) \(text) \(url.absoluteString) \(data.count) \(size.rawValue) \(level.rawValue)"
                        as String)
                if isWriter {
                    Button("write") {
                        flag = true
                        whole = -7
                        number = 2.5
                        text = "déjà"
                        url = URL(string: "https://example.org/a?b=c#d")!
                        data = Data([1, 2, 3])
                        size = .large
                        level = .high
                    }
                }
            }
        }
        let written = "true -7 2.5 déjà https://example.org/a?b=c#d 3 large 2"
        try withStore { store in
            let stage = Stage(size: CGSize(width: 800, height: 400)) { All(isWriter: true).defaultAppStorage(store) }
            #expect(stage.text("false 0 0.0  file:/// 0 small 1") != nil)
            try stage.tap("write")
            stage.advance(by: 0)
            #expect(stage.text(written) != nil)
            let later = Stage(size: CGSize(width: 800, height: 400)) { All().defaultAppStorage(store) }
            #expect(later.text(written) != nil)
        }
    }

    @Test func `an optional is nil while nothing is kept, and writing nil takes it away`() throws {
        struct Optionals: View {
            @AppStorage("b") var flag: Bool?
            @AppStorage("i") var whole: Int?
            @AppStorage("d") var number: Double?
            @AppStorage("s") var text: String?
            @AppStorage("u") var url: URL?
            @AppStorage("a") var data: Data?
            @AppStorage("r") var size: Size?
            @AppStorage("l") var level: Level?
            var count: Int {
                [
                    flag != nil, whole != nil, number != nil, text != nil, url != nil, data != nil, size != nil,
                    level != nil,
                ]
                .filter { $0 }.count
            }
            var body: some View {
                Text("there \(count)")
                Button("write") {
                    (flag, whole, number, text) = (false, 0, 0, "")
                    (url, data, size, level) = (URL(fileURLWithPath: "/"), Data(), .small, .low)
                }
                Button("clear") {
                    (flag, whole, number, text) = (nil, nil, nil, nil)
                    (url, data, size, level) = (nil, nil, nil, nil)
                }
            }
        }
        try withStore { store in
            let stage = Stage.phone { Optionals().defaultAppStorage(store) }
            #expect(stage.text("there 0") != nil)
            try stage.tap("write")
            stage.advance(by: 0)
            #expect(stage.text("there 8") != nil)
            try stage.tap("clear")
            stage.advance(by: 0)
            #expect(stage.text("there 0") != nil)
            for key in ["b", "i", "d", "s", "u", "a", "r", "l"] { #expect(store.object(forKey: key) == nil) }
        }
    }

    @Test func `what is of another type counts as nothing and stays`() throws {
        struct Mixed: View {
            @AppStorage("k") var whole = 9
            @AppStorage("k") var number = 9.5
            @AppStorage("k") var flag = true
            @AppStorage("k") var size = Size.large
            var body: some View { Text("\(whole) \(number) \(flag) \(size.rawValue)" as String) }
        }
        for (kept, shown): (Any, String) in [
            ("medium", "9 9.5 true large"), ("small", "9 9.5 true small"), (4, "4 4.0 true large"),
            (4.25, "9 4.25 true large"), (4.0, "4 4.0 true large"), (false, "9 9.5 false large"),
            (1e300, "9 1e+300 true large"), (Double.infinity, "9 inf true large"),
        ] {
            try withStore { store in
                store.set(kept, forKey: "k")
                let stage = Stage.phone { Mixed().defaultAppStorage(store) }
                #expect(stage.frame.texts.map(\.string) == [shown])
                #expect(store.object(forKey: "k") != nil)
            }
        }
    }

    @Test func `a view that reads another key is not evaluated, nor is one whose value is written again`() throws {
        struct Reader: View {
            let log: Log
            @AppStorage("a") var value = 0
            var body: some View {
                let _ = log.add("read \(value)")
                Color.clear
            }
        }
        struct Writer: View {
            @AppStorage("a") var a = 0
            @AppStorage("b") var b = 0
            var body: some View {
                Button("a") { a = 1 }
                Button("b") { b += 1 }
            }
        }
        try withStore { store in
            let log = Log()
            let stage = Stage.phone {
                VStack {
                    Reader(log: log); Writer()
                }.defaultAppStorage(store)
            }
            try stage.tap("b")
            stage.advance(by: 0)
            try stage.tap("a")
            stage.advance(by: 0)
            try stage.tap("a")
            stage.advance(by: 0)
            #expect(log.entries == ["read 0", "read 1"])
        }
    }

    @Test func `a store of its own and another one around are told apart`() throws {
        struct Named: View {
            @AppStorage var value: Int
            init(_ store: UserDefaults?) { _value = AppStorage(wrappedValue: 0, "v", store: store) }
            var body: some View { Text("v \(value)") }
        }
        try withStore { first in
            try withStore { second in
                first.set(1, forKey: "v")
                second.set(2, forKey: "v")
                let remote = Remote(false)
                let stage = Stage.phone {
                    Playing(remote) { other in
                        Named(nil).defaultAppStorage(other ? second : first)
                        Named(other ? first : second)
                    }
                }
                #expect(stage.frame.texts.map(\.string) == ["v 1", "v 2"])
                remote.value = true
                stage.advance(by: 0)
                #expect(stage.frame.texts.map(\.string) == ["v 2", "v 1"])
            }
        }
    }

    @Test func `outside of views the property reads and writes its store`() throws {
        try withStore { store in
            let property = AppStorage(wrappedValue: 5, "out", store: store)
            #expect(property.wrappedValue == 5)
            property.projectedValue.wrappedValue = 6
            #expect(store.integer(forKey: "out") == 6)
            #expect(property.wrappedValue == 6)
        }
    }

    @Test func `a key that changes is read anew, and written from then on`() throws {
        struct Keyed: View {
            @AppStorage var value: Int
            init(_ key: String) { _value = AppStorage(wrappedValue: 0, key) }
            var body: some View { Button("value \(value)") { value += 1 } }
        }
        try withStore { store in
            store.set(10, forKey: "first")
            store.set(20, forKey: "second")
            let remote = Remote("first")
            let stage = Stage.phone { Playing(remote) { Keyed($0) }.defaultAppStorage(store) }
            #expect(stage.text("value 10") != nil)
            remote.value = "second"
            stage.advance(by: 0)
            try stage.tap("value 20")
            stage.advance(by: 0)
            #expect(stage.text("value 21") != nil)
            #expect(store.integer(forKey: "first") == 10 && store.integer(forKey: "second") == 21)
        }
    }

    @Test func `views show what is written through a property outside of views`() throws {
        try withStore { store in
            let stage = Stage.phone { Counter().defaultAppStorage(store) }
            #expect(stage.text("counter 3") != nil)
            AppStorage(wrappedValue: 0, "count", store: store).wrappedValue = 8
            stage.advance(by: 0)
            #expect(stage.text("counter 8") != nil)
        }
    }

    @Test func `a binding to the value writes it`() throws {
        struct Switch: View {
            @AppStorage("on") var isOn = false
            var body: some View { Toggle("switch", isOn: $isOn) }
        }
        try withStore { store in
            let stage = Stage.phone { Switch().defaultAppStorage(store) }
            try stage.tap("switch")
            #expect(store.bool(forKey: "on"))
        }
    }
}
