import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Text field: pointer and caret")
struct TextFieldPointerTests {
    private func tapped(_ typed: Typed) -> Stage {
        Stage(size: CGSize(width: 200, height: 100)) { TypedField(typed) }
    }

    @Test func `a tap places the caret at the nearest edge between clusters`() throws {
        let typed = Typed("a👨‍👩‍👧한b")
        let stage = tapped(typed)
        let box = try #require(stage.frame.texts.first).rect
        var seen: [String] = []
        for x in stride(from: box.minX, through: box.maxX + 30, by: 1) {
            stage.advance(by: 1)
            stage.tap(CGPoint(x: x, y: box.midY))
            stage.advance(by: 0)
            if seen.last != typed.marked { seen.append(typed.marked) }
            let caret = try #require(stage.caret)
            #expect(caret.minX >= box.minX - 0.001)
        }
        #expect(seen == ["|a👨‍👩‍👧한b", "a|👨‍👩‍👧한b", "a👨‍👩‍👧|한b", "a👨‍👩‍👧한|b", "a👨‍👩‍👧한b|"])
    }

    @Test func `a press in a text that was cut finds the letter under it`() throws {
        let typed = Typed("a text that is longer than its field")
        let stage = tapped(typed)
        let box = try #require(stage.frame.texts.first).rect
        #expect(stage.frame.texts[0].string.hasSuffix("\u{2026}"))
        stage.tap(CGPoint(x: box.minX + 1, y: box.midY))
        stage.advance(by: 0)
        #expect(typed.marked.hasPrefix("|a text"))
        #expect(isNear(stage.frame.texts[0].rect.minX, 20))
    }

    @Test func `a press makes what an input method shows part of the text`() throws {
        let typed = Typed("ab")
        let stage = Stage.typing(typed)
        stage.press(.home, with: [])
        stage.compose("한글")
        stage.advance(by: 0)
        let box = try #require(stage.frame.texts.first).rect
        stage.tap(CGPoint(x: box.maxX + 5, y: box.midY))
        stage.advance(by: 0)
        #expect(typed.marked == "한글ab|")
    }

    @Test func `two presses select the word, three the line, a fourth places the caret`() throws {
        let typed = Typed("one two")
        let stage = tapped(typed)
        let box = try #require(stage.frame.texts.first).rect
        let point = CGPoint(x: box.maxX - 8, y: box.midY)
        stage.tap(point)
        stage.advance(by: 0)
        #expect(typed.marked.contains("|"))
        stage.tap(point)
        stage.advance(by: 0)
        #expect(typed.marked == "one [two]")
        #expect(stage.caret == nil)
        #expect(stage.highlight.map { abs($0.maxX - box.maxX) < 0.01 } == true)
        stage.tap(point)
        stage.advance(by: 0)
        #expect(typed.marked == "[one two]")
        stage.tap(point)
        stage.advance(by: 1)
        #expect(typed.marked.contains("|"))
        stage.tap(point)
        stage.advance(by: 0)
        #expect(typed.marked.contains("|"))
    }

