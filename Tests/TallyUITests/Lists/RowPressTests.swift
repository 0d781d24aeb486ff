import SwiftUI
import TallyStage
import Testing

/// Presses on rows of 44 points, on a stage of 200 by 400 points.
@MainActor
struct RowPressTests {
    private let log = Log()

    private func stage<V: View>(@ViewBuilder _ rows: @escaping () -> V) -> Stage {
        Stage(size: CGSize(width: 200, height: 400)) { List { rows() }.listStyle(.plain) }
    }

    /// Taps at three places of the first row: beside the text, at the end and above its text; what came of it.
    private func taps(_ stage: Stage, row: Int = 0) -> [[String]] {
        let top = CGFloat(row) * 44
        return [CGPoint(x: 100, y: top + 22), CGPoint(x: 198, y: top + 22), CGPoint(x: 20, y: top + 2)].map {
            stage.tap($0)
            stage.advance(by: 0)
            return log.take()
        }
    }

    @Test func `a button is pressed anywhere in its row, and nowhere else`() {
        let stage = stage {
            Button("A") { log("a") }
            Text("B")
            Button("C") { log("c") }
        }
        #expect(taps(stage) == [["a"], ["a"], ["a"]])
        #expect(taps(stage, row: 1) == [[], [], []])
        #expect(taps(stage, row: 2) == [["c"], ["c"], ["c"]])
        #expect(taps(stage, row: 3) == [[], [], []])
    }

    @Test func `a row of a form is hit to its edges, and so is a link's`() {
        let form = Stage(size: CGSize(width: 200, height: 400)) { Form { Button("A") { log("a") } } }
        for (x, isHit) in [(18.0, true), (100, true), (182, true), (10, false), (190, false)] {
            form.tap(CGPoint(x: x, y: 42))
            #expect(log.take() == (isHit ? ["a"] : []), "at \(x)")
        }
    }

    @Test func `all buttons of a row that have no style act when it is pressed, in their order`() throws {
        let stage = stage {
            HStack {
                Button("A") { log("a") }
                Spacer()
                Button("B") { log("b") }.buttonStyle(.automatic)
                Button("off") { log("off") }.disabled(true)
            }
        }
        #expect(taps(stage) == [["a", "b"], ["a", "b"], ["a", "b"]])
        try stage.tap("B")
        #expect(log.take() == ["a", "b"])
    }

    @Test(arguments: ["borderless", "plain", "bordered", "prominent", "own"])
    func `a button of another style is pressed alone, on itself`(_ style: String) throws {
        struct Own: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let stage = stage {
            HStack {
                Group {
                    Button("A") { log("a") }
                    Spacer()
                    Button("B") { log("b") }
                }
                .modifier(Styled(style: style, own: Own()))
            }
        }
        #expect(taps(stage) == [[], [], []])
        try stage.tap("A")
        #expect(log.take() == ["a"])
        try stage.tap("B")
        #expect(log.take() == ["b"])
    }

    private struct Styled<Own: ButtonStyle>: ViewModifier {
        let style: String
        let own: Own
        func body(content: Content) -> some View {
            switch style {
            case "borderless": content.buttonStyle(.borderless)
            case "plain": content.buttonStyle(.plain)
            case "bordered": content.buttonStyle(.bordered)
            case "prominent": content.buttonStyle(.borderedProminent)
            default: content.buttonStyle(own)
            }
        }
    }

    @Test func `a button of a style of its own is pressed without the row's others`() throws {
        let stage = stage {
            HStack {
                Text("row")
                Button("A") { log("a") }
                Button("B") { log("b") }.buttonStyle(.borderless)
            }
        }
        try stage.tap("B")
        #expect(log.take() == ["b"])
        #expect(taps(stage)[1] == ["a"])
    }

    @Test func `the row is darker while it is pressed, and as soon as the finger leaves it or scrolls no more`() {
        let stage = stage {
            HStack {
                Text("row"); Button("A") { log("a") }
            }
            ForEach(0..<20) { Text("row \($0)") }
        }
        func isDark() -> Bool { stage.grounds.contains(CGRect(x: 0, y: 0, width: 200, height: 44)) }
        #expect(!isDark())
        stage.pointerDown(CGPoint(x: 150, y: 22))
        stage.advance(by: 0.1)
        #expect(isDark())
        stage.pointerMove(CGPoint(x: 150, y: 24))
        stage.advance(by: 0)
        #expect(isDark())
        stage.pointerUp(CGPoint(x: 150, y: 24))
        stage.advance(by: 0)
        #expect(!isDark())
        #expect(log.take() == ["a"])
        stage.pointerDown(CGPoint(x: 150, y: 22))
        stage.pointerMove(CGPoint(x: 150, y: 2))
        stage.pointerMove(CGPoint(x: 150, y: -40))
        stage.advance(by: 0)
        #expect(!isDark())
        stage.pointerUp(CGPoint(x: 150, y: -40))
        #expect(log.take().isEmpty)
    }

