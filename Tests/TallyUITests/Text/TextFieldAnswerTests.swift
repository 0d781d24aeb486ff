import SwiftUI
import TallyStage
import Testing

/// Programs that answer an edit with a text, or a selection, of their own.
@MainActor
@Suite("Text field: a program that answers")
struct TextFieldAnswerTests {
    @MainActor @Observable
    final class Code {
        var text = "1234"
        /// Counted from the start.
        var caret = 4
        var asked = 0

        var selection: TextSelection? {
            get {
                asked += 1
                return TextSelection(insertionPoint: text.index(text.startIndex, offsetBy: min(caret, text.count)))
            }
            set {
                guard case .selection(let range)? = newValue?.indices else { return }
                caret = text.distance(from: text.startIndex, to: range.lowerBound)
            }
        }
    }

    private struct CodeField: View {
        @Bindable var code: Code
        var takes: (Code, String) -> Void = { $0.text = $1 }
        var body: some View {
            TextField(
                "Code", text: Binding(get: { code.text }, set: { takes(code, $0) }),
                selection: $code.selection)
        }
    }

    private func stage(_ code: Code, takes: @escaping (Code, String) -> Void = { $0.text = $1 }) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { CodeField(code: code, takes: takes) }
        stage.tap(CGPoint(x: 100, y: 50))
        stage.advance(by: 0)
        return stage
    }

    @Test func `a selection that the program has after an edit is followed, in the same frame too`() {
        let code = Code()
        // What is typed is turned round, and the caret goes behind the first character and before it in turn.
        let stage = stage(code) { code, new in
            code.text = String(new.reversed())
            code.caret = code.caret == 1 ? 0 : 1
        }
        stage.press(.end)
        stage.type("a")
        stage.type("b")
        stage.advance(by: 0)
        // 1234a reversed is a4321; then b stands behind the a, reversed again.
        #expect(code.text == "1234ba")
        #expect(code.caret == 0)
    }

    @Test func `a selection that the program does not take goes back`() {
        let code = Code()
        struct Fixed: View {
            @Bindable var code: Code
            var body: some View {
                TextField(
                    "Code", text: $code.text,
                    selection: Binding(get: { code.selection }, set: { _ in }))
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Fixed(code: code) }
        code.caret = 2
        stage.press(.tab)
        stage.advance(by: 0)
        let caret = stage.caret
        #expect(caret != nil)
        stage.press(.home)
        stage.advance(by: 0)
        #expect(stage.caret == caret)
        stage.type("x")
        stage.advance(by: 0)
        #expect(code.text == "12x34")
    }

    @Test func `an edit goes on from what the program did since the last frame`() {
        let code = Code()
        let stage = stage(code)
        code.text = "98"
        code.caret = 1
        stage.type("5")
        stage.advance(by: 0)
        #expect(code.text == "958")
        #expect(code.caret == 2)
        code.text = "ab"
        code.caret = 2
        stage.press(.delete)
        stage.press("z", modifiers: .command)
        stage.advance(by: 0)
        #expect(code.text == "ab")
        code.text = "copied"
        stage.press("a", modifiers: .command)
        code.caret = 0
        stage.advance(by: 0)
        #expect(stage.text("copied") != nil)
    }

    @Test func `a text from elsewhere comes with the selection that the program has, though it is the same`() {
        let code = Code()
        let stage = stage(code)
        stage.press(.end)
        stage.advance(by: 0)
        #expect(code.caret == 4)
        code.text = "561234"
        stage.advance(by: 0)
        stage.type("x")
        stage.advance(by: 0)
        #expect(code.text == "5612x34")
    }

    @Test func `what is typed in one go is undone at once, where the program keeps the selection too`() {
        let code = Code()
        let stage = stage(code)
        stage.press(.end)
        stage.type("abc")
        stage.press("z", modifiers: .command)
        stage.advance(by: 0)
        #expect(code.text == "1234")
    }

    @Test func `a text from elsewhere leaves what an input method shows`() {
        let code = Code()
        let stage = stage(code)
        stage.press(.end)
        stage.compose("한")
        stage.advance(by: 0)
        code.text = "12"
        code.caret = 2
        stage.advance(by: 0)
        #expect(stage.text("12한") != nil)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(code.text == "12한")
    }

    private struct Pair: View {
        @Bindable var code: Code
        @Bindable var other: Code
        var body: some View {
            VStack {
                TextField("Code", text: $code.text)
                TextField("Other", text: $other.text)
            }
        }
    }

    @Test
    func `the focus that goes makes what is composed final, and a text from elsewhere forgets what could be undone`() {
        let (code, other) = (Code(), Code())
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Pair(code: code, other: other) }
        stage.press(.tab)
        stage.press(.end)
        stage.compose("한")
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(code.text == "1234한")
        code.text = "new"
        stage.advance(by: 0)
        stage.press(.tab, modifiers: .shift)
        stage.press("z", modifiers: .command)
        stage.advance(by: 0)
        #expect(code.text == "new")
    }

    @Test func `a scrolled text leaves no room behind it when its end is deleted`() throws {
        let typed = Typed()
        let stage = Stage.typing(typed)
        stage.typing("a text that is far longer than its field is wide")
        for _ in 0..<6 { stage.press(.delete, with: []) }
        #expect(stage.frame.texts[0].rect.minX < 0)
        #expect(try #require(stage.caret).maxX > 179)
        stage.press(.leftArrow, .leftArrow, .leftArrow, .leftArrow, .leftArrow, with: [])
        stage.press(.deleteForward, .deleteForward, .deleteForward, with: [])
        #expect(stage.frame.texts[0].rect.maxX > 177)
    }

    @Test func `a secret text does not tell where its words are`() {
        struct Secret: View {
            @Bindable var code: Code
            var body: some View { SecureField("Code", text: $code.text) }
        }
        let code = Code()
        code.text = "two words"
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Secret(code: code) }
        stage.press(.tab)
        stage.press(.end)
        stage.press(.delete, modifiers: .option)
        stage.advance(by: 0)
        #expect(code.text.isEmpty)
    }

    @Test func `Shift goes on from the end that moved, though the binding tells no direction`() {
        let typed = Typed("abcdef")
        let stage = Stage.typing(typed)
        for _ in 0..<3 { stage.press(.leftArrow, with: .shift) }
        #expect(typed.marked == "abc[def]")
        stage.press(.rightArrow, with: .shift)
        #expect(typed.marked == "abcd[ef]")
    }

    // MARK: - A text that is not seen

    @Test func `a clear text is not drawn, and what an input method shows in it is`() throws {
        let typed = Typed("abcd")
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            TypedField(typed, title: "").foregroundStyle(.clear).tint(.clear)
        }
        let seen = Stage(size: CGSize(width: 200, height: 100)) { TypedField(Typed("ab"), title: "") }
        stage.press(.tab)
        stage.press(.leftArrow)
        stage.press(.rightArrow, .rightArrow, with: [])
        #expect(stage.frame.texts.isEmpty)
        #expect(stage.frame.shapes.isEmpty)
        stage.compose("한")
        stage.advance(by: 0)
        let marked = try #require(stage.frame.texts.first)
        #expect(stage.frame.texts.map(\.string) == ["한"])
        #expect(marked.color.opacity == 1)
        #expect(abs(marked.rect.minX - seen.frame.texts[0].rect.maxX) < 0.5)
        // It covers what it stands upon.
        let ground = try #require(stage.frame.shapes.first)
        #expect(ground.rect.holds(marked.rect))
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(stage.frame.texts.isEmpty && stage.frame.shapes.isEmpty)
        stage.press("a", modifiers: .command)
        stage.advance(by: 0)
        #expect(stage.frame.shapes.isEmpty)
    }
}
