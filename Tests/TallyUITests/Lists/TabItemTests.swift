import SwiftUI
import TallyStage
import Testing

/// What stands in the bar of a tab view.
@MainActor
struct TabItemTests {
    private func tabs(_ stage: Stage) -> [String] {
        stage.frame.accessibility.filter { $0.traits.contains(.isButton) }.map(\.label)
    }

    @Test func `an image and a text are one tab, chosen by a tap on either`() throws {
        let stage = Stage.phone {
            TabView {
                Text("first").tabItem {
                    Image(systemName: "house")
                    Text("Home")
                }
                Text("second").tabItem {
                    Image(systemName: "star")
                    Text("Starred")
                }
            }
        }
        #expect(tabs(stage) == ["Home", "Starred"])
        #expect(stage.frame.texts.filter { $0.string == "Home" }.count == 1)
        let title = try #require(stage.text("Starred")).rect
        #expect(isNear(title.midX, 150, 0.5))
        // The icon stands over the title.
        stage.tap(CGPoint(x: 150, y: title.minY - 15))
        stage.advance(by: 0)
        #expect(stage.text("second") != nil)
        #expect(stage.text("first") == nil)
        stage.tap(CGPoint(x: 10, y: 360))
        stage.advance(by: 0)
        #expect(stage.text("first") != nil)
    }

    @Test func `icons of tabs are larger than their titles, whatever the font around`() throws {
        let stage = Stage.phone {
            TabView { Color.clear.tabItem { Label("Home", systemImage: "square.fill") } }.font(.caption)
        }
        let title = try #require(stage.text("Home")).rect
        let icon = try #require(stage.frame.shapes.first { $0.rect.maxY <= title.minY && $0.rect.width < 40 }).rect
        #expect(icon.height > 14)
    }

    @Test func `a label, an image and a text, and a stack of both look the same`() throws {
        func bar(@ViewBuilder _ item: @escaping () -> some View) -> Bitmap {
            Stage.phone { TabView { Color.clear.tabItem(item) } }.image()
        }
        let label = bar { Label("Home", systemImage: "house") }
        let both = bar {
            Image(systemName: "house")
            Text("Home")
        }
        let turned = bar {
            Text("Home")
            Image(systemName: "house")
        }
        let three = bar {
            Image(systemName: "house")
            Text("Home")
            Text("and more")
        }
        #expect(label == both)
        #expect(turned == both)
        #expect(three == both)
        #expect(bar { Image(systemName: "house") } != both)
        #expect(bar { Text("Home") } != both)
    }

    @Test func `an image alone is spoken by its name, a text alone stands in the middle`() throws {
        let stage = Stage.phone {
            TabView {
                Text("first").tabItem { Image(systemName: "house") }
                Text("second").tabItem { Text("Second") }
            }
        }
        #expect(tabs(stage).count == 2)
        #expect(tabs(stage).last == "Second")
        #expect(isNear(try #require(stage.text("Second")).rect.midY, 400 - 24.5, 0.6))
    }

    @Test func `tabs come from conditions, groups and loops, and go again`() throws {
        let more = Remote(false)
        let stage = Stage.phone {
            Playing(more) { more in
                TabView {
                    Group {
                        Text("one").tabItem { Label("One", systemImage: "star") }
                        if more { Text("two").tabItem { Label("Two", systemImage: "star") } }
                    }
                    ForEach(3..<5) { number in
                        Text("page \(number)").tabItem {
                            Image(systemName: "star")
                            Text("Tab \(number)")
                        }
                    }
                }
            }
        }
        #expect(tabs(stage) == ["One", "Tab 3", "Tab 4"])
        more.value = true
        stage.advance(by: 0)
        #expect(tabs(stage) == ["One", "Two", "Tab 3", "Tab 4"])
        try stage.tap("Tab 3")
        stage.advance(by: 0)
        #expect(stage.text("page 3") != nil)
        more.value = false
        stage.advance(by: 0)
        #expect(tabs(stage) == ["One", "Tab 3", "Tab 4"])
    }

    @Test func `a badge stands on its tab, and follows what it counts`() throws {
        let count = Remote(3)
        let stage = Stage(size: CGSize(width: 390, height: 400)) {
            Playing(count) { count in
                TabView {
                    Text("first").tabItem { Label("A", systemImage: "star") }
                    Text("second").tabItem { Label("B", systemImage: "star") }.badge(count)
                    Text("third").badge("new").tabItem { Label("C", systemImage: "star") }
                }
            }
        }
        let bar = CGRect(x: 0, y: 351, width: 390, height: 49)
        let number = try #require(stage.text("3")).rect
        #expect(bar.contains(number))
        #expect(number.minX > 195 && number.midX < 260)
        #expect(bar.contains(try #require(stage.text("new")).rect))
        let spoken = stage.frame.accessibility.filter { $0.traits.contains(.isButton) }
        #expect(spoken.map(\.label) == ["A", "B", "C"])
        #expect(spoken.map(\.value) == ["", "3", "new"])
        count.value = 4
        stage.advance(by: 0)
        #expect(stage.text("4") != nil)
        #expect(stage.text("3") == nil)
        count.value = 0
        stage.advance(by: 0)
        #expect(stage.text("4") == nil)
        #expect(stage.text("0") == nil)
    }

    private struct Inbox: View {
        @State private var unread = 2
        var body: some View { Button("Read") { unread -= 1 }.badge(unread) }
    }

    @Test func `a badge that a view gives itself follows its state`() throws {
        let stage = Stage.phone {
            TabView {
                Inbox().tabItem { Label("Inbox", systemImage: "tray") }
                Text("other").tabItem { Label("Other", systemImage: "star") }
            }
        }
        #expect(stage.text("2") != nil)
        try stage.tap("Read")
        stage.advance(by: 0)
        #expect(stage.text("1") != nil)
        try stage.tap("Read")
        stage.advance(by: 0)
        #expect(stage.text("0") == nil)
    }
}
