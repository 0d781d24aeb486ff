import Foundation
import SwiftUI
import TallyStage
import Testing

/// Columns side by side where the stage is wide, on one of 1,200 by 600 points.
@MainActor
struct SplitViewTests {
    struct Mail: View {
        var visibility: Binding<NavigationSplitViewVisibility>?
        @State private var box: String? = "Inbox"
        @State private var letter: String?

        var body: some View {
            if let visibility {
                NavigationSplitView(columnVisibility: visibility) {
                    boxes
                } content: {
                    letters
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    boxes
                } content: {
                    letters
                } detail: {
                    detail
                }
            }
        }

        private var boxes: some View {
            List(["Inbox", "Sent"], id: \.self, selection: $box) { NavigationLink($0, value: $0) }
                .navigationTitle("Boxes")
        }

        @ViewBuilder private var letters: some View {
            if let box {
                List(["\(box) 1", "\(box) 2"], id: \.self, selection: $letter) { Text($0) }
            } else {
                Text("no box")
            }
        }

        private var detail: some View { Text(letter.map { "reading \($0)" } ?? "no letter") }
    }

    struct Settings: View {
        var look = 0
        var body: some View {
            NavigationSplitView {
                List {
                    NavigationLink("Sound") { Text("loud").navigationTitle("Volume") }
                    NavigationLink("Light") { Text("bright") }
                    NavigationLink("More") { Text("further") }.isDetailLink(false)
                }
                .navigationTitle("Settings")
                .navigationSplitViewColumnWidth(look == 1 ? 200 : 260)
            } detail: {
                Text("choose").frame(maxWidth: .infinity)
            }
        }
    }

