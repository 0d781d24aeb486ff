import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Caret, selection and prompt while the row moves.
@MainActor
struct AmountTravelTests {
    private func screen(_ amount: Decimal?, selecting selection: Range<Int>, _ alignment: TextAlignment = .center)
        -> AmountScreen
    {
        let screen = AmountScreen(
            AmountInput(amount, limits: 0...99_999_999, locale: locale("ko_KR")), alignment: alignment,
            size: CGSize(width: 320, height: 120), hasKeypad: false)
        screen.stage.preferences.pasteboard = "56"
        screen.stage.press(.tab)
        screen.model.input.selection = selection
        screen.rest()
        return screen
    }

    /// The caret, or what lies behind the selected digits.
    private func bar(_ screen: AmountScreen) -> CGRect? {
        let bars = screen.stage.frame.shapes.map(\.rect).filter { $0.midY < 130 && $0.height > 30 }
        return bars.count == 1 ? bars[0] : nil
    }

    private func digit(_ string: Character, _ screen: AmountScreen) -> CGRect? { screen.glyph(String(string))?.rect }

    /// Plays a change of 1234, all of whose digits are different, and back.
    @Test(arguments: [0..<0, 2..<2, 4..<4, 2..<3, 0..<2, 1..<4, 0..<4], [TextAlignment.leading, .center])
    func `in every frame of a paste and of its undoing the caret is beside its digit`(
        selection: Range<Int>, alignment: TextAlignment
    ) throws {
        let screen = screen(1_234, selecting: selection, alignment)
        let before = screen.model.input.rawText
        for key in ["v", "z", "y", "z"] as [KeyEquivalent] {
            let old = screen.model.input.rawText
            screen.stage.press(key, modifiers: .control)
            let input = screen.model.input
            let (now, selected) = (Array(input.rawText), input.selection)
            #expect(input.rawText != old)
            // Where all is replaced, the old digits leave first.
            let coming = selection == 0..<4 ? 11 : 5
            for frame in 0..<20 {
                screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let bar = try #require(self.bar(screen))
                // Beside a digit that was there before: those that come are where they will be, and not seen yet.
                let left = selected.lowerBound > 0 ? now[selected.lowerBound - 1] : nil
                let right = selected.upperBound < now.count ? now[selected.upperBound] : nil
                if selected.isEmpty, let left, old.contains(left) || frame > coming {
                    #expect(abs(bar.midX - digit(left, screen)!.maxX) < 0.01, "\(key) \(frame)")
                } else if selected.isEmpty, let right, old.contains(right) || frame > coming, left == nil || frame < 5 {
                    #expect(abs(bar.midX - digit(right, screen)!.minX) < 13, "\(key) \(frame)")
                } else if !selected.isEmpty, let first = digit(now[selected.lowerBound], screen) {
                    let last = try #require(digit(now[selected.upperBound - 1], screen))
                    #expect(abs(bar.maxX - last.maxX) < 0.01, "\(key) \(frame)")
                    // It drops with the first, or begins at the mark before it.
                    let isAtMark = left.map { abs(bar.minX - digit($0, screen)!.maxX) < 0.01 } == true
                    #expect(abs(bar.minX - first.minX) < 0.01 && bar.midY == first.midY || isAtMark)
                }
            }
            screen.rest()
        }
        #expect(screen.model.input.rawText == before)
    }

    @Test func `a caret that is moved while the row moves is beside its digit too`() throws {
        let screen = screen(1_234, selecting: 2..<2)
        screen.stage.press("v", modifiers: .control)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.02)
        for (key, left, right) in [(KeyEquivalent.home, nil, "1"), (.end, "4", nil)] as [(_, Character?, Character?)] {
            screen.stage.press(key)
            for _ in 0..<3 {
                screen.stage.advance(by: 0.01)
                let x = left.map { digit($0, screen)!.maxX } ?? digit(right!, screen)!.minX
                #expect(abs(bar(screen)!.midX - x) < 0.01)
            }
        }
        screen.stage.press("a", modifiers: .control)
        screen.stage.advance(by: 0.001)
        #expect(screen.stage.isAnimating)
        #expect(abs(bar(screen)!.minX - digit("1", screen)!.minX) < 0.01)
    }

    @Test func `a caret beside a digit that is still to come neither drops nor fades`() throws {
        let screen = screen(1_234, selecting: 4..<4)
        let line = try #require(bar(screen)).minY
        for key in ["7", "8", "<", "9", "<"] {
            if key == "<" { screen.stage.press(.delete) } else { screen.stage.type(key) }
            for _ in 0..<2 {
                screen.stage.advance(by: 1.0 / 60)
                let bars = screen.stage.frame.shapes.filter { $0.rect.height > 30 }
                #expect(bars.count == 1 && bars[0].rect.minY == line && bars[0].opacity == 1)
            }
        }
    }

    @Test func `the prompt fades out while the row makes room, and in when the last digit has faded`() throws {
        let prompt = "금액을 입력해주세요"
        let screen = screen(nil, selecting: 0..<0)
        screen.model.input.insert(digit: 5)
        screen.stage.advance(by: 0)
        for share in [0.25, 0.5, 0.75] {
            screen.stage.advance(by: 0.02)
            #expect(screen.text == prompt)
            #expect(abs(screen.glyph(prompt)!.opacity - (1 - share)) < 0.001)
        }
        screen.stage.advance(by: 0.02)
        #expect(screen.text.isEmpty)
        screen.rest()
        screen.model.input.deleteBackward()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.1)
        #expect(screen.text.isEmpty)
        for share in [0.25, 0.5, 0.75] {
            screen.stage.advance(by: 0.02)
            #expect(screen.text == prompt)
            #expect(abs(screen.glyph(prompt)!.opacity - share) < 0.001)
        }
        // Typed again before it has come, it goes from where it is.
        screen.model.input.insert(digit: 6)
        screen.stage.advance(by: 0)
        #expect(abs(screen.glyph(prompt)!.opacity - 0.75) < 0.001)
        screen.rest()
        #expect(screen.text == "6원")
    }
}
