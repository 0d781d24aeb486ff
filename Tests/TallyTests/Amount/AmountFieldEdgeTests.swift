import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// What surroundings, settings and rare keys make of a field.
@MainActor
struct AmountFieldEdgeTests {
    private func screen(_ amount: Decimal?, in place: String = "ko_KR", currency: String = "KRW") -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: -99_999_999...99_999_999, currency: currency, locale: locale(place)),
            place: place, size: CGSize(width: 320, height: 120), hasKeypad: false)
    }

    // MARK: Surroundings

    @Test func `a field has the baseline of its digits`() throws {
        for alignment in [VerticalAlignment.firstTextBaseline, .lastTextBaseline] {
            let stage = Stage(size: CGSize(width: 320, height: 120)) {
                HStack(alignment: alignment, spacing: 0) {
                    Text(verbatim: "8").font(.system(size: 40, weight: .bold))
                    AmountField(input: .constant(AmountInput(8, limits: 0...9, locale: locale("ko_KR"))))
                        .amountFont(.system(size: 40, weight: .bold))
                    Text(verbatim: "8").font(.system(size: 12))
                }
            }
            let eights = stage.frame.texts.filter { $0.string == "8" && $0.opacity > 0 }.map(\.rect)
            try #require(eights.count == 3)
            #expect(abs(eights[0].minY - eights[1].minY) < 0.01)
            #expect(eights[2].maxY < eights[0].maxY)
            #expect(eights[2].minY > eights[0].midY - 10)
        }
    }

    @Test func `leading and trailing are those of the layout direction`() {
        func x(_ alignment: TextAlignment, _ direction: LayoutDirection) -> CGFloat {
            let input = AmountInput(8, limits: 0...9, currency: "", locale: locale("en_US"))
            let stage = Stage(size: CGSize(width: 320, height: 80)) {
                AmountField(input: .constant(input)).multilineTextAlignment(alignment)
            }
            stage.preferences.layoutDirection = direction
            stage.advance(by: 0)
            return stage.frame.texts.first { $0.string == "8" }?.rect.midX ?? .nan
        }
        #expect(x(.leading, .leftToRight) < 40 && x(.trailing, .leftToRight) > 280)
        #expect(x(.leading, .rightToLeft) > 280 && x(.trailing, .rightToLeft) < 40)
        #expect(x(.center, .leftToRight) == 160 && x(.center, .rightToLeft) == 160)
    }

    @Test func `keys of a keypad stand from left to right, whatever the direction`() throws {
        let screen = AmountScreen()
        screen.stage.preferences.layoutDirection = .rightToLeft
        screen.rest()
        let keys = screen.stage.frame.accessibility.filter { $0.traits.contains(.isButton) }
        let (one, three) = (keys.first { $0.label == "1" }!.rect, keys.first { $0.label == "3" }!.rect)
        #expect(one.maxX < three.minX)
    }

    @Test func `a scene that nobody sees shows prompt and unit at once`() {
        let screen = screen(nil)
        screen.stage.preferences.scenePhase = .background
        screen.rest()
        screen.model.input.insert(digit: 4)
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "4원" && screen.glyphs.allSatisfy { $0.opacity == 1 })
        screen.model.input.clear()
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "금액을 입력해주세요")
    }

    @Test func `with less motion the row is at its place at once, and no time is longer than 0.15 s`() throws {
        let model = AmountScreen.Model(AmountInput(12, limits: 0...9_999, locale: locale("ko_KR")))
        let stage = Stage(size: CGSize(width: 320, height: 120)) {
            AmountField(input: Bindable(model).input).multilineTextAlignment(.center)
                .amountTimings(insert: 3, delete: 3, shake: 3)
        }
        stage.preferences.locale = locale("ko_KR")
        stage.preferences.reduceMotion = true
        _ = stage.settle()
        for edit in [{ $0.insert(digit: 3) }, { $0.deleteBackward() }] as [(inout AmountInput) -> AmountInput.Event] {
            _ = edit(&model.input)
            stage.advance(by: 0)
            let unit = try #require(stage.frame.texts.first { $0.string == "원" }?.rect)
            stage.advance(by: 0.07)
            #expect(stage.isAnimating)
            #expect(stage.frame.texts.first { $0.string == "원" }?.rect == unit)
            stage.advance(by: 0.081)
            #expect(!stage.isAnimating)
        }
    }

    @Test(arguments: ["ar_EG", "ar_KW", "fa_IR", "he_IL", "ur_PK", "en_US"])
    func `a minus sign stands where the locale has it, and the caret goes by the digits`(place: String) throws {
        let screen = screen(-12, in: place, currency: "")
        let format = screen.model.input.format
        screen.stage.press(.tab)
        screen.stage.press(.home)
        screen.rest()
        let glyphs = screen.glyphs
        let sign = try #require(glyphs.firstIndex { $0.string == format.minus })
        #expect(sign == (format.isMinusLeft ? 0 : 2))
        let first = try #require(glyphs.first { $0.string == format.numerals.glyph(for: 1) }?.rect)
        let bar = try #require(screen.stage.frame.shapes.first { $0.rect.width < 3 && $0.rect.height > 30 }?.rect)
        #expect(abs(bar.midX - first.minX) < 0.01)
        screen.stage.type("7")
        screen.rest()
        #expect(screen.model.input.amount == -712)
    }

    // MARK: Keys

    @Test func `Delete with Option or Command takes what is right of the caret, or what is selected and no more`() {
        for modifiers in [EventModifiers.option, .command, .control] {
            let screen = screen(123_456)
            screen.stage.press(.tab)
            screen.model.input.selection = 2..<2
            screen.stage.advance(by: 0)
            screen.stage.press(.deleteForward, modifiers: modifiers)
            screen.stage.advance(by: 0)
            #expect(screen.model.input.rawText == "12")
            screen.model.input.set(123_456)
            screen.model.input.selection = 1..<3
            screen.stage.advance(by: 0)
            screen.stage.press(.deleteForward, modifiers: modifiers)
            screen.stage.advance(by: 0)
            #expect(screen.model.input.rawText == "1456")
        }
    }

    @Test func `commands are heard with Shift and Caps Lock too`() {
        let screen = screen(nil)
        screen.stage.press(.tab)
        screen.stage.type("12")
        screen.stage.press("Z", modifiers: .control)
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText.isEmpty)
        screen.stage.press("Z", modifiers: [.control, .shift])
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText == "12")
        screen.stage.press("A", modifiers: .control)
        screen.stage.press("C", modifiers: .control)
        #expect(screen.stage.preferences.pasteboard == "12")
    }

    @Test func `after a copy everything goes on with the amount itself`() {
        let screen = screen(1_234_567)
        let stage = screen.stage
        stage.press(.tab)
        stage.press("a", modifiers: .control)
        stage.press("c", modifiers: .control)
        stage.compose("９")
        stage.press(.return)
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "9")
        // What was selected went when composing began.
        stage.press("z", modifiers: .control)
        stage.press("z", modifiers: .control)
        stage.advance(by: 0)
        #expect(screen.model.input.selection == 0..<7)
        stage.press("c", modifiers: .control)
        stage.press(.leftArrow)
        stage.press(.rightArrow)
        stage.type("8")
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "18234567")
        stage.press("c", modifiers: .control)
        stage.press("v", modifiers: .control)
        stage.advance(by: 0)
        // Nothing was selected, so the copy from before is still there.
        #expect(screen.model.input.events(since: screen.model.input.revision - 1) == [.clamped(to: 99_999_999)])
    }

    @Test func `however fast whole amounts follow one another, what leaves is bounded`() {
        var board = AmountBoard()
        var input = AmountInput(limits: 0...1, locale: locale("ko_KR"), overflow: .allow)
        for step in 0..<24 {
            input.set(Decimal(string: String(repeating: step % 2 == 0 ? "12" : "98", count: 19)))
            board.show(input, input.format, mode: .move, timings: AmountTimings())
            board.endWatch(board.serial)
            let leaving = board.cells.count { $0.isLeaving }
            // 38 digits leave, with their marks.
            #expect(leaving == min(50 * step, 48))
            #expect(board.cells.count == leaving + 50)
        }
    }

    @Test func `digits that have not come yet do not leave: they are gone`() {
        var board = AmountBoard()
        var input = AmountInput(7, limits: 0...1, locale: locale("ko_KR"), overflow: .allow)
        board.show(input, input.format, mode: .move, timings: AmountTimings())
        for amount in [12, 98, 34] as [Decimal] {
            input.set(amount)
            board.show(input, input.format, mode: .move, timings: AmountTimings())
            #expect(board.cells.filter(\.isLeaving).map(\.text) == ["7"])
            #expect(board.cells.filter { !$0.isLeaving }.map(\.text).joined() == "\(amount)")
            #expect(board.calledOff.count == (amount == 12 ? 0 : 2))
        }
    }

    // MARK: Bound to an amount

    @MainActor @Observable
    final class Wallet {
        var amount: Decimal?
        var currency = "USD"
    }

    private struct WalletField: View {
        @Bindable var wallet: Wallet
        var body: some View { AmountField(amount: $wallet.amount, limits: 0...9_999_999, currency: wallet.currency) }
    }

    @Test func `keys of a field bound to an amount are undone in runs, and another currency cuts the fraction`() {
        let wallet = Wallet()
        let stage = Stage(size: CGSize(width: 320, height: 80)) { WalletField(wallet: wallet) }
        stage.preferences.locale = locale("en_US")
        stage.press(.tab)
        for key in "12.34" {
            stage.type(String(key))
            stage.advance(by: 0.1)
        }
        #expect(wallet.amount == Decimal(string: "12.34"))
        stage.press("z", modifiers: .control)
        stage.advance(by: 0)
        #expect(wallet.amount == nil)
        stage.press("y", modifiers: .control)
        stage.advance(by: 0)
        #expect(wallet.amount == Decimal(string: "12.34"))
        wallet.currency = "JPY"
        _ = stage.settle()
        #expect(wallet.amount == 12)
        #expect(stage.frame.accessibility.first?.value == "¥12")
    }

    @Test func `more keys in one update than the journal has are told as one change`() {
        let screen = AmountScreen(won(4_567))
        for _ in 0..<200 { screen.model.input.insert(digit: 1) }
        screen.rest()
        #expect(screen.events == [.changed(2_000_000), .crossedMaximum(isOver: true)])
    }
}