    @Test func `scrolling and swiping are no presses`() {
        let stage = stage {
            ForEach(0..<20) { row in
                Button("row \(row)") { log("press \(row)") }.swipeActions { Button("Flag") { log("flag \(row)") } }
            }
        }
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 112))
        #expect(stage.settle())
        stage.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 60, y: 200))
        #expect(stage.settle())
        #expect(log.take().isEmpty)
        #expect(stage.frame.visibleText.contains("Flag"))
    }

    @Test func `what stands in a scroll view in the row is pressed alone`() throws {
        let stage = stage {
            ScrollView(.horizontal) {
                HStack {
                    Button("A") { log("a") }
                    Button("B") { log("b") }
                }
            }
        }
        try stage.tap("A")
        #expect(log.take() == ["a"])
        #expect(taps(stage)[2].isEmpty)
    }

    @Test func `a gesture in the row comes before it, and a row with its own gesture keeps it`() throws {
        let stage = stage {
            HStack {
                Text("tap").onTapGesture { log("tap") }
                Spacer()
                Button("A") { log("a") }
            }
            HStack {
                Text("whole"); Spacer()
            }.contentShape(Rectangle()).onTapGesture { log("whole") }
        }
        try stage.tap("tap")
        #expect(log.take() == ["tap"])
        stage.tap(CGPoint(x: 100, y: 22))
        #expect(log.take() == ["a"])
        stage.tap(CGPoint(x: 150, y: 66))
        #expect(log.take() == ["whole"])
    }

    @Test func `a press selects a row without buttons, and presses the buttons of one that has some`() {
        struct Choice: View {
            let log: Log
            @State var chosen: String?
            var body: some View {
                List(selection: $chosen) {
                    Text("a").tag("a")
                    HStack {
                        Text("b"); Button("B") { log("B") }
                    }.tag("b")
                }
                .listStyle(.plain)
                .onChange(of: chosen) { log("chosen \(chosen ?? "none")") }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Choice(log: log) }
        #expect(taps(stage)[0] == ["chosen a"])
        #expect(taps(stage, row: 1)[1] == ["B"])
    }

    @Test func `a button in a section's header is pressed on itself`() throws {
        let stage = stage {
            Section {
                Text("row")
            } header: {
                HStack {
                    Text("head"); Button("Add") { log("add") }
                }
            }
        }
        stage.tap(CGPoint(x: 190, y: 8))
        #expect(log.take().isEmpty)
        try stage.tap("Add")
        #expect(log.take() == ["add"])
    }

    @Test func `a menu opens on its label, a form's picker on all of its row`() {
        struct Fields: View {
            @State private var size = "S"
            var body: some View {
                Form {
                    HStack {
                        Text("menu"); Spacer(); Menu("More") { Button("Copy") {} }
                    }
                    Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text($0) } }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Fields() }
        stage.tap(CGPoint(x: 40, y: 42))
        stage.advance(by: 1)
        #expect(!stage.frame.visibleText.contains("Copy"))
        stage.tap(CGPoint(x: 40, y: 86))
        stage.advance(by: 1)
        #expect(stage.frame.visibleText.filter { $0 == "M" }.count == 2)
    }

    @Test func `a row that goes while it is pressed acts no more, and its buttons may take it away`() throws {
        struct Rows: View {
            let log: Log
            let shown: Remote<Bool>
            @State private var names = ["a", "b", "c"]
            var body: some View {
                Playing(shown) { shown in
                    List {
                        if shown { Button("gone") { log("gone") } }
                        ForEach(names, id: \.self) { name in
                            HStack {
                                Button("delete \(name)") { names.removeAll { $0 == name } }
                                Button("log \(name)") { log(name) }
                            }
                        }
                    }
                    .listStyle(.plain)
                }
            }
        }
        let shown = Remote(true)
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Rows(log: log, shown: shown) }
        stage.pointerDown(CGPoint(x: 100, y: 22))
        stage.advance(by: 0.1)
        shown.value = false
        stage.advance(by: 0.1)
        stage.pointerUp(CGPoint(x: 100, y: 22))
        #expect(log.take().isEmpty)
        stage.tap(CGPoint(x: 190, y: 66))
        #expect(stage.settle())
        #expect(log.take() == ["b"])
        #expect(!stage.frame.visibleText.contains("delete b"))
    }

    @Test func `keys press a row's buttons one by one`() {
        let stage = stage {
            HStack {
                Button("A") { log("a") }
                Button("B") { log("b") }
            }
        }
        stage.press(.tab)
        stage.press(.space)
        stage.press(.tab)
        stage.press(.return)
        #expect(log.take() == ["a", "b"])
    }

    @Test func `a held button that repeats does so from anywhere in its row`() {
        let stage = stage { Button("A") { log("a") }.buttonRepeatBehavior(.enabled) }
        stage.pointerDown(CGPoint(x: 150, y: 22))
        stage.advance(by: 0.75)
        stage.pointerUp(CGPoint(x: 150, y: 22))
        #expect(log.take().count == 3)
    }

    @Test func `of views of which one fits only that one is pressed with its row`() {
        let stage = stage {
            ViewThatFits {
                Button("A very long name for a button in a row") { log("wide") }.fixedSize()
                Button("B") { log("narrow") }
            }
        }
        #expect(taps(stage) == [["narrow"], ["narrow"], ["narrow"]])
    }

    @Test func `a pressed row of a card keeps within the card's round corners`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            List {
                Section {
                    Button("A") {}
                    Button("B") {}
                }
            }
            .listStyle(.insetGrouped)
        }
        let y = try #require(stage.text("A")).rect.midY
        let before = stage.image()
        stage.pointerDown(CGPoint(x: 150, y: y))
        stage.advance(by: 0.5)
        let pressed = stage.image()
        #expect(pressed[150, Int(y)] != before[150, Int(y)])
        #expect(pressed[16, Int(y) - 21] == before[16, Int(y) - 21])
        #expect(pressed[183, Int(y) - 21] == before[183, Int(y) - 21])
        #expect(pressed[17, Int(y) + 20] != before[17, Int(y) + 20])
        stage.pointerUp(CGPoint(x: 150, y: y))
    }
}
