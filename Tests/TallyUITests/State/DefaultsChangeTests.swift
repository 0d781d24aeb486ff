import Foundation
import SwiftUI
import TallyStage
import Testing

/// What code writes to the defaults past `@AppStorage`.
@MainActor
struct DefaultsChangeTests {
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
        var log: Log?
        var body: some View {
            let _ = log?.add("\(name) \(count)")
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test func `a change past the property shows in the next frame`() throws {
        try withStore { store in
            let log = Log()
            let stage = Stage.phone { Counter(log: log).defaultAppStorage(store) }
            #expect(stage.nextFrameTime == nil)
            store.set(40, forKey: "count")
            #expect(stage.nextFrameTime == 0)
            stage.advance(by: 0)
            #expect(stage.text("counter 40") != nil)
            #expect(stage.nextFrameTime == nil)
            store.removeObject(forKey: "count")
            stage.advance(by: 0)
            #expect(stage.text("counter 3") != nil)
            store.set(7, forKey: "count")
            stage.advance(by: 0)
            #expect(log.take() == ["counter 3", "counter 40", "counter 3", "counter 7"])
            // Nothing has changed: no view is evaluated.
            store.set(7, forKey: "count")
            store.set(9, forKey: "another")
            stage.advance(by: 0)
            stage.advance(by: 0)
            #expect(stage.nextFrameTime == nil && log.take().isEmpty)
        }
    }

    @Test func `what a view model writes in an action, a callback or a task shows on every stage`() async throws {
        @MainActor final class Settings: ObservableObject {
            let store: UserDefaults
            init(_ store: UserDefaults) { self.store = store }
            func raise() { store.set(store.integer(forKey: "count") + 10, forKey: "count") }
        }
        struct Screen: View {
            let settings: Settings
            @State private var isLater = false
            var body: some View {
                Counter()
                Button("raise") { settings.raise() }
                Button("appear") { isLater = true }
                if isLater { Color.clear.frame(width: 1, height: 1).onAppear { settings.raise() } }
                Button("task") {
                    Task {
                        try? await Task.sleep(for: .seconds(1))
                        settings.raise()
                    }
                }
            }
        }
        let name = "tally.tests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let settings = Settings(store)
        let stage = Stage.phone { Screen(settings: settings).defaultAppStorage(store) }
        let other = Stage.phone { Counter(name: "other").defaultAppStorage(store) }
        try stage.tap("raise")
        stage.advance(by: 0)
        other.advance(by: 0)
        #expect(stage.text("counter 10") != nil && other.text("other 10") != nil)
        try stage.tap("appear")
        stage.advance(by: 0)
        #expect(stage.text("counter 20") != nil)
        try stage.tap("task")
        await stage.play(for: 0.5)
        #expect(stage.text("counter 20") != nil)
        await stage.play(for: 1)
        #expect(stage.text("counter 30") != nil)
    }

    @Test func `a change past the property animates as the transaction around it says`() throws {
        struct Slide: View {
            @AppStorage("x") private var x = 0.0
            @AppStorage("y") private var y = 0.0
            var body: some View { Square().position(x: x, y: y) }
        }
        try withStore { store in
            let stage = Stage { Slide().defaultAppStorage(store) }
            let start = stage.box
            store.set(50.0, forKey: "y")
            withAnimation(.linear(duration: 1)) { store.set(80.0, forKey: "x") }
            stage.advance(by: 0.25)
            #expect(isNear(stage.box.minX - start.minX, 20))
            #expect(isNear(stage.box.minY - start.minY, 50), "written before, and under no animation")
            withAnimation(.linear(duration: 1)) { store.set(0.0, forKey: "x") }
            #expect(stage.settle())
            #expect(isNear(stage.box.minX - start.minX, 0))
        }
    }

    @Test func `data shows when the store says that it has changed`() throws {
        struct Reader: View {
            @AppStorage("data") var data = Data()
            var body: some View { Text(verbatim: "\(data.count) bytes") }
        }
        try withStore { store in
            let stage = Stage.phone { Reader().defaultAppStorage(store) }
            store.set(Data([1, 2]), forKey: "data")
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: store)
            stage.advance(by: 0)
            #expect(stage.text("2 bytes") != nil)
        }
    }

    @Test func `a value that is not a number comes to rest`() throws {
        struct Reader: View {
            @AppStorage("n") var number = 0.0
            var body: some View { Text(verbatim: "\(number)") }
        }
        try withStore { store in
            let stage = Stage { Reader().defaultAppStorage(store) }
            store.set(Double.nan, forKey: "n")
            stage.advance(by: 0)
            #expect(stage.text("nan") != nil)
            #expect(stage.nextFrameTime == nil)
        }
    }
}
