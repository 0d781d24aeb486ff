import TallyUI
import Testing
@testable import TallyControls

@Suite("Text being edited")
struct TextEditTests {
    /// Letters, digits and marks, and parts that become one cluster when they meet.
    private static let pieces = [
        "a", "b", "Z", " ", "1", "7", ",", ".", "'", "_", "e", "\u{301}", "\u{308}", "\u{1F468}", "\u{200D}",
        "\u{1F469}",
        "\u{1F467}", "\u{1F1F0}", "\u{1F1F7}", "\u{1112}", "\u{1161}", "\u{11AB}", "한", "글", "א", "ש", "م", "\r", "\n",
        "\u{FE0F}", "\u{1F44D}", "\u{1F3FD}", "👨‍👩‍👧", "é", "12,345.60", "don't", "क", "\u{94D}", "ष", "\0", "",
    ]
    private static let movements: [(TextMovement, String)] = [
        (.character, "character"), (.word, "word"), (.line, "line"), (.document, "document"),
    ]

    private struct Random {
        private var numbers: SplitMix
        init(_ seed: UInt64) { numbers = SplitMix(seed) }
        mutating func next(_ bound: Int) -> Int { Int(numbers.next() % UInt64(bound)) }
    }

    @Test func `a hundred thousand random edits give what a slow model gives, and split no cluster`() {
        var random = Random(42)
        var edit = TextEdit()
        var plain = PlainEdit()
        for step in 0..<100_000 {
            let what = random.next(16)
            let (movement, name) = Self.movements[min(3, random.next(8) / 2)]
            let forward = random.next(2) == 0
            let extending = random.next(2) == 0
            switch plain.text.count > 14 ? max(6, what) : what {
            case 0...5:
                let new = Self.pieces[random.next(Self.pieces.count)]
                let isTyped = random.next(4) > 0
                edit.insert(new, isTyped: isTyped)
                plain.insert(new, isTyped: isTyped)
            case 6...9:
                edit.delete(movement, forward: forward)
                plain.delete(name, forward: forward)
            case 10...12:
                edit.move(movement, forward: forward, extending: extending)
                plain.move(name, forward: forward, extending: extending)
            case 13:
                let place = random.next(plain.text.count + 1)
                edit.select(plain.bytes(place), extending: extending)
                plain.select(place, extending: extending)
            case 14:
                _ = edit.undo()
                plain.undo()
            default:
                _ = edit.redo()
                plain.redo()
            }
            let isSame =
                edit.text.isIdentical(to: plain.string) && edit.selection.anchor == plain.bytes(plain.anchor)
                && edit.selection.head == plain.bytes(plain.head)
            if !isSame {
                Issue.record(
                    "step \(step), \(what) \(name) \(forward): \(edit.text.debugDescription) \(edit.selection)")
                return
            }
        }
    }

    @Test func `a backspace takes a whole family, a letter with its mark, a syllable, a flag`() {
        for cluster in ["👨‍👩‍👧", "e\u{301}", "한", "\u{1112}\u{1161}\u{11AB}", "🇰🇷", "👍🏽", "\r\n", "क्ष"] {
            var edit = TextEdit("a" + cluster)
            edit.delete(.character, forward: false)
            #expect(edit.text == "a", "\(cluster)")
            var before = TextEdit(cluster + "a")
            before.select(0)
            before.delete(.character, forward: true)
            #expect(before.text == "a", "\(cluster)")
        }
    }

    @Test func `what meets becomes one cluster, and the caret stands behind it`() {
        var edit = TextEdit("e")
        edit.insert("\u{301}", isTyped: true)
        #expect(edit.selection.head == edit.end)
        edit.delete(.character, forward: false)
        #expect(edit.text.isEmpty)
        var flags = TextEdit("\u{1F1F0}x\u{1F1F7}")
        flags.select(5)
        flags.delete(.character, forward: false)
        #expect(flags.text == "🇰🇷")
        #expect(flags.selection == TextSpan(8))
    }

