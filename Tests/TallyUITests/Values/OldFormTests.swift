import Foundation
import SwiftUI
import TallyStage
import Testing

/// First forms of modifiers and values, which old tutorials print.
@MainActor
struct OldFormTests {
    @Test func `each size category is a type size, and back`() {
        for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
            var values = EnvironmentValues()
            values.sizeCategory = category
            #expect(values.dynamicTypeSize == size)
            #expect(values.sizeCategory == category)
            #expect(category.isAccessibilityCategory == size.isAccessibilitySize)
        }
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large >= .large)
    }

    @Test func `a colour scheme of a view's own draws that view alone`() {
        let stage = Stage.phone {
            VStack {
                Text("a").colorScheme(.dark); Text("b")
            }
        }
        #expect(stage.text("a")?.color != stage.text("b")?.color)
    }

    @Test func `a view flips from right to left, in its place, where it is to`() {
        func minX(_ flips: Bool, _ direction: LayoutDirection) -> [CGFloat] {
            let stage = Stage.phone {
                HStack(spacing: 0) {
                    Rectangle().fill(.red).frame(width: 10, height: 10)
                    Rectangle().fill(.blue).frame(width: 30, height: 10)
                }
                .environment(\.layoutDirection, .leftToRight)
                .flipsForRightToLeftLayoutDirection(flips)
                .environment(\.layoutDirection, direction)
            }
            return stage.boxes.map(\.minX)
        }
        #expect(minX(true, .leftToRight) == [80, 90])
        #expect(minX(false, .rightToLeft) == [80, 90])
        #expect(minX(true, .rightToLeft) == [110, 80])
    }

    private struct Counted: View, Equatable {
        let number: Int
        let log: Log
        nonisolated static func == (a: Counted, b: Counted) -> Bool { a.number == b.number }
        var body: some View {
            let _ = log("body \(number)")
            Text("\(number)")
        }
    }

    private struct Counter: View {
        let log: Log
        @State private var taps = 0
        var body: some View {
            VStack {
                EquatableView(content: Counted(number: taps / 2, log: log))
                Button("Tap") { taps += 1 }
            }
        }
    }

    @Test func `an equatable view is evaluated when it is another, and not before`() throws {
        let log = Log()
        let stage = Stage.phone { Counter(log: log) }
        for _ in 0..<4 {
            try stage.tap("Tap")
            stage.advance(by: 0)
        }
        #expect(log.entries == ["body 0", "body 1", "body 2"])
    }

    private struct Named: View {
        var hasAction = true
        @State private var name = "old"
        @FocusState private var isTyping: Bool
        var body: some View {
            VStack {
                TextField("Name", text: $name).focused($isTyping)
                if hasAction { RenameButton().renameAction($isTyping) } else { RenameButton() }
                Text(isTyping ? "typing" : "idle")
            }
        }
    }

    @Test func `a rename button brings the keyboard to its field, and is off without an action`() throws {
        let stage = Stage.phone { Named() }
        try stage.tap("Rename")
        #expect(stage.settle())
        #expect(stage.text("typing") != nil)
        let idle = Stage.phone { Named(hasAction: false) }
        try idle.tap("Rename")
        #expect(idle.settle())
        #expect(idle.text("idle") != nil)
    }

    @Test func `the room of a scene is sixteen points at the edges named`() {
        let stage = Stage.phone { Color.red.frame(width: 50, height: 50).scenePadding(.leading) }
        #expect(stage.boxes == [CGRect(x: 83, y: 175, width: 50, height: 50)])
    }

    private struct Download: View {
        var countsDown = false
        var body: some View {
            let start = Date(timeIntervalSinceReferenceDate: 10)
            ProgressView(timerInterval: start...start.addingTimeInterval(20), countsDown: countsDown)
                .frame(width: 100)
        }
    }

    @Test func `progress follows an interval of time, waits for its beginning, and rests at its end`() {
        func bar(_ stage: Stage) -> CGFloat { stage.boxes.dropFirst().first?.width ?? -1 }
        let stage = Stage.phone { Download() }
        #expect(bar(stage) == 0)
        stage.advance(by: 9)
        #expect(bar(stage) == 0)
        stage.advance(by: 11)
        #expect(abs(bar(stage) - 50) < 0.2)
        #expect(stage.text("0:10") != nil)
        stage.advance(by: 10.1)
        #expect(bar(stage) == 100)
        #expect(stage.nextFrameTime == nil)
        let down = Stage.phone { Download(countsDown: true) }
        #expect(bar(down) == 100)
        down.advance(by: 25)
        #expect(abs(bar(down) - 25) < 0.2)
    }

    private struct Pages: View {
        let mode: PageIndexViewStyle.BackgroundDisplayMode
        var body: some View {
            TabView {
                Text("a"); Text("b")
            }.tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: mode))
        }
    }

    @Test func `the dots of pages have a ground where it is asked for`() {
        func grounds(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> Int {
            let stage = Stage.phone { Pages(mode: mode) }
            return stage.frame.shapes.count { $0.rect.height == 19 && $0.color.opacity > 0 }
        }
        #expect(grounds(.always) == 1 && grounds(.automatic) == 0 && grounds(.interactive) == 0 && grounds(.never) == 0)
    }

    private struct Items: View {
        @State private var items = [Item(id: 1, name: "a", isOn: false), Item(id: 2, name: "b", isOn: false)]
        struct Item: Identifiable { let id: Int; var name: String; var isOn: Bool }
        var body: some View {
            VStack {
                ForEach($items.filter { $0.wrappedValue.name != "a" }) { $item in Toggle(item.name, isOn: $item.isOn) }
                ForEach(Array($items.enumerated()), id: \.element.id) { index, $item in
                    Button("\(index + 1). \(item.name)") { item.name += "!" }
                }
                ForEach($items.indices, id: \.self) { Text("place \($0)") }
                Text(items.map { $0.name + ($0.isOn ? "+" : "-") }.joined(separator: " "))
            }
        }
    }

    @Test func `a binding to a collection is a collection of bindings`() throws {
        let stage = Stage.phone { Items() }
        try stage.tap("b")
        try stage.tap("1. a")
        #expect(stage.settle())
        #expect(stage.text("a!- b+") != nil)
        #expect(stage.text("place 1") != nil)
    }

    private struct Widened: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier {
            Wide(width: environment.layoutDirection == .rightToLeft ? 80 : 40)
        }

        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width, height: 10) }
        }
    }

    @Test func `a modifier made from the environment is another where that is`() {
        let remote = Remote(LayoutDirection.leftToRight)
        let stage = Stage.phone {
            Playing(remote) { direction in
                Rectangle().modifier(Widened()).environment(\.layoutDirection, direction)
            }
        }
        #expect(stage.boxes.first?.width == 40)
        remote.value = .rightToLeft
        stage.advance(by: 0)
        #expect(stage.boxes.first?.width == 80)
    }

    private struct Framed: TextEditorStyle {
        func makeBody(configuration: Configuration) -> some View { Text("framed") }
    }

    private struct Editing<S: TextEditorStyle>: View {
        let style: S
        @State private var text = "written"
        var body: some View { TextEditor(text: $text).textEditorStyle(style) }
    }

    @Test func `an editor has the face of its style, and can be typed into in those of the system`() throws {
        let framed = Stage.phone { Editing(style: Framed()) }
        #expect(framed.text("framed") != nil && framed.text("written") == nil)
        let plain = Stage.phone { Editing(style: .plain) }
        plain.tap(CGPoint(x: 20, y: 8))
        plain.type("!")
        #expect(plain.settle())
        #expect(plain.frame.visibleText.contains("!"))
    }
}
