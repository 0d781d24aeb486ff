import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What gives way to what: prompt, digits, unit; and symbols before the digits.
@MainActor
struct AmountHandoverTests {
    private func screen(_ amount: Decimal? = nil, alignment: TextAlignment = .center) -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: 0...999_999, currency: "USD", locale: locale("en_US")), place: "en_US",
            alignment: alignment, size: CGSize(width: 320, height: 120), hasKeypad: false)
    }

    private let prompt = "Enter an amount"

    @Test func `a symbol before the digits makes room to its left, and stays when the last digit goes`() throws {
        let screen = screen(12)
        let symbol = try #require(screen.glyph("$")?.rect)
        let width = try #require(screen.glyph("1")?.rect.width)
        screen.model.input.insert(digit: 3)
        screen.stage.advance(by: 0)
        for step in 1...4 {
            screen.stage.advance(by: 0.02)
            let now = try #require(screen.glyph("$")?.rect)
            #expect(abs(now.minX - (symbol.minX - width / 2 * Double(step) / 4)) < 0.01)
            #expect(abs(screen.glyph("1")!.rect.minX - now.maxX) < 0.01)
            #expect(screen.text == "$12")
        }
        screen.rest()
        screen.model.input.clear()
        screen.stage.advance(by: 0)
        let before = try #require(screen.glyph("$")?.rect)
        screen.stage.advance(by: 0.05)
        #expect(screen.glyph("$")?.rect == before)
        #expect(abs(screen.glyph("$")!.opacity - 0.5) < 0.001)
        #expect(screen.glyph("1")?.rect.minX == before.maxX)
        screen.stage.advance(by: 0.05)
        #expect(screen.text.isEmpty)
        screen.stage.advance(by: 0.081)
        #expect(screen.text == prompt)
        #expect(!screen.stage.isAnimating)
        screen.model.input.insert(digit: 7)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.12)
        #expect(screen.text == "$7")
        #expect(abs(screen.glyph("$")!.opacity - 0.5) < 0.001)
        #expect(abs(screen.glyph("$")!.rect.maxX - screen.glyph("7")!.rect.minX) < 0.01)
        // A symbol fades where it is: it does not drop.
        #expect(screen.glyph("$")?.rect.minY == before.minY)
    }

    /// Taken back and typed again while it moves, at every frame of it.
    @Test(arguments: [TextAlignment.leading, .center])
    func `nothing jumps where the amount begins and ends, and the prompt is never seen beside it`(
        alignment: TextAlignment
    ) {
        for first in stride(from: 1, through: 10, by: 3) {
            for second in [1, 4, 6] {
                let screen = screen(alignment: alignment)
                func hold(_ body: (inout AmountInput) -> Void) {
                    let before = screen.glyphs.filter { $0.string != prompt }
                    body(&screen.model.input)
                    screen.stage.advance(by: 0)
                    let after = screen.glyphs.filter { $0.string != prompt }
                    for old in before {
                        let new = after.first { $0.string == old.string && abs($0.rect.minX - old.rect.minX) < 0.5 }
                        #expect(
                            new.map { abs($0.rect.minY - old.rect.minY) < 0.5 && abs($0.opacity - old.opacity) < 0.01 }
                                == true, "\(old.string) at \(first), \(second)")
                    }
                }
                func play(_ frames: Int) {
                    for _ in 0..<frames {
                        screen.stage.advance(by: 1.0 / 60)
                        let isPrompted = screen.glyph(prompt) != nil
                        #expect(!isPrompted || screen.text == prompt)
                    }
                }
                hold { $0.insert(digit: 5) }
                play(first)
                hold { $0.deleteBackward() }
                play(second)
                hold { $0.insert(digit: 8) }
                play(2)
                hold { $0.clear() }
                play(1)
                hold { $0.set(4_321) }
                screen.rest()
                #expect(screen.text == "$4,321")
            }
        }
    }

    /// Two seconds of keys at random, 30 a second, with a frame at each 60th.
    @Test(arguments: 1...2 as ClosedRange<UInt64>)
    func `thirty keys a second: each is in the amount at once, and no digit leaves its lane`(seed: UInt64) throws {
        var random = SplitMix(seed &* 977)
        let screen = screen(1_234)
        let line = try #require(screen.glyph("1")?.rect.minY)
        var replica = screen.model.input
        for _ in 0..<60 {
            let isTyped = Int.random(in: 0..<10, using: &random) < 6
            let digit = Int.random(in: 0...9, using: &random)
            let before = screen.glyphs
            if isTyped {
                screen.model.input.insert(digit: digit)
                replica.insert(digit: digit)
            } else {
                screen.model.input.deleteBackward()
                replica.deleteBackward()
            }
            screen.stage.advance(by: 0)
            #expect(screen.model.input.rawText == replica.rawText)
            let shown = replica.text.isEmpty ? "" : "$" + replica.text
            #expect(screen.stage.frame.accessibility.first?.value.hasPrefix(shown) == true)
            // What was seen is seen on: nothing is gone, nothing has come, in the frame of the key. A shake moves all.
            let after = screen.glyphs.filter { $0.string != prompt }
            #expect(before.filter { $0.string != prompt }.map(\.string).sorted() == after.map(\.string).sorted())
            for _ in 0..<2 {
                screen.stage.advance(by: 1.0 / 60)
                for glyph in screen.glyphs where glyph.string != prompt {
                    #expect(glyph.rect.minY > line - 60.01 && glyph.rect.minY < line + 0.01)
                    // What is off its line is on its way: it is seen through.
                    #expect(abs(glyph.rect.minY - line) < 0.01 || glyph.opacity < 1)
                    // One that goes before it has come rises from where it was, and is hardly seen.
                    #expect(glyph.rect.minY > line - 40.01 || glyph.opacity < 0.2)
                }
            }
        }
        screen.rest()
        #expect(screen.text == (replica.text.isEmpty ? prompt : "$" + replica.text))
    }

    @Test func `prompt, warning and times are what the app says`() throws {
        let model = AmountScreen.Model(AmountInput(limits: 0...99, currency: "USD", locale: locale("en_US")))
        let stage = Stage(size: CGSize(width: 320, height: 120)) {
            AmountField(
                input: Binding {
                    model.input
                } set: {
                    model.input = $0
                },
                prompt: Text(verbatim: "How much?").font(.system(size: 11)).foregroundColor(.green)
            )
            .amountFont(.system(size: 50))
            .amountWarning(.blue)
            .amountTimings(insert: 0.5, delete: 0.2, shake: 0.9)
        }
        let texts = stage.frame.texts
        let prompt = try #require(texts.first { $0.string == "How much?" && $0.opacity > 0 })
        #expect(prompt.rect.height < 20)
        let green = prompt.color
        let plain = try #require(
            Stage(size: CGSize(width: 99, height: 99)) { Text(verbatim: "0").foregroundStyle(.green) }.frame.texts.first
        )
        #expect(green == plain.color)
        model.input.insert(digit: 7)
        stage.advance(by: 0)
        func digit() -> TextElement? { stage.frame.texts.first { $0.string == "7" && $0.opacity > 1e-6 } }
        stage.advance(by: 0.5)
        #expect(digit() == nil)
        stage.advance(by: 0.25)
        #expect(abs(digit()!.opacity - 0.5) < 0.001)
        #expect(digit()!.rect.height > 50)
        stage.advance(by: 0.25)
        #expect(!stage.isAnimating)
        model.input.set(100)
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let nines = stage.frame.texts.filter { $0.string == "9" }
        let blue = try #require(
            Stage(size: CGSize(width: 99, height: 99)) { Text(verbatim: "0").foregroundStyle(.blue) }.frame.texts.first)
        #expect(nines.count == 2 && nines.allSatisfy { $0.color == blue.color })
        stage.advance(by: 0.89)
        #expect(stage.isAnimating)
        _ = stage.settle()
        model.input.clear()
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.filter { $0.string == "9" }.allSatisfy { abs($0.opacity - 0.5) < 0.001 })
    }

    @Test(arguments: [
        ("ar_EG", "USD", LayoutDirection.rightToLeft), ("ar_EG", "EGP", .rightToLeft), ("ar_EG", "EGP", .leftToRight),
        ("he_IL", "USD", .rightToLeft), ("he_IL", "KWD", .leftToRight), ("de_DE", "EUR", .rightToLeft),
    ])
    func `the space between digits and symbol stands between them, whichever way both run`(
        place: String, currency: String, direction: LayoutDirection
    ) throws {
        let input = AmountInput(8, limits: 0...9, currency: currency, locale: locale(place))
        let stage = Stage(size: CGSize(width: 320, height: 80)) { AmountField(input: .constant(input)) }
        stage.preferences.locale = locale(place)
        stage.preferences.layoutDirection = direction
        stage.advance(by: 0)
        // Columns of the picture with ink in them: the digit is the first part of them, or the last.
        let image = stage.image()
        func hasInk(_ x: Int) -> Bool { (0..<image.height).contains { image[x, $0] != image[0, 0] } }
        let ink = (0..<image.width).filter(hasInk)
        let gaps: [Int] = zip(ink, ink.dropFirst()).map { one, next in next - one - 1 }.filter { $0 > 0 }
        let gap = try #require(direction == .rightToLeft ? gaps.last : gaps.first)
        #expect(gap >= 7)
    }
}
