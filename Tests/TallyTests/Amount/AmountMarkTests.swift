import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// How group marks are placed anew.
@MainActor
struct AmountMarkTests {
    /// Every key at the end, at the start and in the middle of amounts around which marks come, go and move.
    @Test(arguments: [("ko_KR", [1_234, 12_345, 123_456]), ("hi_IN", [12_345, 123_456])] as [(String, [Decimal])])
    func `as many marks as both texts have are seen throughout, on their line`(
        place: String, amounts: [Decimal]
    ) {
        let screen = AmountScreen(place: place, size: CGSize(width: 320, height: 120), hasKeypad: false)
        func marks() -> [TextElement] { screen.glyphs.filter { $0.string == "," } }
        for amount in amounts {
            for (caret, isTyped) in [(0, true), (1, true), (1, false), (3, true), (3, false), (7, true), (7, false)] {
                screen.model.input = AmountInput(amount, limits: 0...999_999_999, locale: locale(place))
                screen.model.input.selection = caret..<caret
                screen.rest()
                let line = marks()[0].rect.minY
                let most = screen.model.input.text.count { $0 == "," }
                if isTyped { screen.model.input.insert(digit: 9) } else { screen.model.input.deleteBackward() }
                let least = min(most, screen.model.input.text.count { $0 == "," })
                for _ in 0..<12 {
                    screen.stage.advance(by: 1.0 / 60)
                    #expect(marks().count { $0.opacity == 1 } >= least, "\(amount) at \(caret)")
                    #expect(marks().allSatisfy { $0.rect.minY == line })
                }
                screen.rest()
                #expect(screen.text.contains(screen.model.input.text))
            }
        }
    }

    @Test func `a mark that loses the digit on its right slides over one digit, and none fades in`() throws {
        let screen = AmountScreen(won(1_234))
        for (key, time) in [("5", 0.08), ("<", 0.10)] {
            let (start, two) = try (#require(screen.glyph(",")?.rect), #require(screen.glyph("2")?.rect))
            try screen.tap(key)
            var way: [CGFloat] = []
            for _ in 0..<4 {
                screen.stage.advance(by: time / 4)
                #expect(screen.glyphs.count { $0.string == "," } == 1)
                let mark = try #require(screen.glyph(","))
                #expect(mark.opacity == 1 && mark.rect.minY == start.minY)
                way.append(mark.rect.minX - start.minX)
            }
            for (step, x) in way.enumerated() {
                let share = Double(step + 1) / 4
                #expect(abs(x - way[3] * CGFloat(key == "<" ? rowClosed(at: share) : share)) < 0.01)
            }
            let now = try #require(screen.glyph("2")?.rect)
            #expect((two.minX < start.minX) != (now.minX < screen.glyph(",")!.rect.minX))
            screen.rest()
        }
    }

    @Test func `a mark of more than there were fades in when its gap is open`() throws {
        let screen = AmountScreen(won(123_456))
        try screen.tap("7")
        screen.stage.advance(by: 0.08)
        #expect(screen.glyphs.count { $0.string == "," } == 1)
        screen.stage.advance(by: 0.04)
        let marks = screen.glyphs.filter { $0.string == "," }
        #expect(marks.count == 2 && marks[1].opacity == 1)
        #expect(abs(marks[0].opacity - 0.5) < 0.001)
        #expect(abs(marks[0].rect.minX - screen.glyph("1")!.rect.maxX) < 0.01)
        screen.rest()
        // The row closes in 0.10 s; a mark that comes with another amount comes after that.
        screen.model.input.set(123)
        screen.rest()
        // So do its digits, as none of the old ones stays.
        screen.model.input.set(4_000)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.22)
        #expect(abs(screen.glyph(",")!.opacity - 0.5) < 0.001)
    }

