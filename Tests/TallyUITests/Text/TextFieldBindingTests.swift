import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Text field: bindings")
struct TextFieldBindingTests {
    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 100), content: content)
        stage.press(.tab)
        stage.advance(by: 0)
        return stage
    }

    private struct Digits: View {
        let typed: Typed
        @State private var text = "1234"
        @State private var selection: TextSelection?
        var body: some View {
            TextField(
                "Digits",
                text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }), selection: $selection
            )
            .onChange(of: selection) { _, new in typed.selection = new }
            .onChange(of: text, initial: true) { _, new in typed.text = new }
        }
    }

    @Test func `a binding that refuses a letter leaves text and caret as they were`() {
        let typed = Typed()
        let stage = stage { Digits(typed: typed) }
        stage.press(.home, with: [])
        stage.press(.rightArrow, .rightArrow, with: [])
        #expect(typed.marked == "12|34")
        stage.typing("a")
        #expect(typed.marked == "12|34")
        #expect(stage.text("1234") != nil)
        stage.typing("5")
        #expect(typed.marked == "125|34")
        stage.press("z", with: .command)
        #expect(typed.marked == "12|34")
        stage.press("y", with: .command)
        #expect(typed.marked == "125|34")
        stage.compose("한")
        stage.type("한")
        stage.advance(by: 0)
        #expect(typed.marked == "125|34")
        #expect(stage.text("12534") != nil)
        stage.preferences.pasteboard = "x6y7z"
        stage.press("v", with: .command)
        #expect(typed.marked == "12567|34")
    }

    @Test func `a text that onChange cuts is cut, and the caret stays legal`() {
        struct Short: View {
            @State private var text = ""
            var body: some View {
                TextField("Code", text: $text).onChange(of: text) { _, new in text = String(new.prefix(4)) }
            }
        }
        let stage = stage { Short() }
        stage.typing("123456")
        stage.advance(by: 0)
        #expect(stage.text("1234") != nil)
        stage.press(.delete, with: [])
        stage.typing("x")
        #expect(stage.text("123x") != nil)
    }

    @Test func `a text that comes back to what was refused once is shown`() {
        let text = Remote("1")
        let stage = stage {
            Playing(text) { _ in
                TextField("Digits", text: Binding(get: { text.value }, set: { text.value = $0.filter(\.isNumber) }))
            }
        }
        stage.press(.end, with: [])
        stage.typing("x")
        text.value = "2"
        stage.advance(by: 0)
        #expect(stage.text("2") != nil)
        text.value = "1"
        stage.advance(by: 0)
        #expect(stage.text("1") != nil)
    }

    @Test func `a constant binding refuses everything`() {
        let stage = stage { TextField("Name", text: .constant("abc")) }
        stage.typing("x")
        #expect(stage.text("abc") != nil)
    }

    @Test func `a text that changes from outside replaces the one in the field`() {
        let text = Remote("one two")
        struct Outer: View {
            @Binding var text: String
            var body: some View { TextField("Name", text: $text) }
        }
        let stage = stage { Playing(text) { _ in Outer(text: Binding(get: { text.value }, set: { text.value = $0 })) } }
        stage.press(.end, with: [])
        text.value = "two"
        stage.advance(by: 0)
        #expect(stage.text("two") != nil)
        stage.typing("!")
        #expect(text.value == "two!")
        text.value = ""
        stage.advance(by: 0)
        #expect(stage.text("Name") != nil)
        stage.typing("👍🏽")
        #expect(text.value == "👍🏽")
    }

    @Test func `writing the selection selects, and places beyond the text are its end`() {
        struct Selecting: View {
            let typed: Typed
            let wish: Remote<TextSelection?>
            @State private var text = "hello"
            @State private var selection: TextSelection?
            var body: some View {
                TextField("Name", text: $text, selection: $selection)
                    .onChange(of: wish.value) { _, new in selection = new }
                    .onChange(of: selection) { _, new in typed.selection = new }
                    .onChange(of: text, initial: true) { _, new in typed.text = new }
            }
        }
        let typed = Typed()
        let wish = Remote<TextSelection?>(nil)
        let stage = stage { Playing(wish) { _ in Selecting(typed: typed, wish: wish) } }
        let hello = "hello"
        wish.value = TextSelection(range: hello.index(after: hello.startIndex)..<hello.endIndex)
        stage.advance(by: 0)
        #expect(typed.marked == "h[ello]")
        #expect(stage.highlight != nil)
        stage.typing("i")
        #expect(typed.text == "hi")
        let long = "a much longer text"
        wish.value = TextSelection(insertionPoint: long.endIndex)
        stage.advance(by: 0)
        stage.typing("!")
        #expect(typed.text == "hi!")
        wish.value = TextSelection(ranges: RangeSet<String.Index>())
        stage.advance(by: 0)
        stage.typing("?")
        #expect(typed.text == "hi!?")
    }

    private struct Amount: View {
        let log: Log
        @State private var value = 1234.5
        @FocusState private var isFocused: Bool
        var body: some View {
            TextField("Amount", value: $value, format: .number)
                .focused($isFocused)
                .onSubmit { log("submit \(value)") }
                .onChange(of: value) { _, new in log("\(new)") }
            Button("away") { isFocused = false }
        }
    }

    @Test func `a value is written as it is typed, and what stands for none gives way at the end`() {
        let log = Log()
        let stage = stage { Amount(log: log) }
        #expect(stage.text("1,234.5") != nil)
        stage.typing("99")
        #expect(log.take() == ["9.0", "99.0"])
        #expect(stage.text("99") != nil)
        stage.press(.return)
        stage.advance(by: 0)
        // It is not written again.
        #expect(log.take() == ["submit 99.0"])
        stage.press("a", with: .command)
        stage.typing("abc")
        #expect(stage.text("abc") != nil)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.take() == ["submit 99.0"])
        #expect(stage.text("99") != nil)
        stage.press("a", with: .command)
        stage.typing("7000")
        #expect(log.take() == ["7.0", "70.0", "700.0", "7000.0"])
        #expect(stage.text("7000") != nil)
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
        #expect(stage.text("7,000") != nil)
    }

    @Test func `an optional value is nil where nothing is typed`() {
        struct Optional: View {
            let log: Log
            @State private var value: Int? = 5
            var body: some View {
                TextField("Count", value: $value, format: .number)
                    .onChange(of: value) { _, new in log(new.map { "\($0)" } ?? "nil") }
            }
        }
        let log = Log()
        let stage = stage { Optional(log: log) }
        stage.press(.delete, with: [])
        #expect(stage.text("Count") != nil)
        #expect(log.take() == ["nil"])
        stage.typing("-")
        #expect(log.entries.isEmpty)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
        #expect(stage.text("Count") != nil)
        stage.typing("1200")
        #expect(log.take() == ["1", "12", "120", "1200"])
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
        #expect(stage.text("1,200") != nil)
    }

    @Test func `a formatter's value is written at the end`() {
        struct Formatted: View {
            let log: Log
            @State private var value = 2.5
            private let formatter: NumberFormatter = {
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                formatter.minimumFractionDigits = 2
                return formatter
            }()
            var body: some View {
                TextField("Price", value: $value, formatter: formatter).onChange(of: value) { _, new in log("\(new)") }
            }
        }
        let log = Log()
        let stage = stage { Formatted(log: log) }
        #expect(stage.text("2.50") != nil)
        stage.typing("7.25")
        #expect(log.entries.isEmpty)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.take() == ["7.25"])
    }

    @Test func `a value being typed is not lost when its field goes`() {
        let isThere = Remote(true)
        let log = Log()
        struct Going: View {
            let isThere: Bool
            let log: Log
            @State private var value = 1
            var body: some View {
                Text(verbatim: "value \(value)")
                if isThere { TextField("Value", value: $value, format: .number) }
            }
        }
        let stage = stage { Playing(isThere) { Going(isThere: $0, log: log) } }
        stage.typing("42")
        isThere.value = false
        stage.advance(by: 0)
        stage.advance(by: 0)
        #expect(stage.text("value 42") != nil)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `ten thousand characters are typed into and walked through`() {
        let typed = Typed(String(repeating: "word ", count: 2_000))
        let stage = Stage.typing(typed)
        stage.typing("x")
        stage.press(.leftArrow, with: .command)
        stage.press(.home, with: [])
        stage.typing("y")
        #expect(typed.text.hasPrefix("yword"))
        #expect(typed.text.hasSuffix("x"))
    }
}
