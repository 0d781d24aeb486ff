import Foundation
import SwiftUI
import TallyStage
import Testing

/// Tab views whose views and screens hide the bar, on a stage of 200 by 400 points; the bar is 49 points high.
@MainActor
struct TabBarVisibilityTests {
    private struct Pushes: View {
        var body: some View {
            TabView {
                NavigationStack {
                    NavigationLink("Push") {
                        VStack {
                            NavigationLink("On") { Text("third") }
                            Spacer()
                            Text("foot")
                        }
                        .toolbar(.hidden, for: .tabBar)
                        .navigationTitle("Second")
                    }
                    .navigationTitle("First")
                }
                .tabItem { Text("A") }
                Text("other").tabItem { Text("B") }
            }
        }
    }

    private func bar(_ stage: Stage) -> CGFloat? {
        stage.frame.texts.first { $0.string == "B" && $0.opacity > 0 }?.rect.minY
    }

    private func isReached(_ stage: Stage) -> Bool { stage.frame.accessibility.contains { $0.label == "B" } }

    @Test func `a screen that hides the bar takes it away with its push and gives it back with its pop`() throws {
        let stage = Stage.phone { Pushes() }
        let rest = try #require(bar(stage))
        try stage.tap("Push")
        stage.advance(by: 0)
        #expect(!isReached(stage))
        stage.advance(by: 0.12)
        let under = try #require(bar(stage))
        #expect(under > rest && under < 449)
        #expect(stage.settle())
        #expect(bar(stage) == nil)
        #expect(try #require(stage.text("foot")).rect.maxY > 380)
        try stage.tap("First")
        stage.advance(by: 0.12)
        let back = try #require(bar(stage))
        #expect(back > rest && back < 449)
        #expect(stage.settle())
        #expect(bar(stage) == rest && isReached(stage))
    }

    @Test func `a screen over that one has the bar again`() throws {
        let stage = Stage.phone { Pushes() }
        let rest = bar(stage)
        try stage.tap("Push")
        #expect(stage.settle())
        try stage.tap("On")
        #expect(stage.settle())
        #expect(bar(stage) == rest)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(bar(stage) == nil)
    }

    @Test func `a push that is undone midway has the bar come back from where it is`() throws {
        let stage = Stage.phone { Pushes() }
        let rest = try #require(bar(stage))
        try stage.tap("Push")
        stage.advance(by: 0.1)
        let under = try #require(bar(stage))
        stage.press(.escape)
        stage.advance(by: 0.02)
        let after = try #require(bar(stage))
        #expect(abs(after - under) < 15 && under > rest)
        #expect(stage.settle())
        #expect(bar(stage) == rest)
    }

    private struct Views: View {
        @State private var isHidden = false
        var body: some View {
            TabView {
                VStack {
                    Button("Slow") { withAnimation(.linear(duration: 1)) { isHidden.toggle() } }
                    Button("At once") { isHidden.toggle() }
                    Spacer()
                    Text("foot")
                }
                .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
                .tabItem { Text("A") }
                Text("other").tabItem { Text("B") }
                Text("never").toolbarVisibility(.hidden, for: .tabBar).tabItem { Text("C") }
            }
        }
    }

    @Test func `on the view of a tab the bar goes as the transaction says, and the view takes its room`() throws {
        let stage = Stage.phone { Views() }
        let rest = try #require(bar(stage))
        let foot = try #require(stage.text("foot")).rect.maxY
        try stage.tap("Slow")
        stage.advance(by: 0.5)
        #expect(isNear(try #require(bar(stage)), rest + 24.5, 0.6))
        #expect(isNear(try #require(stage.text("foot")).rect.maxY, foot + 24.5, 0.6))
        #expect(stage.settle())
        #expect(bar(stage) == nil)
        #expect(isNear(try #require(stage.text("foot")).rect.maxY, foot + 49, 0.6))
        try stage.tap("At once")
        stage.advance(by: 0)
        #expect(bar(stage) == rest)
    }

    @Test func `a tab that hides it does so while it is chosen, and no other`() throws {
        let stage = Stage.phone { Views() }
        #expect(bar(stage) != nil)
        try stage.tap("C")
        stage.advance(by: 0)
        #expect(bar(stage) == nil && stage.text("never") != nil)
    }