    /// Ten seconds of keys at random, a frame at each 60th.
    @Test(arguments: [6.0, 10], 1...3 as ClosedRange<UInt64>)
    func `however fast the keys come, no mark that all their texts have is missing`(rate: Double, seed: UInt64) {
        var random = SplitMix(seed &* 7919)
        let screen = AmountScreen(
            AmountInput(1_234, limits: 0...999_999_999_999, locale: locale("ko_KR")),
            size: CGSize(width: 480, height: 120), hasKeypad: false)
        func marks() -> Int { screen.model.input.text.count { $0 == "," } }
        // How many marks the texts have that may still be on their way, and when each was typed.
        var shown = [(time: -1.0, marks: marks())]
        var nextKey = 0.0
        for frame in 0..<600 {
            let time = Double(frame) / 60
            if time >= nextKey - 1e-9 {
                nextKey += 1 / rate
                let isTyped = Int.random(in: 0..<10, using: &random) < (screen.model.input.rawText.count < 7 ? 7 : 3)
                let caret = Int.random(in: 0..<4, using: &random)
                if caret == 0 { screen.model.input.moveCaret(by: Int.random(in: -3...3, using: &random)) }
                if isTyped {
                    screen.model.input.insert(digit: Int.random(in: 1...9, using: &random))
                } else {
                    screen.model.input.deleteBackward()
                }
                shown.append((time, marks()))
            }
            screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            // What came last but one counts until the last has been shown for as long as a mark takes to come.
            while shown.count > 1, time - shown[1].time > 0.18 { shown.removeFirst() }
            let least = shown.map(\.marks).min() ?? 0
            #expect(screen.glyphs.count { $0.string == "," && $0.opacity > 0.5 } >= least, "frame \(frame)")
        }
    }

    @Test func `people who want less motion never see a mark upon a digit`() {
        let screen = AmountScreen(AmountInput(1_234, limits: 0...99_999_999, locale: locale("ko_KR")))
        screen.stage.preferences.reduceMotion = true
        screen.rest()
        for key in "5678<<<<" {
            let trace = screen.stage.trace(for: 0.2) {
                if key == "<" { screen.model.input.deleteBackward() } else { screen.model.input.insert(digit: 5) }
            }
            for mark in trace.texts(reading: ",") {
                for digit in trace.texts where digit.texts.first?.first?.isNumber == true {
                    #expect(mark.neverOverlaps(digit).holds)
                }
            }
            screen.rest()
            #expect(screen.text == screen.model.input.text + "원")
        }
    }

    @Test(arguments: [(4, false), (0, true)])
    func `a mark leaves with the gap as the row closes, at the digit beside it that stays`(
        caret: Int, isForward: Bool
    ) throws {
        let screen = AmountScreen(won(1_234))
        screen.model.input.selection = caret..<caret
        screen.rest()
        if isForward { screen.model.input.deleteForward() } else { screen.model.input.deleteBackward() }
        screen.stage.advance(by: 0)
        for share in [0.2, 0.4, 0.6, 0.8] {
            screen.stage.advance(by: 0.02)
            let mark = try #require(screen.glyph(","))
            #expect(abs(mark.opacity - (1 - rowClosed(at: share))) < 0.001)
            if isForward {
                #expect(abs(mark.rect.maxX - screen.glyph("2")!.rect.minX) < 0.01)
            } else {
                #expect(abs(mark.rect.minX - screen.glyph("1")!.rect.maxX) < 0.01)
                #expect(abs(mark.rect.maxX - screen.glyph("2")!.rect.minX) < 0.01)
            }
        }
    }

    @Test(arguments: [(2..<3, 9, "12,945원"), (1..<2, 9, "19,345원")])
    func `a mark beside a digit that stays does not go and come`(
        selection: Range<Int>, digit: Int, text: String
    ) throws {
        let screen = AmountScreen(won(12_345))
        screen.model.input.selection = selection
        screen.rest()
        screen.model.input.insert(digit: digit)
        screen.stage.advance(by: 0)
        for _ in 0..<12 {
            let marks = screen.glyphs.filter { $0.string == "," }
            #expect(marks.count == 1 && marks.allSatisfy { $0.opacity == 1 })
            screen.stage.advance(by: 1.0 / 60)
        }
        #expect(screen.text == text)
    }
}