    @Test func `a word is letters and digits, with what joins them`() {
        let edit = TextEdit("pay 1,234.50 don't, ok")
        #expect(edit.wordEnd(after: 3) == 12)
        #expect(edit.wordStart(before: 12) == 4)
        #expect(edit.wordEnd(after: 12) == 18)
        #expect(edit.word(at: 6) == 4..<12)
        #expect(edit.word(at: 14) == 13..<18)
        #expect(edit.word(at: 18) == 18..<19)
        #expect(edit.word(at: 3) == 3..<4)
        #expect(edit.word(at: 99) == 20..<22)
        #expect(TextEdit("").word(at: 0) == 0..<0)
        #expect(TextEdit("a\nbc\nd").line(at: 3) == 2..<4)
    }

    @Test func `typing is undone in one go, and moving ends the go`() {
        var edit = TextEdit()
        for letter in ["a", "b", "c"] { edit.insert(letter, isTyped: true) }
        edit.select(1)
        edit.insert("x", isTyped: true)
        edit.delete(.character, forward: false)
        edit.delete(.character, forward: false)
        #expect(edit.text == "bc")
        #expect(edit.undone() == "axbc")
        #expect(edit.undone() == "abc")
        #expect(edit.undone() == "")
        #expect(edit.undone() == nil)
        #expect(edit.redone() == "abc")
        #expect(edit.redone() == "axbc")
        edit.insert("!", isTyped: true)
        #expect(edit.redone() == nil)
    }

    @Test func `what an input method shows is not in the text until it is committed`() {
        var edit = TextEdit("ab")
        edit.select(1)
        edit.mark("ㅎ")
        edit.mark("하")
        #expect(edit.text == "ab")
        #expect(edit.shown.text == "a하b")
        #expect(edit.shown.marked == 1..<4)
        edit.insert("한", isTyped: true)
        #expect(edit.text == "a한b")
        #expect(edit.marked == nil)
        edit.mark("x")
        edit.mark("")
        #expect(edit.shown.text == "a한b")
        edit.selectAll()
        edit.mark("ㅎ")
        #expect(edit.text.isEmpty)
        edit.commitMarked()
        #expect(edit.text == "ㅎ")
        #expect(edit.undone() == "")
        #expect(edit.undone() == "a한b")
    }

    /// Old text with the caret as |, what the binding made of it, and where the caret is then.
    @Test(arguments: [
        ("12a|34", "1234", "12|34"), ("124|3", "1,243", "1,24|3"), ("12345|", "12,345", "12,345|"),
        ("12,|34", "1,234", "1,2|34"), ("ab|c", "ABC", "AB|C"), ("123456|", "12345", "12345|"),
        ("12345|", "12345 USD", "12345| USD"), ("1a3b|2", "132", "13|2"), ("ab|", "", "|"), ("|ab", "xab", "|xab"),
        ("👨‍👩‍👧|a", "a", "|a"), ("ab|cd", "xyz", "xy|z"),
    ])
    func `another text keeps the caret in what is the same`(_ old: String, _ new: String, _ expected: String) {
        let parts = old.split(separator: "|", omittingEmptySubsequences: false)
        var edit = TextEdit(parts.joined())
        edit.select(parts[0].utf8.count)
        edit.adopt(new)
        var shown = edit.text
        shown.insert("|", at: edit.index(edit.selection.head))
        #expect(shown == expected)
    }

    @Test func `places outside the text are its ends`() {
        var edit = TextEdit("한")
        edit.select(TextSpan(anchor: -5, head: 99))
        #expect(edit.selection == TextSpan(anchor: 0, head: 3))
        edit.select(1)
        #expect(edit.selection == TextSpan(0))
        #expect(edit.roundedUp(1) == 3)
    }

    @Test func `the oldest steps are forgotten`() {
        var edit = TextEdit()
        for number in 0..<300 { edit.insert("\(number) ") }
        var steps = 0
        while edit.undo() { steps += 1 }
        #expect(steps == TextHistory.limit)
        #expect(edit.text.hasSuffix(" 99 "))
    }
}

extension TextEdit {
    /// Nil if there was nothing to undo.
    fileprivate mutating func undone() -> String? { undo() ? text : nil }
    fileprivate mutating func redone() -> String? { redo() ? text : nil }
}
