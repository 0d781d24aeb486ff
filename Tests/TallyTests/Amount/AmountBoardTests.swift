import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Which glyphs stay, and which come and go, when more than a key has changed the amount.
@MainActor
struct AmountBoardTests {
    private func screen(
        _ amount: Decimal?, _ currency: String = "KRW", in place: String = "ko_KR",
        limits: ClosedRange<Decimal> = -99_999_999...99_999_999
    ) -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: limits, currency: currency, locale: locale(place)), place: place,
            size: CGSize(width: 320, height: 120), hasKeypad: false)
    }

    /// The glyphs on their line that are wholly seen.
    private func still(_ screen: AmountScreen) -> String {
        let line = screen.glyph("원")?.rect.minY
        return screen.glyphs.filter { $0.opacity == 1 && $0.rect.minY == line }.map(\.string).joined()
    }

    @Test func `of another input what both begin and end with stays`() {
        let screen = screen(1_234)
        for (amount, stays) in [(1_299, "1,2원"), (5_599, "99원"), (5_999, "599원"), (3_111, "원")] as [(Decimal, String)] {
            screen.model.input = AmountInput(amount, limits: -1...99_999_999, locale: locale("ko_KR"))
            screen.stage.advance(by: 0)
            screen.stage.advance(by: 0.05)
            // A mark beside a digit that stays, stays.
            #expect(still(screen).filter { $0 != "," } == stays.filter { $0 != "," }, "\(amount)")
            screen.rest()
            #expect(screen.text == screen.model.input.text + "원")
        }
    }

    @Test func `digits that are typed over fade to their end, whatever went with them`() throws {
        let screen = screen(1_234)
        screen.model.input.selection = 1..<3
        screen.rest()
        screen.model.input.insert(digit: 9)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.09)
        for digit in ["2", "3"] {
            let leaving = try #require(screen.glyph(digit))
            #expect(abs(leaving.opacity - 0.1) < 0.001)
        }
        #expect(screen.glyph(",") == nil)
        screen.stage.advance(by: 0.011)
        #expect(screen.glyph("2") == nil)
        screen.rest()
        #expect(screen.text == "194원")
    }

    @Test func `two that leave one after another leave on their own`() throws {
        let screen = screen(123)
        screen.model.input.deleteBackward()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.06)
        screen.model.input.deleteBackward()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.05)
        #expect(screen.glyph("3") == nil)
        #expect(abs(screen.glyph("2")!.opacity - 1 / 6) < 0.001)
        screen.rest()
        #expect(screen.text == "1원")
    }

    @Test func `another locale or currency is shown at once, also where marks come and go`() {
        let screen = screen(1_234.5, "EUR", in: "es_ES")
        #expect(screen.text == "1234,50\u{A0}€")
        for (place, currency, text) in [
            ("de_DE", "EUR", "1.234,50\u{A0}€"), ("es_ES", "EUR", "1234,50\u{A0}€"), ("es_ES", "JPY", "1234\u{A0}JPY"),
            ("hi_IN", "INR", "₹1,234"), ("ar_KW", "KWD", "١٬٢٣٤"),
        ] {
            screen.model.input.locale = locale(place)
            screen.model.input.currency = currency
            screen.stage.preferences.locale = locale(place)
            screen.stage.advance(by: 0)
            #expect(!screen.stage.isAnimating, "\(place) \(currency)")
            #expect(screen.text.contains(text), "\(place) \(currency): \(screen.text)")
        }
    }

    @Test func `a scene that nobody sees does not shake`() {
        let screen = screen(1_234, limits: 0...9_999)
        screen.stage.preferences.scenePhase = .background
        screen.rest()
        screen.model.input.set(1_000_000)
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "9,999원")
        screen.stage.preferences.scenePhase = .active
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
    }

    @Test func `an update without animations is shown at once`() {
        let screen = screen(1_234)
        for (edit, text) in [
            ({ $0.insert(digit: 5) }, "12,345원"), ({ $0.deleteBackward() }, "1,234원"),
            ({ $0.clear() }, "금액을 입력해주세요"), ({ $0.insert(digit: 7) }, "7원"),
        ] as [((inout AmountInput) -> Void, String)] {
            var still = Transaction()
            still.disablesAnimations = true
            withTransaction(still) { edit(&screen.model.input) }
            screen.stage.advance(by: 0)
            #expect(!screen.stage.isAnimating)
            #expect(screen.text == text)
        }
    }

    @Test func `an animation of the app's does not move the caret, and does not slow a key`() {
        let screen = screen(1_234)
        screen.stage.press(.tab)
        screen.rest()
        func bar() -> CGRect? { screen.stage.frame.shapes.map(\.rect).first { $0.width < 3 && $0.height > 30 } }
        withAnimation(.linear(duration: 2)) { screen.model.input.selection = 1..<1 }
        screen.stage.advance(by: 0)
        #expect(abs(bar()!.midX - screen.glyph("1")!.rect.maxX) < 0.01)
        withAnimation(.linear(duration: 2)) { _ = screen.model.input.insert(digit: 8) }
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.16)
        #expect(screen.text == "18,234원")
        #expect(screen.glyphs.allSatisfy { $0.opacity == 1 })
    }

    @Test func `an amount too wide for its place keeps its end in view, and its ideal width is that of text or prompt`()
    {
        func stage(_ input: AmountInput, _ width: CGFloat) -> Stage {
            let stage = Stage(size: CGSize(width: width, height: 80)) {
                AmountField(input: .constant(input)).multilineTextAlignment(.center)
            }
            stage.preferences.locale = locale("ko_KR")
            stage.advance(by: 0)
            return stage
        }
        let narrow = stage(AmountInput(98_765_432, limits: 0...99_999_999, locale: locale("ko_KR")), 100)
        let right = narrow.frame.texts.filter { $0.opacity > 0 && $0.rect.minX < 1_000 }.map(\.rect.maxX).max()!
        #expect(abs(right - 100) < 0.01)
        func ideal(_ amount: Decimal?) -> CGFloat {
            let stage = Stage(size: CGSize(width: 600, height: 80)) {
                AmountField(input: .constant(AmountInput(amount, limits: 0...99_999_999, locale: locale("ko_KR"))))
                    .fixedSize()
                    .background(.red)
            }
            stage.preferences.locale = locale("ko_KR")
            stage.advance(by: 0)
            return stage.frame.shapes.first { $0.rect.height > 30 && $0.rect.width > 3 }?.rect.width ?? 0
        }
        let whole = Stage(size: CGSize(width: 600, height: 80)) {
            AmountField(input: .constant(AmountInput(8, limits: 0...9, locale: locale("ko_KR")))).background(.red)
        }
        #expect(whole.frame.shapes.contains { $0.rect.width == 600 })
        #expect(ideal(nil) > 100)
        #expect(ideal(98_765_432) > ideal(nil) - 1)
        #expect(ideal(98_765_432) < 400)
    }

    @MainActor @Observable
    final class Looks {
        var warning = Color.blue
        var drop = 0.08
    }

    @Test func `another warning colour and other times are those of the next frame`() {
        let (model, looks) = (AmountScreen.Model(AmountInput(5_000, limits: 0...99, locale: locale("en_US"))), Looks())
        let stage = Stage(size: CGSize(width: 320, height: 120)) {
            AmountField(input: Bindable(model).input).amountWarning(looks.warning)
                .amountTimings(insert: looks.drop, delete: 0.1, shake: 0)
        }
        func colors() -> Set<String> { Set(stage.frame.texts.filter { $0.string == "9" }.map { "\($0.color)" }) }
        let blue = colors()
        looks.warning = .green
        stage.advance(by: 0)
        #expect(colors() != blue && colors().count == 1)
        model.input.deleteBackward()
        _ = stage.settle()
        looks.drop = 1
        stage.advance(by: 0)
        model.input.insert(digit: 7)
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(stage.frame.texts.allSatisfy { $0.string != "7" || $0.opacity < 1e-6 })
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.contains { $0.string == "7" && abs($0.opacity - 0.5) < 0.01 })
        model.input.clear()
        _ = stage.settle()
        looks.drop = 0
        stage.advance(by: 0)
        model.input.insert(digit: 3)
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
    }
}
