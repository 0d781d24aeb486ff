import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Text field: keys")
struct TextFieldKeyTests {
    @Test func `typing goes to the binding and is shown`() {
        let typed = Typed()
        let stage = Stage.typing(typed)
        #expect(stage.text("Name") != nil)
        stage.typing("hé 한👨‍👩‍👧")
        #expect(typed.text == "hé 한👨‍👩‍👧")
        #expect(typed.writes.count == 5)
        #expect(stage.text("hé 한👨‍👩‍👧") != nil)
        #expect(stage.text("Name") == nil)
    }

    @Test func `nothing is typed where nothing has the focus`() {
        let typed = Typed()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { TypedField(typed) }
        stage.typing("a")
        stage.compose("b")
        #expect(typed.text.isEmpty)
        #expect(stage.caret == nil)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `arrows, words, lines and the document, with Shift and without`() {
        let typed = Typed("one two 3,400")
        let stage = Stage.typing(typed)
        #expect(typed.marked == "one two 3,400|")
        stage.press(.leftArrow, with: [])
        #expect(typed.marked == "one two 3,40|0")
        stage.press(.leftArrow, with: .command)
        #expect(typed.marked == "one two |3,400")
        stage.press(.leftArrow, with: [.control, .shift])
        #expect(typed.marked == "one [two ]3,400")
        stage.press(.leftArrow, with: [])
        #expect(typed.marked == "one |two 3,400")
        stage.press(.rightArrow, with: .option)
        #expect(typed.marked == "one two| 3,400")
        stage.press(.home, with: .shift)
        #expect(typed.marked == "[one two] 3,400")
        stage.press(.end, with: [])
        #expect(typed.marked == "one two 3,400|")
        stage.press(.upArrow, with: .shift)
        #expect(typed.marked == "[one two 3,400]")
        stage.press(.downArrow, with: [])
        #expect(typed.marked == "one two 3,400|")
        stage.press(.home, with: .command)
        #expect(typed.marked == "|one two 3,400")
        stage.press(.deleteForward, with: .command)
        stage.press(.deleteForward, with: [])
        #expect(typed.marked == "|two 3,400")
        stage.press(.end, with: [])
        stage.press(.delete, with: .control)
        #expect(typed.marked == "two |")
        stage.press(.delete, with: [])
        #expect(typed.marked == "two|")
    }

    @Test func `select all, cut, copy, paste, undo and redo`() {
        let typed = Typed("abc")
        let stage = Stage.typing(typed)
        for modifier: EventModifiers in [.command, .control] {
            stage.press("a", with: modifier)
            #expect(typed.marked == "[abc]")
            stage.press("c", with: modifier)
            #expect(stage.preferences.pasteboard == "abc")
            #expect(typed.text == "abc")
            stage.press("x", with: modifier)
            #expect(typed.text.isEmpty)
            stage.press("v", "v", with: modifier)
            #expect(typed.text == "abcabc")
            stage.press("z", with: modifier)
            #expect(typed.text == "abc")
            stage.press("z", with: modifier)
            #expect(typed.text.isEmpty)
            stage.press("Z", with: [modifier, .shift])
            #expect(typed.text == "abc")
            stage.press("y", with: modifier)
            #expect(typed.text == "abcabc")
            stage.press("z", "z", "z", with: modifier)
            #expect(typed.marked == "[abc]")
            stage.press(.rightArrow, with: [])
        }
        stage.preferences.pasteboard = "1\n2\r\n3"
        stage.press("v", with: .command)
        #expect(typed.text == "abc1 2 3")
        stage.preferences.pasteboard = nil
        stage.press("v", "c", with: .command)
        #expect(typed.text == "abc1 2 3")
        #expect(stage.preferences.pasteboard == nil)
    }

    @Test func `keys that type nothing type nothing`() {
        let typed = Typed("a")
        let stage = Stage.typing(typed)
        stage.press(.pageUp, .clear, .escape, "q", with: .command)
        stage.press(.pageDown, .clear, .escape, "\u{1}", "\u{7F}", "\u{F704}", with: [])
        #expect(typed.marked == "a|")
    }

    @Test func `a text from the right is walked through from the right`() {
        let typed = Typed("אבג")
        let stage = Stage.typing(typed)
        stage.press(.end, with: [])
        let end = stage.caret?.minX ?? 0
        stage.press(.rightArrow, with: [])
        #expect(typed.marked == "אב|ג")
        #expect((stage.caret?.minX ?? 0) > end)
    }

    @Test func `an input method's text is underlined, is not in the binding, and Escape takes it away`() {
        let typed = Typed("ab")
        let stage = Stage.typing(typed)
        stage.press(.leftArrow, with: [])
        stage.compose("하")
        stage.advance(by: 0)
        #expect(stage.text("a하b") != nil)
        #expect(typed.text == "ab")
        stage.type("한")
        stage.advance(by: 0)
        #expect(typed.text == "a한b")
        stage.compose("글")
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(typed.text == "a한b")
        #expect(stage.text("a한b") != nil)
        stage.compose("글")
        stage.compose("")
        stage.advance(by: 0)
        #expect(stage.text("a한b") != nil)
        stage.compose("글")
        stage.press(.return)
        stage.advance(by: 0)
        #expect(typed.marked == "a한글|b")
    }

    @Test func `an action for keys comes first`() {
        let typed = Typed()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            TypedField(typed).onKeyPress("x") { .handled }
        }
        stage.press(.tab)
        stage.typing("axb")
        #expect(typed.text == "ab")
    }

    @Test func `a field along the vertical axis has lines that the arrows walk`() {
        let typed = Typed("")
        let stage = Stage.typing(typed, axis: .vertical)
        stage.typing("one")
        stage.press(.return, with: [])
        stage.typing("three")
        #expect(typed.text == "one\nthree")
        #expect(stage.frame.texts.map(\.string) == ["one", "three"])
        stage.press(.upArrow, with: [])
        #expect(typed.marked == "one|\nthree")
        stage.press(.downArrow, with: [])
        #expect(typed.marked == "one\nthree|")
        stage.press(.home, with: [])
        #expect(typed.marked == "one\n|three")
        stage.press(.upArrow, with: .shift)
        #expect(typed.marked == "[one\n]three")
        stage.press(.upArrow, with: [])
        #expect(typed.marked == "|one\nthree")
        stage.preferences.pasteboard = "x\ny"
        stage.press("v", with: .command)
        #expect(typed.text == "x\nyone\nthree")
    }

    @Test func `a wrapped line ends where the caret can stand on it`() {
        let typed = Typed("")
        let stage = Stage.typing(typed, axis: .vertical)
        stage.typing("some words that do not fit in a line")
        let lines = stage.frame.texts.map(\.string)
        #expect(lines.count == 2)
        stage.press(.home, with: .command)
        stage.press(.end, with: [])
        let first = stage.caret
        #expect(first?.minY == stage.frame.texts[0].rect.minY)
        stage.press(.home, with: [])
        #expect(typed.marked.hasPrefix("|"))
        stage.press(.downArrow, with: [])
        #expect(stage.caret?.minY == stage.frame.texts[1].rect.minY)
        stage.press(.home, with: [])
        #expect(typed.marked.hasSuffix("|" + lines[1]))
    }
}