    private func wide(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 1200, height: 600), content: content)
    }

    private func x(_ stage: Stage, _ text: String) throws -> CGFloat { try #require(stage.text(text)).rect.midX }

    @Test func `three columns stand side by side, and what is selected says what the next shows`() throws {
        let stage = wide { Mail() }
        #expect(stage.text("Inbox") != nil && stage.text("Inbox 1") != nil && stage.text("no letter") != nil)
        #expect(try x(stage, "Inbox") < 320)
        #expect(try x(stage, "Inbox 1") > 320 && x(stage, "Inbox 1") < 640)
        #expect(try x(stage, "no letter") == 920)
        try stage.tap("Sent")
        #expect(stage.settle())
        #expect(stage.text("Sent 1") != nil && stage.text("Inbox 1") == nil && stage.text("Sent") != nil)
        try stage.tap("Sent 2")
        #expect(stage.settle())
        #expect(stage.text("reading Sent 2") != nil)
        // Nothing was pushed over a column.
        #expect(stage.text("Boxes") != nil)
    }

    @Test func `the button hides and shows the sidebar while the others take its room, and can be called off`() throws {
        let stage = wide { Mail() }
        try stage.tap("Hide Sidebar")
        stage.advance(by: 0.1)
        let way = try x(stage, "no letter")
        #expect(way < 920 && way > 760)
        try stage.tap("Show Sidebar")
        stage.advance(by: 1.0 / 60)
        #expect(abs(try x(stage, "no letter") - way) < 25)
        #expect(stage.settle())
        #expect(try x(stage, "no letter") == 920)
        try stage.tap("Hide Sidebar")
        #expect(stage.settle())
        #expect(stage.text("Sent") == nil && stage.text("Inbox 1") != nil)
        #expect(try x(stage, "no letter") == 760)
    }

    private struct Held: View {
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            VStack {
                Mail(visibility: $visibility)
                Button("All") { visibility = .all }
                Button("Two") { visibility = .doubleColumn }
                Button("One") { visibility = .detailOnly }
                Text(visibility == .all ? "all" : visibility == .doubleColumn ? "two" : "one")
            }
        }
    }

    @Test func `the program says which columns are shown, and is told what the button does`() throws {
        let stage = wide { Held() }
        func columns() -> [Bool] { ["Sent", "Inbox 1", "no letter"].map { stage.text($0) != nil } }
        #expect(columns() == [true, true, true])
        for (name, shown) in [
            ("Two", [false, true, true]), ("One", [false, false, true]), ("All", [true, true, true]),
        ] {
            try stage.tap(name)
            #expect(stage.settle())
            #expect(columns() == shown, "\(name)")
        }
        try stage.tap("Hide Sidebar")
        #expect(stage.settle())
        #expect(stage.text("two") != nil)
    }

    @Test func `a link of the sidebar shows its destination in the detail`() throws {
        let stage = wide { Settings() }
        try stage.tap("Sound")
        #expect(stage.settle())
        #expect(stage.text("loud") != nil && stage.text("choose") == nil && stage.text("Settings") != nil)
        #expect(try x(stage, "loud") > 320)
        try stage.tap("Light")
        #expect(stage.settle())
        #expect(stage.text("bright") != nil && stage.text("loud") == nil)
        // One that is no link to the detail is pushed over its own column.
        try stage.tap("More")
        #expect(stage.settle())
        #expect(stage.text("further") != nil && stage.text("bright") != nil)
        #expect(try x(stage, "further") < 260)
    }

    @Test(arguments: [0, 1]) func `a column is as wide as it asks for`(look: Int) throws {
        let stage = wide { Settings(look: look) }
        let width: CGFloat = look == 1 ? 200 : 260
        #expect(try x(stage, "choose") == width + (1200 - width) / 2)
    }

    private struct Prominent: View {
        var body: some View {
            NavigationSplitView {
                Text("side")
            } detail: {
                Text("detail")
            }
            .navigationSplitViewStyle(.prominentDetail)
        }
    }

    @Test func `a prominent detail keeps its place under the sidebar, and a tap beside that hides it`() throws {
        let stage = wide { Prominent() }
        #expect(stage.text("side") == nil)
        let place = try x(stage, "detail")
        try stage.tap("Show Sidebar")
        #expect(stage.settle())
        #expect(stage.text("side") != nil)
        #expect(try x(stage, "detail") == place)
        stage.tap(CGPoint(x: 1000, y: 300))
        #expect(stage.settle())
        #expect(stage.text("side") == nil)
    }

    private struct Bare: View {
        var body: some View {
            NavigationSplitView {
                Text("side").toolbar(removing: .sidebarToggle)
            } detail: {
                Text("detail")
            }
        }
    }

    @Test func `the button can be taken away`() {
        let stage = wide { Bare() }
        #expect(!stage.frame.accessibility.contains { $0.label.contains("Sidebar") })
    }

    private struct Stacked: View {
        var body: some View {
            NavigationSplitView {
                Text("side")
            } detail: {
                NavigationStack {
                    NavigationLink("Deeper") { Text("deep").navigationTitle("Deep") }.navigationTitle("Top")
                }
            }
        }
    }

    @Test func `a stack in a column has the only bar there, and pushes within the column`() throws {
        let stage = wide { Stacked() }
        try stage.tap("Deeper")
        #expect(stage.settle())
        #expect(stage.text("side") != nil && stage.text("deep") != nil)
        #expect(try x(stage, "deep") > 320)
        try stage.tap("Top")
        #expect(stage.settle())
        #expect(stage.text("deep") == nil)
    }
}