    @Test func `the first frame is without a bar that is hidden from the start`() {
        let stage = Stage.phone {
            TabView { Text("alone").toolbar(.hidden, for: .tabBar).tabItem { Text("B") } }
        }
        #expect(bar(stage) == nil)
    }

    @Test func `views that say something of the bar are evaluated no more often for it`() throws {
        let log = Log()
        struct Counting: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                let _ = log("body")
                Button("count \(count)") { count += 1 }.toolbar(count > 1 ? .hidden : .visible, for: .tabBar)
            }
        }
        let stage = Stage.phone {
            TabView {
                Counting(log: log).tabItem { Text("B") }
                NavigationStack { Counting(log: log) }.tabItem { Text("C") }
            }
        }
        #expect(log.take().count == 2 && stage.warnings.isEmpty)
        for count in 0..<3 {
            try stage.tap("count \(count)")
            #expect(stage.settle())
            #expect(log.take() == ["body"])
        }
        #expect(bar(stage) == nil && stage.warnings.isEmpty)
    }

    @Test func `grounds of the bars of tabs and of the bottom are what is given, or nothing`() {
        func pixel(_ y: Int, _ change: @escaping (AnyView) -> some View) -> UInt32 {
            let stage = Stage.phone {
                TabView {
                    NavigationStack {
                        change(
                            AnyView(
                                Color.blue.toolbar { ToolbarItem(placement: .bottomBar) { Text("item") } }))
                    }
                    .tabItem { Text("A") }
                }
            }
            return stage.image()[3, y]
        }
        let plain = pixel(390) { $0 }
        let red = pixel(390) { $0.toolbarBackground(Color.red, for: .tabBar) }
        #expect(red != plain && red >> 16 & 255 > 200 && red >> 8 & 255 < 100)
        let bottom = pixel(340) { $0.toolbarBackground(Color.red, for: .bottomBar) }
        #expect(bottom >> 16 & 255 > 200 && bottom >> 8 & 255 < 100)
        #expect(pixel(340) { $0.toolbarBackground(Color.red, for: .navigationBar) } == pixel(340) { $0 })
    }

    @Test func `a bar at the bottom that is hidden leaves its room, and the bar of the keyboard stays`() throws {
        struct Screen: View {
            @State private var isHidden = true
            @State private var name = ""
            var body: some View {
                NavigationStack {
                    VStack {
                        TextField("Name", text: $name)
                        Button("Show") { isHidden = false }
                        Spacer()
                        Text("foot")
                    }
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Text("Archive") }
                        ToolbarItem(placement: .keyboard) { Text("Done") }
                    }
                    .toolbar(isHidden ? .hidden : .visible, for: .bottomBar)
                }
            }
        }
        let stage = Stage.phone { Screen() }
        #expect(stage.text("Archive") == nil)
        #expect(try #require(stage.text("foot")).rect.maxY > 380)
        try stage.tap("Name")
        #expect(stage.settle())
        #expect(stage.text("Done") != nil)
        stage.press(.escape)
        try stage.tap("Show")
        #expect(stage.settle())
        #expect(stage.text("Archive") != nil || stage.text("Done") != nil)
    }

    @Test(arguments: [false, true]) func `the bar comes back while what has hidden it leaves, not after it`(
        _ isInStack: Bool
    ) throws {
        struct Part: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    Button("Leave") { withAnimation(.linear(duration: 1)) { isThere = false } }
                    if isThere { Text("part").toolbar(.hidden, for: .tabBar).transition(.opacity) }
                    Spacer()
                }
            }
        }
        let stage = Stage.phone {
            TabView {
                Group {
                    if isInStack { NavigationStack { Part() } } else { Part() }
                }
                .tabItem { Text("A") }
                Text("other").tabItem { Text("B") }
            }
        }
        #expect(stage.settle())
        #expect(bar(stage) == nil)
        try stage.tap("Leave")
        stage.advance(by: 0.12)
        let half = try #require(bar(stage))
        stage.advance(by: 0.6)
        let rest = try #require(bar(stage))
        #expect(half > rest && half < 449 && isReached(stage))
        #expect(stage.text("part") != nil)
        #expect(stage.settle())
        #expect(isNear(try #require(bar(stage)), rest, 1))
    }
}
