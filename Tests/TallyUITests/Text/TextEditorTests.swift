import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Text editor")
struct TextEditorTests {
    /// An editor whose bindings tell a `Typed`, in a stage of 200 by 120 points, with the focus and the caret at the end.
    private struct Pad: View {
        let typed: Typed
        @State private var text: String
        @State private var selection: TextSelection?

        init(_ typed: Typed) {
            self.typed = typed
            _text = State(initialValue: typed.text)
        }

        var body: some View {
            TextEditor(text: $text, selection: $selection)
                .onSubmit { typed.writes.append("submitted") }
                .onChange(of: text) { typed.text = $1 }
                .onChange(of: selection) { typed.selection = $1 }
        }
    }

    private func editing(_ text: String, height: CGFloat = 120) -> (Typed, Stage) {
        let typed = Typed(text)
        let stage = Stage(size: CGSize(width: 200, height: height)) { Pad(typed) }
        stage.press(.tab)
        stage.press(.end, with: .command)
        return (typed, stage)
    }

    private let ten = (1...10).map { "line \($0)" }.joined(separator: "\n")

    private func line(_ text: String, _ stage: Stage) -> CGRect? {
        stage.frame.texts.first { $0.string.contains(text) }?.rect
    }

    // MARK: Keys

    @Test func `Return begins a line, and nothing is submitted`() {
        let (typed, stage) = editing("one")
        let caret = stage.caret
        stage.press(.return, with: [])
        #expect(typed.text == "one\n")
        #expect(stage.caret.map { $0.minY > caret!.minY + 10 && $0.minX < 8 } == true)
        stage.typing("two")
        #expect(typed.marked == "one\ntwo|")
        stage.press(.return, with: .command)
        #expect(typed.marked == "one\ntwo|")
        #expect(typed.writes.isEmpty)
        stage.press(.delete, .delete, .delete, .delete, with: [])
        #expect(typed.marked == "one|")
    }

    @Test func `up and down keep the column, over short lines and wrapped ones`() {
        let (typed, stage) = editing("a long line\nab\nanother long")
        stage.press(.upArrow, with: .command)
        for _ in 0..<6 { stage.press(.rightArrow, with: []) }
        #expect(typed.marked.hasPrefix("a long|"))
        let x = stage.caret!.minX
        stage.press(.downArrow, with: [])
        #expect(typed.marked == "a long line\nab|\nanother long")
        stage.press(.downArrow, with: [])
        #expect(abs(stage.caret!.minX - x) < 6)
        #expect(typed.marked.hasPrefix("a long line\nab\nano"))
        stage.press(.upArrow, .upArrow, with: [])
        #expect(typed.marked.hasPrefix("a long|"))
        stage.press(.upArrow, with: [])
        #expect(typed.marked.hasPrefix("|a long"))
        let (wrapped, narrow) = editing("one two three four five six seven eight nine ten")
        let bottom = narrow.caret!.minY
        narrow.press(.upArrow, with: [])
        #expect(narrow.caret!.minY < bottom - 10)
        #expect(!wrapped.marked.hasSuffix("|"))
        narrow.press(.home, with: [])
        #expect(narrow.caret!.minX < 8)
        narrow.press(.end, with: .shift)
        #expect(narrow.highlight != nil)
    }

    @Test func `the page keys go by what is in view`() {
        let (typed, stage) = editing(ten, height: 80)
        let line = stage.caret!.height
        let page = Int(64 / line) - 1
        stage.press(.upArrow, with: .command)
        stage.press(.pageDown, with: [])
        #expect(typed.marked.hasPrefix((1...page).map { "line \($0)\n" }.joined() + "|"))
        for _ in 0..<10 { stage.press(.pageDown, with: []) }
        #expect(typed.marked.hasSuffix("line 10|"))
        for _ in 0..<10 { stage.press(.pageUp, with: .shift) }
        #expect(typed.marked == "[\(ten)]")
    }

    // MARK: Scrolling

    @Test func `the caret is in view after every key, and no further than it takes`() {
        let (_, stage) = editing(ten, height: 80)
        let place = CGRect(x: 0, y: 0, width: 200, height: 80)
        #expect(place.holds(stage.caret!))
        #expect(stage.caret!.maxY > 60)
        var last = stage.caret!.minY
        for step in 0..<10 {
            stage.press(.upArrow, with: [])
            #expect(place.holds(stage.caret!), "\(step)")
            #expect(stage.caret!.minY <= last + 0.01)
            last = stage.caret!.minY
        }
        #expect(stage.caret!.minY < 9)
        for _ in 0..<5 { stage.press(.return, with: []) }
        #expect(place.holds(stage.caret!))
    }

    @Test func `the wheel scrolls the lines to both ends, and leaves the caret where it is`() throws {
        let (typed, stage) = editing(ten, height: 80)
        let before = typed.marked
        let point = CGPoint(x: 100, y: 40)
        func scroll(_ distance: CGFloat) throws -> CGFloat {
            stage.scroll(CGSize(width: 0, height: distance), at: point)
            stage.advance(by: 0)
            return try #require(stage.caret).minY
        }
        let end = try #require(stage.caret)
        #expect(abs(end.maxY - 72) < 0.01)
        #expect(try abs(scroll(-20) - (end.minY + 20)) < 0.01)
        #expect(try abs(scroll(-9_000) - (8 + 9 * end.height)) < 0.01)
        #expect(try scroll(9_000) == end.minY)
        #expect(try scroll(-9_000) > 80)
        #expect(typed.marked == before)
        stage.typing("!")
        #expect(CGRect(x: 0, y: 0, width: 200, height: 80).holds(stage.caret!))
    }

