import Foundation
import SwiftUI
import TallyStage
import Testing

/// Values that the scene keeps.
@MainActor
struct SceneStorageTests {
    private struct Draft: View {
        @SceneStorage("draft") private var draft = "empty"
        @SceneStorage("visits") private var visits: Int?
        var body: some View {
            Button("draft \(draft) \(visits ?? 0)") {
                draft = "written"
                visits = (visits ?? 0) + 1
            }
        }
    }

    @Test func `a value outlives the view that wrote it, and is the stage's own`() throws {
        let remote = Remote(true)
        let stage = Stage.phone { Playing(remote) { isShown in if isShown { Draft() } else { Text("gone") } } }
        try stage.tap("draft empty 0")
        stage.advance(by: 0)
        #expect(stage.text("draft written 1") != nil)
        remote.value = false
        #expect(stage.settle())
        #expect(stage.text("gone") != nil)
        remote.value = true
        #expect(stage.settle())
        #expect(stage.text("draft written 1") != nil)
        #expect(Stage.phone { Draft() }.text("draft empty 0") != nil)
    }

    @Test func `all views of the stage show a write, in its animation`() throws {
        struct Slide: View {
            @SceneStorage("x") private var x = 0.0
            var body: some View { Square().position(x: x, y: 10).onTapGesture {} }
        }
        struct Push: View {
            @SceneStorage("x") private var x = 0.0
            var body: some View { Button("go") { withAnimation(.linear(duration: 1)) { x = 80 } } }
        }
        let stage = Stage {
            ZStack {
                Slide(); Push()
            }
        }
        let start = stage.x
        try stage.tap("go")
        stage.advance(by: 0.5)
        #expect(isNear(stage.x - start, 40))
        #expect(stage.settle())
    }

    @Test func `a key that changes is another value, and the first one stays`() throws {
        struct Keyed: View {
            @SceneStorage var value: Int
            init(_ key: String) { _value = SceneStorage(wrappedValue: 0, key) }
            var body: some View { Button("value \(value)") { value += 1 } }
        }
        let remote = Remote("first")
        let stage = Stage.phone { Playing(remote) { Keyed($0) } }
        try stage.tap("value 0")
        stage.advance(by: 0)
        #expect(stage.text("value 1") != nil)
        remote.value = "second"
        stage.advance(by: 0)
        #expect(stage.text("value 0") != nil)
        remote.value = "first"
        stage.advance(by: 0)
        #expect(stage.text("value 1") != nil)
    }

    @Test func `outside of views it is what it was made with`() {
        let property = SceneStorage(wrappedValue: true, "flag")
        property.wrappedValue = false
        #expect(property.wrappedValue)
    }
}
