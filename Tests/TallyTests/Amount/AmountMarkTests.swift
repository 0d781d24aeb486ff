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
    func `no mark lies over a digit while the row is placed anew`(place: String, amounts: [Decimal]) {
        let screen = AmountScreen(place: place, size: CGSize(width: 320, height: 120), hasKeypad: false)
        for amount in amounts {
            for (caret, isTyped) in [(0, true), (1, true), (1, false), (3, true), (3, false), (7, true), (7, false)] {
                screen.model.input = AmountInput(amount, limits: 0...999_999_999, locale: locale(place))
                screen.model.input.selection = caret..<caret
                screen.rest()
                let trace = screen.stage.trace(for: 0.18) {
                    if isTyped { screen.model.input.insert(digit: 9) } else { screen.model.input.deleteBackward() }
                }
                // A digit that rises out of the row leaves its place to others.
                let digits = trace.texts.filter { text in
                    text.texts.first?.first?.isNumber == true && text.samples.allSatisfy { $0.opacity == 1 }
                }
                for mark in trace.texts(reading: ",") {
                    for digit in digits { #expect(mark.neverOverlaps(digit).holds, "\(amount) at \(caret)") }
                }
                screen.rest()
                #expect(screen.text.contains(screen.model.input.text))
            }
        }
    }

    @Test func `a mark is squeezed out of the gap that closes, and the new one comes when its gap is open`() throws {
        let screen = AmountScreen(AmountInput(1_234, locale: locale("ko_KR")))
        try screen.tap("5")
        for share in [0.25, 0.5, 0.75] {
            screen.stage.advance(by: 0.02)
            let mark = try #require(screen.glyph(","))
            let (left, right) = (screen.glyph("1")!.rect.maxX, screen.glyph("2")!.rect.minX)
            #expect(abs(mark.rect.minX - left) < 0.01 && abs(mark.rect.maxX - right) < 0.01)
            #expect(abs(mark.opacity - (1 - share)) < 0.001)
        }
        screen.stage.advance(by: 0.02)
        #expect(screen.glyph(",") == nil)
        screen.stage.advance(by: 0.04)
        let mark = try #require(screen.glyph(","))
        #expect(abs(mark.rect.minX - screen.glyph("2")!.rect.maxX) < 0.01)
        #expect(abs(mark.opacity - 0.5) < 0.001)
        screen.rest()
        // The row closes in 0.10 s; the mark comes after that.
        try screen.tap("<")
        screen.stage.advance(by: 0.10)
        #expect(screen.glyph(",") == nil)
        screen.stage.advance(by: 0.04)
        #expect(abs(screen.glyph(",")!.opacity - 0.5) < 0.001)
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

    @Test(arguments: [(5, false), (0, true)])
    func `a mark leaves with the gap as the row closes, at the digit beside it that stays`(
        caret: Int, isForward: Bool
    ) throws {
        let screen = AmountScreen(AmountInput(isForward ? 1_234 : 12_345, locale: locale("ko_KR")))
        screen.model.input.selection = caret..<caret
        screen.rest()
        if isForward { screen.model.input.deleteForward() } else { screen.model.input.deleteBackward() }
        screen.stage.advance(by: 0)
        for share in [0.2, 0.4, 0.6, 0.8] {
            screen.stage.advance(by: 0.02)
            let mark = try #require(screen.glyph(","))
            #expect(abs(mark.opacity - (1 - share)) < 0.001)
            if isForward {
                #expect(abs(mark.rect.maxX - screen.glyph("2")!.rect.minX) < 0.01)
            } else {
                #expect(abs(mark.rect.minX - screen.glyph("2")!.rect.maxX) < 0.01)
                #expect(abs(mark.rect.maxX - screen.glyph("3")!.rect.minX) < 0.01)
            }
        }
    }

    @Test(arguments: [(2..<3, 9, "12,945원"), (1..<2, 9, "19,345원")])
    func `a mark beside a digit that stays does not go and come`(
        selection: Range<Int>, digit: Int, text: String
    ) throws {
        let screen = AmountScreen(AmountInput(12_345, locale: locale("ko_KR")))
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