    @Test func `what the lines have no room for scrolls the view around them`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                TextEditor(text: .constant(ten)).frame(height: 60)
                Text("below").frame(height: 300, alignment: .top)
            }
        }
        func top() -> CGFloat? { stage.frame.texts.first { $0.string == "below" }?.rect.midY }
        let before = try #require(top())
        stage.scroll(CGSize(width: 0, height: 10), at: CGPoint(x: 100, y: 30))
        stage.advance(by: 0)
        #expect(top() == before)
        stage.scroll(CGSize(width: 0, height: 500), at: CGPoint(x: 100, y: 30))
        stage.advance(by: 0)
        // It is further up, or out of view.
        #expect(top().map { $0 < before } ?? true)
    }

    // MARK: Pointer

    @Test func `a press places the caret in a line, a drag selects across lines, three presses a line`() {
        let (typed, stage) = editing("first\nsecond\nthird")
        let height = stage.caret!.height
        func y(_ line: Int) -> CGFloat { 8 + (CGFloat(line) + 0.5) * height }
        stage.tap(CGPoint(x: 150, y: y(1)))
        stage.advance(by: 1)
        #expect(typed.marked == "first\nsecond|\nthird")
        stage.tap(CGPoint(x: 6, y: y(2)))
        stage.advance(by: 1)
        #expect(typed.marked == "first\nsecond\n|third")
        stage.drag(from: CGPoint(x: 6, y: y(0)), to: CGPoint(x: 150, y: y(1)))
        stage.advance(by: 1)
        #expect(typed.marked == "[first\nsecond]\nthird")
        for _ in 0..<3 {
            stage.tap(CGPoint(x: 20, y: y(1)))
            stage.advance(by: 0.05)
        }
        #expect(typed.marked == "first\n[second]\nthird")
        // Below the last line is its end.
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 190, y: 115))
        stage.advance(by: 0)
        #expect(typed.marked == "first\nsecond\nthird|")
    }

    // MARK: Editing

    @Test func `the clipboard keeps line breaks, and undo takes a paste back`() {
        let (typed, stage) = editing("x")
        stage.preferences.pasteboard = "one\ntwo\r\nthree"
        stage.press("v", with: .control)
        #expect(typed.text == "xone\ntwo\r\nthree")
        stage.press(.upArrow, with: [.command, .shift])
        stage.press("c", with: .control)
        #expect(stage.preferences.pasteboard == "xone\ntwo\r\nthree")
        stage.press("x", with: .control)
        #expect(typed.text.isEmpty)
        stage.press("z", "z", with: .control)
        #expect(typed.text == "x")
        stage.press("z", with: [.control, .shift])
        #expect(typed.text == "xone\ntwo\r\nthree")
    }

    @Test func `an input method shows its text in the line, and it is nobody's until it is final`() {
        let (typed, stage) = editing("a\nb")
        stage.compose("한")
        stage.advance(by: 0)
        #expect(typed.text == "a\nb")
        #expect(line("한", stage) != nil)
        stage.press(.upArrow, with: [])
        #expect(typed.text == "a\nb한")
    }

    @Test func `it takes the room there is, and its text's height where none is proposed`() {
        func size(_ view: some View) -> CGRect? {
            Stage(size: CGSize(width: 200, height: 150)) { view.background(.red) }.frame.shapes.first?.rect
        }
        let room = size(TextEditor(text: .constant("one")))
        #expect(room == CGRect(x: 0, y: 0, width: 200, height: 150))
        let one = size(TextEditor(text: .constant("one")).fixedSize(horizontal: false, vertical: true))
        let two = size(TextEditor(text: .constant("one\ntwo")).fixedSize(horizontal: false, vertical: true))
        #expect(one.map { $0.height > 25 && $0.height < 50 } == true)
        #expect(two!.height > one!.height + 10)
    }

    @Test func `a disabled editor is not edited, and one without the focus neither`() {
        let typed = Typed("a")
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Pad(typed).disabled(true) }
        stage.press(.tab)
        stage.tap(CGPoint(x: 20, y: 20))
        stage.typing("b")
        #expect(typed.text == "a")
        #expect(stage.caret == nil)
        let other = Stage(size: CGSize(width: 200, height: 100)) { Pad(typed) }
        other.typing("b")
        #expect(typed.text == "a")
    }

    @Test func `another text from elsewhere is shown, and the caret stays in it`() {
        let model = PadModel(ten)
        let stage = Stage(size: CGSize(width: 200, height: 80)) { TextEditor(text: Bindable(model).text) }
        stage.press(.tab)
        stage.press(.end, with: .command)
        model.text = "short"
        stage.advance(by: 0)
        #expect(stage.caret.map { CGRect(x: 0, y: 0, width: 200, height: 80).holds($0) } == true)
        stage.typing("!")
        #expect(model.text == "short!")
        #expect(stage.frame.texts.first?.rect.minY == 8)
        #expect(stage.frame.accessibility.first?.value == "short!")
        #expect(stage.frame.accessibility.first?.traits.contains(.isTextField) == true)
    }
}

@MainActor @Observable
private final class PadModel {
    var text: String
    init(_ text: String) { self.text = text }
}
