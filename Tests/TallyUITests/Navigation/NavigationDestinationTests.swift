import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct NavigationDestinationTests {
    private struct Host: View {
        @State private var isPresented = false
        @State private var item: Int?
        @State private var word = "one"

        var body: some View {
            NavigationStack {
                VStack {
                    Text(isPresented ? "is" : "is not")
                    Text(item.map { "item \($0)" } ?? "no item")
                    Button("Present") { isPresented = true }
                    Button("First") { item = 1 }
                }
                .navigationDestination(isPresented: $isPresented) {
                    VStack {
                        Text("presented \(word)")
                        Button("Word") { word = "two" }
                        Button("Away") { isPresented = false }
                        Inner()
                    }
                }
                .navigationDestination(item: $item) { shown in
                    VStack {
                        Text("shows \(shown)")
                        Button("Another") { item = shown + 1 }
                    }
                }
            }
        }
    }

    private struct Inner: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented
        @Environment(\.presentationMode) private var mode
        var body: some View {
            Text(isPresented ? "inside" : "outside")
            Button("Dismiss") { dismiss() }
            Button("Old dismiss") { mode.wrappedValue.dismiss() }
        }
    }

    @Test func `a binding pushes and pops, and is false when the person has gone back`() throws {
        let stage = Stage.phone { Host() }
        for way in ["Away", "Dismiss", "Old dismiss", "escape"] {
            try stage.tap("Present")
            #expect(stage.settle())
            #expect(stage.text("inside") != nil)
            if way == "escape" { stage.press(.escape) } else { try stage.tap(way) }
            #expect(stage.settle())
            #expect(stage.text("is not") != nil, "\(way)")
        }
    }

    @Test func `a screen shows what its destination says now`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("Present")
        #expect(stage.settle())
        try stage.tap("Word")
        stage.advance(by: 0)
        #expect(stage.text("presented two") != nil)
    }

    @Test func `another item is another screen, and none pops`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("First")
        #expect(stage.settle())
        try stage.tap("Another")
        #expect(stage.settle())
        #expect(stage.text("shows 2") != nil)
        #expect(stage.text("shows 1") == nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("no item") != nil)
    }

    @Test func `a link shows what its destination says now`() throws {
        struct Linked: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") {
                        VStack {
                            Text("count \(count)")
                            Button("More") { count += 1 }
                        }
                    }
                }
            }
        }
        let stage = Stage.phone { Linked() }
        try stage.tap("Go")
        #expect(stage.settle())
        try stage.tap("More")
        stage.advance(by: 0)
        #expect(stage.text("count 1") != nil)
    }

    @Test func `titles, their places, and items of bars`() throws {
        let stage = Stage.phone {
            NavigationStack {
                NavigationLink("Go") {
                    Text("there").navigationTitle("Small").navigationBarTitleDisplayMode(.inline)
                }
                .navigationTitle("Large")
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Text("left") }
                    ToolbarItem { Text("right") }
                    ToolbarItem(placement: .bottomBar) { Text("below") }
                }
            }
        }
        let large = try #require(stage.text("Large"))
        #expect(large.rect.minX == 16)
        #expect(large.rect.minY >= 44)
        #expect(try #require(stage.text("left")).rect.minX == 16)
        #expect(isNear(try #require(stage.text("right")).rect.maxX, 184, 0.01))
        #expect(try #require(stage.text("below")).rect.minY > 350)
        try stage.tap("Go")
        #expect(stage.settle())
        let small = try #require(stage.text("Small"))
        #expect(small.rect.maxY <= 44)
        #expect(stage.text("Large")?.rect.maxY ?? 99 <= 44)
        #expect(stage.text("left") == nil)
    }

    @Test func `a title that changes is shown, on the back button too, and a bar can be hidden`() throws {
        struct Titled: View {
            @State private var title = "Before"
            @State private var isHidden = false
            var body: some View {
                NavigationStack {
                    VStack {
                        NavigationLink("Go") { Button("Change") { title = "After" } }
                        Button("Hide") { isHidden.toggle() }
                    }
                    .navigationTitle(title)
                    .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
                }
            }
        }
        let stage = Stage.phone { Titled() }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(stage.text("Before") != nil)
        try stage.tap("Change")
        stage.advance(by: 0)
        try stage.tap("After")
        #expect(stage.settle())
        #expect(stage.text("After") != nil)
        try stage.tap("Hide")
        stage.advance(by: 0)
        #expect(stage.text("After") == nil)
        try stage.tap("Hide")
        stage.advance(by: 0)
        #expect(stage.text("After") != nil)
    }

    @Test func `the older navigation view and its links work the same`() throws {
        let stage = (OldNames() as any Named).stage
        try stage.tap("Plain")
        #expect(stage.settle())
        #expect(stage.text("plain") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        for label in ["Active", "By state"] {
            try stage.tap(label)
            #expect(stage.settle())
            #expect(stage.text("active") != nil, "\(label)")
            stage.press(.escape)
            #expect(stage.settle())
            #expect(stage.text("off") != nil, "\(label)")
        }
    }
}

/// Reaches deprecated names without a warning.
@MainActor
private protocol Named {
    var stage: Stage { get }
}

private struct OldNames: Named {
    @available(*, deprecated)
    var stage: Stage { .phone { Old() } }

    @available(*, deprecated)
    private struct Old: View {
        @State private var isActive = false
        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink(destination: Text("plain")) { Text("Plain") }
                    NavigationLink(destination: Text("active"), isActive: $isActive) { Text("Active") }
                    Button("By state") { isActive = true }
                    Text(isActive ? "on" : "off")
                }
                .navigationBarTitle("Old")
            }
            .navigationViewStyle(.stack)
        }
    }
}
