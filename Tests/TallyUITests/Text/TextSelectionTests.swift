import Foundation
import SwiftUI
import TallyCore
import TallyStage
import TallyUI
import Testing

@MainActor
@Suite("Text that is selected")
struct TextSelectionTests {
    private func shown(_ text: some View, width: CGFloat = 300) -> Stage {
        Stage(size: CGSize(width: width, height: 200)) { text.textSelection(.enabled) }
    }

    @Test func `a drag selects characters, both ways, and Control or Command with C copies them`() throws {
        let stage = shown(Text("one two six"))
        let from = try stage.point(in: "one two six", behind: "on")
        let to = try stage.point(in: "one two six", behind: "one tw")
        stage.drag(from: from, to: to)
        #expect(stage.copied() == "e tw")
        let highlight = try #require(stage.highlight)
        #expect(isNear(highlight.minX, from.x, 0.5) && isNear(highlight.maxX, to.x, 0.5))
        stage.drag(from: to, to: from)
        #expect(stage.copied() == "e tw")
        stage.preferences.pasteboard = nil
        stage.press("C", with: .command)
        #expect(stage.preferences.pasteboard == "e tw")
        stage.press("v", with: .command)
        #expect(stage.frame.visibleText == "one two six")
    }

    @Test func `texts are not selected unless that is allowed, and the innermost says so`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack {
                Text("plain")
                VStack {
                    Text("open")
                    Text("shut").textSelection(.disabled)
                }
                .textSelection(.enabled)
            }
        }
        for word in ["plain", "shut"] {
            stage.doubleTap(try stage.point(in: word, behind: "s"))
            #expect(stage.highlight == nil && stage.copied() == nil)
        }
        stage.doubleTap(try stage.point(in: "open", behind: "o"))
        #expect(stage.copied() == "open")
    }

    @Test func `a drag goes on across lines, and all that is selected is highlighted`() throws {
        let stage = shown(Text("aa bb cc dd ee ff gg hh"), width: 60)
        let lines = stage.frame.texts.map(\.rect)
        let (first, last) = (try #require(lines.first), try #require(lines.last))
        #expect(lines.count > 2)
        stage.drag(from: CGPoint(x: first.minX, y: first.midY), to: CGPoint(x: last.maxX, y: last.midY))
        let highlight = try #require(stage.highlight)
        #expect(isNear(highlight.minY, first.minY, 0.1) && isNear(highlight.maxY, last.maxY, 0.1))
        // A line that was wrapped has no break of its own.
        #expect(stage.copied() == "aa bb cc dd ee ff gg hh")
        stage.drag(
            from: CGPoint(x: last.minX, y: last.midY),
            to: CGPoint(x: first.minX + Stage.width(of: "aa "), y: first.midY))
        #expect(stage.copied().map { "bb cc dd ee ff gg hh".hasPrefix($0) && $0.hasPrefix("bb cc") } == true)
    }

    @Test func `a double click selects a word, a third the line, and a drag goes on by words`() throws {
        let stage = shown(Text(verbatim: "one two\nsix"))
        let rect = try #require(stage.text("one two")).rect
        let point = CGPoint(x: rect.minX + 10, y: rect.midY)
        stage.doubleTap(point)
        #expect(stage.copied() == "one")
        stage.tap(point)
        stage.advance(by: 0)
        #expect(stage.copied() == "one two")
        stage.tap(point)
        stage.advance(by: 0)
        #expect(stage.highlight == nil && stage.copied() == nil)
        stage.advance(by: 1)
        stage.tap(point)
        stage.drag(from: point, to: CGPoint(x: rect.minX + Stage.width(of: "one t"), y: point.y))
        #expect(stage.copied() == "one two")
    }

    @Test func `a press with Shift goes on from where the last press was`() throws {
        let stage = shown(Text("one two six"))
        func point(_ beginning: String) throws -> CGPoint { try stage.point(in: "one two six", behind: beginning) }
        stage.tap(try point("one "))
        stage.pressWithShift(try point("one two"))
        #expect(stage.copied() == "two")
        stage.pressWithShift(try point("on"))
        #expect(stage.copied() == "e ")
        stage.tap(try point("one "))
        stage.advance(by: 0)
        #expect(stage.highlight == nil)
    }

    @Test func `a press with Shift goes on with a text field's selection, too`() throws {
        let typed = Typed("one two six")
        let stage = Stage(size: CGSize(width: 200, height: 100)) { TypedField(typed) }
        stage.tap(try stage.point(in: "one two six", behind: "one "))
        stage.pressWithShift(try stage.point(in: "one two six", behind: "one two"))
        #expect(typed.marked == "one [two] six")
        stage.pressWithShift(try stage.point(in: "one two six", behind: "on"))
        #expect(typed.marked == "on[e ]two six")
    }

    @Test func `Control with A selects the whole text that has the selection, and Escape ends it`() throws {
        let stage = shown(Text("one two six"))
        stage.press("a", with: .control)
        #expect(stage.highlight == nil)
        stage.doubleTap(try stage.point(in: "one two six", behind: "o"))
        stage.press("a", with: .control)
        #expect(stage.copied() == "one two six")
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(stage.highlight == nil && stage.copied() == nil && !stage.runtime.hasFocus)
    }

    @Test func `one text has a selection at a time, and a press beside it leaves none`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack {
                Text("first")
                Text("second")
            }
            .textSelection(.enabled)
        }
        stage.doubleTap(try stage.point(in: "first", behind: "f"))
        #expect(stage.copied() == "first")
        stage.doubleTap(try stage.point(in: "second", behind: "s"))
        #expect(stage.copied() == "second" && stage.frame.shapes.count == 1)
        stage.tap(CGPoint(x: 5, y: 5))
        stage.advance(by: 0)
        #expect(stage.highlight == nil && stage.copied() == nil && !stage.runtime.hasFocus)
    }

    @Test func `a text and a field take the selection from one another`() throws {
        let typed = Typed("field")
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            VStack {
                Text("label").textSelection(.enabled)
                TypedField(typed)
            }
        }
        stage.doubleTap(try stage.point(in: "field", behind: "f"))
        #expect(typed.marked == "[field]")
        stage.doubleTap(try stage.point(in: "label", behind: "l"))
        #expect(stage.copied() == "label" && stage.frame.shapes.filter { $0.kind == "selection" }.count == 1)
        stage.type("x")
        #expect(typed.text == "field")
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(stage.copied() == "field")
    }

    @Test func `graphemes are never split, and a picture in the text is not copied`() throws {
        let family = "a👨‍👩‍👧b"
        let stage = shown(Text(verbatim: family))
        stage.drag(from: try stage.point(in: family, behind: "a"), to: try stage.point(in: family, behind: "a👨‍👩‍👧"))
        #expect(stage.copied() == "👨‍👩‍👧")
        let pictured = shown(Text("x \(Image(systemName: "star.fill")) y"))
        let rect = try #require(pictured.frame.texts.first).rect
        pictured.drag(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: rect.maxX + 9, y: rect.midY))
        #expect(pictured.copied() == "x  y")
    }

    @Test func `a text from right to left is selected from the right`() throws {
        let hebrew = "אחת שתיים"
        let stage = shown(Text(verbatim: hebrew))
        let rect = try #require(stage.text(hebrew)).rect
        let end = rect.maxX - Stage.width(of: "אחת")
        stage.drag(from: CGPoint(x: rect.maxX - 1, y: rect.midY), to: CGPoint(x: end, y: rect.midY))
        #expect(stage.copied() == "אחת")
        let highlight = try #require(stage.highlight)
        #expect(isNear(highlight.maxX, rect.maxX, 0.1))
    }

    @Test func `parts of a text are one text to select in`() throws {
        let joined = Text("one ").bold() + Text("two ").font(.title).foregroundColor(.red) + Text("six")
        let stage = shown(joined)
        let rect = try #require(stage.frame.texts.first).rect
        stage.drag(from: CGPoint(x: rect.minX, y: rect.midY), to: CGPoint(x: rect.maxX, y: rect.midY))
        #expect(stage.copied() == "one two six")
        let attributed = shown(Text("is **very** `good`"))
        attributed.doubleTap(try attributed.point(in: "is very good", behind: "is ve"))
        #expect(attributed.copied() == "very")
    }

    @Test func `an ellipsis stands for all that was cut off`() throws {
        let long = "one two six seven eight nine ten"
        let stage = shown(Text(verbatim: long).lineLimit(1), width: 120)
        let text = try #require(stage.frame.texts.first)
        #expect(text.string.hasSuffix("\u{2026}"))
        let line = CGPoint(x: text.rect.minX, y: text.rect.midY)
        stage.drag(from: line, to: CGPoint(x: text.rect.maxX, y: line.y))
        #expect(stage.copied() == long)
        #expect(stage.highlight.map { isNear($0.maxX, text.rect.maxX, 0.1) } == true)
        stage.drag(from: line, to: CGPoint(x: line.x + Stage.width(of: "one"), y: line.y))
        #expect(stage.copied() == "one")
        let lines = shown(Text(verbatim: long).lineLimit(2), width: 80)
        #expect(lines.frame.texts.count == 2)
        let (first, last) = (lines.frame.texts[0].rect, lines.frame.texts[1].rect)
        lines.drag(from: CGPoint(x: first.minX, y: first.midY), to: CGPoint(x: last.maxX, y: last.midY))
        #expect(lines.copied() == long)
    }

    @Test func `the pointer is a bar over a text that can be selected, and a hand over its links`() throws {
        let stage = shown(Text("see [here](https://a.b)"))
        let rect = try #require(stage.frame.texts.first).rect
        func look(_ x: CGFloat) -> String { "\(stage.runtime.pointerLook(at: .init(x: x, y: rect.midY)))" }
        #expect(look(rect.minX + 2) == "text")
        #expect(look(rect.maxX - 2) == "link")
        #expect(look(rect.minX - 5) == "standard")
    }
}
