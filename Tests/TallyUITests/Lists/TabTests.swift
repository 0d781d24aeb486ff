import Foundation
import SwiftUI
import TallyStage
import Testing

private enum Place: Hashable { case home, search, settings, album(Int) }

@MainActor
struct TabTests {
    private struct Host: View {
        @State var place = Place.home
        var hasSettings = true
        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: .home) {
                    Text("at home")
                    Button("Go") { place = .settings }
                }
                Tab(value: .search, role: .search) { Text("looking") }
                if hasSettings {
                    Tab("Settings", systemImage: "gear", value: Place.settings) { Text("set") }
                        .badge(3)
                }
                TabSection("Albums") {
                    ForEach(0..<2) { number in
                        Tab("Album \(number)", systemImage: "star", value: Place.album(number)) {
                            Text("album \(number)")
                        }
                    }
                }
            }
        }
    }

    @Test func `tabs are chosen in the bar, by the selection, and by what a program writes`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Host() }
        #expect(stage.text("at home") != nil)
        #expect(stage.text("looking") == nil)
        for title in ["Home", "Search", "Settings", "Album 0", "Album 1"] { #expect(stage.text(title) != nil) }
        try stage.tap("Search")
        stage.advance(by: 0)
        #expect(stage.text("looking") != nil)
        try stage.tap("Album 1")
        stage.advance(by: 0)
        #expect(stage.text("album 1") != nil)
        try stage.tap("Home")
        stage.advance(by: 0)
        try stage.tap("Go")
        stage.advance(by: 0)
        #expect(stage.text("set") != nil)
        #expect(stage.text("3") != nil, "the badge")
    }

    @Test func `without a selection tabs are told apart by their places`() throws {
        let stage = Stage.phone {
            TabView {
                Tab("A", systemImage: "star") { Text("first") }
                Tab("B", systemImage: "star") { Text("second") }
            }
        }
        #expect(stage.text("first") != nil)
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(stage.text("second") != nil)
        #expect(stage.text("first") == nil)
    }

    @Test func `a hidden tab has no place in the bar, and one that is disabled is not chosen`() throws {
        let isHidden = Remote(true)
        let stage = Stage.phone {
            Playing(isHidden) { isHidden in
                TabView {
                    Tab("A", systemImage: "star") { Text("first") }
                    Tab("B", systemImage: "star") { Text("second") }.disabled(true)
                    Tab("C", systemImage: "star") { Text("third") }.hidden(isHidden)
                }
            }
        }
        #expect(stage.text("C") == nil)
        stage.tap(stage.text("B").map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) } ?? .zero)
        stage.advance(by: 0)
        #expect(stage.text("first") != nil)
        isHidden.value = false
        stage.advance(by: 0)
        try stage.tap("C")
        stage.advance(by: 0)
        #expect(stage.text("third") != nil)
    }

    @Test func `tabs that a program composes are tabs`() throws {
        struct Pair: TabContent {
            var body: some TabContent<String> {
                Tab("X", systemImage: "star", value: "x") { Text("ex") }
                Tab("Y", systemImage: "star", value: "y") { Text("why") }
            }
        }
        let selection = Remote("y")
        let stage = Stage.phone {
            Playing(selection) { _ in
                TabView(selection: Binding(get: { selection.value }, set: { selection.value = $0 })) { Pair() }
                    .tabViewStyle(.sidebarAdaptable)
            }
        }
        #expect(stage.text("why") != nil)
        try stage.tap("X")
        stage.advance(by: 0)
        #expect(selection.value == "x")
        #expect(stage.text("ex") != nil)
    }
}
