import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct TabViewTests {
    private struct Host: View {
        @State private var selection = "a"
        var body: some View {
            TabView(selection: $selection) {
                VStack {
                    Text("first")
                    Button("Go to c") { selection = "c" }
                    Counter()
                }
                .tabItem { Label("A", systemImage: "star") }
                .tag("a")
                Text("second").tabItem { Text("B") }.tag("b")
                Text("third \(selection)").tabItem { Text("C") }.tag("c")
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `one view is shown, chosen in the bar or by the selection, and all keep their state`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("count 0")
        stage.advance(by: 0)
        #expect(stage.text("second") == nil)
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(stage.text("second") != nil)
        #expect(stage.text("first") == nil)
        #expect(!stage.frame.accessibility.contains { $0.label == "first" })
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(stage.text("count 1") != nil)
        try stage.tap("Go to c")
        stage.advance(by: 0)
        #expect(stage.text("third c") != nil)
    }

    @Test func `without a selection the views are told apart by their place`() throws {
        let stage = Stage.phone {
            TabView {
                Text("first").tabItem { Text("A") }
                Text("second").tabItem { Text("B") }
            }
        }
        #expect(stage.text("first") != nil)
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(stage.text("second") != nil)
    }

    private struct Pages: View {
        @State private var page = 0
        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { Text("page \($0) of \(page)").tag($0) }
            }
            .tabViewStyle(.page)
        }
    }

    @Test func `pages follow the finger, and one page on or back is shown when it lets go`() throws {
        let stage = Stage.phone { Pages() }
        #expect(stage.text("page 0 of 0")?.rect.midX == 100)
        stage.pointerDown(CGPoint(x: 150, y: 200))
        stage.pointerMove(CGPoint(x: 130, y: 200))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 70, y: 200))
        stage.advance(by: 0)
        #expect(isNear(try #require(stage.frame.texts.first { $0.string == "page 0 of 0" }).rect.midX, 20, 0.01))
        #expect(stage.frame.texts.contains { $0.string == "page 1 of 0" })
        stage.pointerUp(CGPoint(x: 70, y: 200))
        #expect(stage.settle())
        #expect(stage.text("page 1 of 1")?.rect.midX == 100)
        #expect(stage.text("page 0 of 1") == nil)
        stage.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.05)
        #expect(stage.settle())
        #expect(stage.text("page 0 of 0")?.rect.midX == 100)
        // There is no page before the first.
        stage.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.05)
        #expect(stage.settle())
        #expect(stage.text("page 0 of 0")?.rect.midX == 100)
        #expect(stage.frame.shapes.count >= 3)
    }
}