/// One column at a time, on a phone of 390 by 600 points.
@MainActor
struct CompactSplitViewTests {
    private func phone(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 390, height: 600), content: content)
    }

    private struct Notes: View {
        @State private var chosen: String?
        init(starts: String? = nil) { _chosen = State(initialValue: starts) }
        var body: some View {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: $chosen) { Text("note \($0)") }.navigationTitle("Notes")
                    .toolbar { Button("Write") { chosen = "b" } }
            } detail: {
                if let chosen { Text("body of \(chosen)").navigationTitle(chosen) } else { Text("nothing") }
            }
        }
    }

    @Test func `selecting a row pushes the detail, and going back takes the selection away`() throws {
        let stage = phone { Notes() }
        #expect(stage.text("note a") != nil && stage.text("nothing") == nil)
        try stage.tap("note a")
        stage.advance(by: 0.1)
        let way = try #require(stage.text("body of a")).rect.minX
        #expect(way > 100)
        #expect(stage.settle())
        #expect(stage.text("note a") == nil)
        try stage.tap("Notes")
        #expect(stage.settle())
        #expect(stage.text("note a") != nil && stage.text("body of a") == nil)
        // The same row again.
        try stage.tap("note a")
        #expect(stage.settle())
        #expect(stage.text("body of a") != nil)
    }

    @Test func `what the program selects is pushed, and what is selected from the start is there at once`() throws {
        let stage = phone { Notes() }
        try stage.tap("Write")
        #expect(stage.settle())
        #expect(stage.text("body of b") != nil)
        let begun = phone { Notes(starts: "a") }
        begun.advance(by: 0)
        #expect(begun.text("body of a")?.rect.midX == 195)
        try begun.tap("Notes")
        #expect(begun.settle())
        #expect(begun.text("note a") != nil)
    }

    private struct Asked: View {
        @State private var column = NavigationSplitViewColumn.detail
        @State private var chosen: String?
        var body: some View {
            VStack {
                NavigationSplitView(preferredCompactColumn: $column) {
                    List(["a"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Side")
                } content: {
                    Text("middle").navigationTitle("Middle")
                } detail: {
                    Text("detail")
                }
                Button("Side please") { column = .sidebar }
                Text(column == .detail ? "on detail" : column == .content ? "on content" : "on sidebar")
            }
        }
    }

    @Test func `the program says which column is on top, and is told where a person goes`() throws {
        let stage = phone { Asked() }
        #expect(stage.text("detail") != nil)
        try stage.tap("Middle")
        #expect(stage.settle())
        #expect(stage.text("middle") != nil && stage.text("on content") != nil)
        try stage.tap("Side please")
        #expect(stage.settle())
        #expect(stage.text("row a") != nil && stage.text("middle") == nil)
        try stage.tap("row a")
        #expect(stage.settle())
        #expect(stage.text("middle") != nil && stage.text("on content") != nil)
    }

    private struct Stacked: View {
        @State private var chosen: String?
        @State private var path: [Int] = []
        var body: some View {
            NavigationSplitView {
                List(["a"], id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Side")
            } detail: {
                NavigationStack(path: $path) {
                    NavigationLink("Deeper", value: 1).navigationTitle("Top")
                        .navigationDestination(for: Int.self) { Text("deep \($0)") }
                }
            }
        }
    }

    @Test func `a stack in the detail has one bar, whose button leads back step by step`() throws {
        let stage = phone { Stacked() }
        try stage.tap("row a")
        #expect(stage.settle())
        try stage.tap("Deeper")
        #expect(stage.settle())
        #expect(stage.text("deep 1") != nil)
        try stage.tap("Top")
        #expect(stage.settle())
        #expect(stage.text("deep 1") == nil && stage.text("Deeper") != nil)
        try stage.tap("Side")
        #expect(stage.settle())
        #expect(stage.text("row a") != nil && stage.text("Deeper") == nil)
    }
}

/// A column about a view at its side, or a sheet.
@MainActor
struct InspectorTests {
    private struct Drawing: View {
        @State private var isShown = false
        var width: CGFloat?
        var body: some View {
            VStack {
                Button("Inspect") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                Text("canvas")
            }
            .inspector(isPresented: $isShown) {
                if let width {
                    Text("facts").inspectorColumnWidth(min: 100, ideal: width, max: 400)
                } else {
                    Text("facts")
                }
            }
        }
    }

    @Test func `a wide stage shows it at the side, while the view makes room`() throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Drawing() }
        try stage.tap("Inspect")
        stage.advance(by: 0.5)
        let half = try #require(stage.text("canvas")).rect.midX
        #expect(half < 500 && half > 365)
        #expect(stage.settle())
        #expect(stage.text("canvas")?.rect.midX == 365)
        #expect(try #require(stage.text("facts")).rect.midX > 730)
        try stage.tap("Inspect")
        #expect(stage.settle())
        #expect(stage.text("facts") == nil && stage.text("canvas")?.rect.midX == 500)
    }

    @Test(arguments: [(300, 300), (50, 100), (900, 400)] as [(CGFloat, CGFloat)])
    func `it is as wide as it asks for, within its bounds`(asked: CGFloat, width: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 1000, height: 600)) { Drawing(width: asked) }
        try stage.tap("Inspect")
        #expect(stage.settle())
        #expect(stage.text("canvas")?.rect.midX == (1000 - width) / 2)
    }

    @Test func `a phone shows it as a sheet`() throws {
        let stage = Stage(size: CGSize(width: 390, height: 600)) { Drawing() }
        try stage.tap("Inspect")
        #expect(stage.settle())
        #expect(stage.text("facts") != nil)
        #expect(stage.text("canvas")?.rect.midX == 195)
    }
}