    @Test func `a drag selects, both ways, and by words after two presses`() throws {
        let typed = Typed("one two six")
        let stage = tapped(typed)
        let box = try #require(stage.frame.texts.first).rect
        let left = CGPoint(x: box.minX - 20, y: box.midY)
        let right = CGPoint(x: box.maxX + 200, y: box.midY + 40)
        stage.drag(from: CGPoint(x: box.midX, y: box.midY), to: right)
        #expect(typed.marked.hasSuffix("six]"))
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: box.midX, y: box.midY), to: left)
        #expect(typed.marked.hasPrefix("[one"))
        stage.advance(by: 1)
        stage.tap(CGPoint(x: box.midX, y: box.midY))
        stage.drag(from: CGPoint(x: box.midX, y: box.midY), to: CGPoint(x: box.minX + 10, y: box.midY))
        #expect(typed.marked == "[one two] six")
    }

    @Test func `the caret blinks by the stage's clock, and a stage with one settles`() {
        let typed = Typed("a")
        let stage = Stage.typing(typed)
        let start = stage.time
        #expect(stage.settle())
        #expect(!stage.isAnimating)
        for half in 0..<6 {
            #expect((stage.caret != nil) == (half % 2 == 0), "half second \(half)")
            #expect(stage.nextFrameTime.map { abs($0 - start - Double(half + 1) * 0.5) < 1e-9 } == true)
            stage.advance(by: 0.5)
        }
        stage.advance(by: 0.5)
        #expect(stage.caret == nil)
        stage.typing("b")
        #expect(stage.caret != nil)
        #expect(stage.statistics.bodiesEvaluated > 0)
        stage.advance(by: 0.5)
        #expect(stage.caret == nil)
        #expect(stage.statistics.bodiesEvaluated == 0)
        #expect(stage.statistics.nodesLaidOut == 0)
    }

    @Test func `the caret stands still under reduced motion, and is gone where the window is not in front`() {
        let typed = Typed("a")
        let stage = Stage.typing(typed)
        stage.preferences.reduceMotion = true
        stage.advance(by: 0)
        #expect(stage.caret != nil)
        #expect(stage.nextFrameTime == nil)
        stage.advance(by: 0.75)
        #expect(stage.caret != nil)
        stage.preferences.reduceMotion = false
        stage.preferences.scenePhase = .inactive
        stage.advance(by: 0)
        #expect(stage.caret == nil)
        #expect(stage.nextFrameTime == nil)
        stage.preferences.scenePhase = .active
        stage.advance(by: 0)
        #expect(stage.caret != nil)
    }

    @Test
    func `a long text is scrolled so that the caret is in the field, and cut with an ellipsis when the focus goes`() {
        let typed = Typed()
        let stage = Stage.typing(typed)
        let field = CGRect(x: 20, y: 0, width: 160, height: 100)
        stage.typing("a text that is longer than its field")
        func isCaretInside() -> Bool { stage.caret.map { field.holds($0) } ?? false }
        #expect(isCaretInside())
        let text = stage.frame.texts[0]
        #expect(text.rect.maxX <= 180)
        #expect(text.rect.minX < 20)
        #expect(text.clip.map { $0.minX >= 19 && $0.maxX <= 181 } == true)
        for _ in 0..<40 {
            stage.press(.leftArrow, with: [])
            #expect(isCaretInside())
        }
        #expect(isNear(stage.frame.texts[0].rect.minX, 20))
        stage.press(.end, with: [])
        stage.press(.delete, with: .command)
        #expect(isCaretInside())
        stage.press(.home, with: .shift)
        stage.press(.delete, with: [])
        #expect(stage.text("Name")?.clip == nil)
        stage.typing("a text that is longer than its field")
        stage.press(.tab)
        stage.press(.tab, modifiers: .shift)
        stage.advance(by: 0)
        #expect(stage.frame.texts[0].string.hasPrefix("a text"))
    }

    @Test func `lines stand as they are aligned, and the caret with them`() {
        for (alignment, x) in [(TextAlignment.leading, 20.0), (.center, 100), (.trailing, 179)] {
            let typed = Typed()
            let stage = Stage(size: CGSize(width: 200, height: 100)) {
                TypedField(typed).multilineTextAlignment(alignment)
            }
            stage.tap(CGPoint(x: 100, y: 50))
            stage.advance(by: 0)
            #expect(stage.caret.map { isNear(Double($0.minX), x) } == true, "\(alignment)")
            stage.typing("ab")
            let text = stage.frame.texts[0].rect
            switch alignment {
            case .leading: #expect(isNear(text.minX, 20))
            case .center: #expect(isNear(text.midX, 100))
            case .trailing: #expect(isNear(text.maxX, 180))
            }
        }
    }

    @Test func `a press on a field that is shown twice as large finds its letters`() throws {
        let typed = Typed("abcdef")
        let stage = Stage(size: CGSize(width: 400, height: 200)) { TypedField(typed).scaleEffect(2) }
        let box = try #require(stage.frame.texts.first).rect
        stage.tap(CGPoint(x: box.maxX + 5, y: box.midY))
        stage.advance(by: 1)
        #expect(typed.marked == "abcdef|")
        stage.tap(CGPoint(x: box.minX, y: box.midY))
        stage.advance(by: 0)
        #expect(typed.marked == "|abcdef")
        #expect(stage.caret.map { isNear($0.minX, box.minX) && isNear($0.width, 4) } == true)
    }
}
