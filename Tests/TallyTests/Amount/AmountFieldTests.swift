import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct AmountFieldTests {
    /// A field bound to an amount alone.
    @MainActor @Observable
    final class Wallet {
        var amount: Decimal?
        var limits: ClosedRange<Decimal> = 1_000...2_000_000
        init(_ amount: Decimal?) { self.amount = amount }
    }

    private func stage(_ wallet: Wallet, prompt: Text? = nil) -> Stage {
        let stage = Stage(size: CGSize(width: 320, height: 80)) {
            AmountField(amount: Bindable(wallet).amount, limits: wallet.limits, prompt: prompt)
        }
        stage.preferences.locale = locale("ko_KR")
        stage.advance(by: 0)
        return stage
    }

    // MARK: - Bound to an amount

    @Test func `keys change the amount at once, and an amount from outside is shown`() {
        let wallet = Wallet(nil)
        let stage = stage(wallet)
        stage.press(.tab)
        stage.type("5000")
        stage.advance(by: 0)
        #expect(wallet.amount == 5_000)
        wallet.amount = 70_000
        _ = stage.settle()
        #expect(stage.frame.accessibility.first?.value == "70,000원")
        wallet.amount = nil
        _ = stage.settle()
        #expect(stage.frame.visibleText == "금액을 입력해주세요")
    }

    @Test func `an amount that cannot be is corrected`() {
        let high = Wallet(5_000_000)
        let stage = stage(high)
        #expect(high.amount == 2_000_000)
        high.amount = 9_000_000
        _ = stage.settle()
        #expect(high.amount == 2_000_000)
        high.amount = -5
        _ = stage.settle()
        #expect(high.amount == nil && stage.frame.visibleText == "금액을 입력해주세요")
        let zero = Wallet(0)
        #expect(self.stage(zero).frame.visibleText == "금액을 입력해주세요")
        #expect(zero.amount == 0)
    }

    @Test func `limits that change hold the amount`() {
        let wallet = Wallet(500_000)
        let stage = stage(wallet)
        wallet.limits = 0...300_000
        _ = stage.settle()
        #expect(wallet.amount == 300_000)
        #expect(stage.frame.accessibility.first?.value == "300,000원, 최대 금액")
    }

    @Test func `a prompt is what was given`() {
        #expect(stage(Wallet(nil), prompt: Text(verbatim: "Amount")).frame.visibleText == "Amount")
    }

    // MARK: - Events

    @Test func `changes and crossings are told once each, in order`() throws {
        let screen = AmountScreen(AmountInput(limits: 1_000...20_000, locale: locale("ko_KR")))
        try screen.tap("0")
        #expect(screen.events.isEmpty)
        try screen.tap("1000")
        #expect(
            screen.events == [
                .changed(1), .changed(10), .changed(100), .changed(1_000), .crossedMinimum(isUnder: false),
            ])
        try screen.tap("00")
        #expect(screen.events.suffix(3) == [.changed(10_000), .changed(20_000), .crossedMaximum(isOver: true)])
        let count = screen.events.count
        try screen.tap("555")
        #expect(screen.events.count == count)
        try screen.tap("<")
        #expect(screen.events.suffix(2) == [.changed(2_000), .crossedMaximum(isOver: false)])
        try screen.tap("<")
        #expect(screen.events.suffix(2) == [.changed(200), .crossedMinimum(isUnder: true)])
        screen.model.input.limits = 100...20_000
        screen.stage.advance(by: 0)
        #expect(screen.events.suffix(1) == [.crossedMinimum(isUnder: false)])
    }

    @Test func `another input altogether is told as what it changes`() throws {
        let screen = AmountScreen()
        try screen.tap("123")
        screen.model.input = won(4_567)
        screen.rest()
        #expect(screen.text == "4,567원")
        #expect(screen.events.suffix(2) == [.changed(4_567), .crossedMinimum(isUnder: false)])
        for _ in 0..<200 { screen.model.input.insert(digit: 1) }
        screen.rest()
        #expect(screen.text == "2,000,000원")
        #expect(screen.events.suffix(2) == [.changed(2_000_000), .crossedMaximum(isOver: true)])
    }

    // MARK: - Accessibility

    @Test func `assistive technology is told amount and unit from the moment of the key, and a clamp`() throws {
        let screen = AmountScreen()
        var field: AccessibilityElement? { screen.stage.frame.accessibility.first }
        #expect(field?.label == "금액을 입력해주세요")
        #expect(field?.value.isEmpty == true)
        #expect(field?.traits.contains(.isTextField) == true)
        try screen.tap("12345")
        #expect(field?.label == "금액을 입력해주세요")
        #expect(field?.value == "12,345원")
        // It is as high as the line, and reaches from the first digit to the end of the row.
        #expect(field.map { $0.rect.height > 40 && $0.rect.maxX > 319 } == true)
        try screen.tap("678")
        #expect(field?.value == "2,000,000원, 최대 금액")
        #expect(screen.stage.announcements == ["최대 금액 2,000,000원"])
        try screen.tap("9")
        #expect(screen.stage.announcements.count == 2)
        try screen.tap("<")
        #expect(screen.stage.announcements.count == 2)
        #expect(
            screen.stage.frame.accessibility.filter { $0.traits.contains(.isButton) }.map(\.label) == (1...9).map {
                "\($0)"
            } + ["0", "지우기"])
        // The field, and eleven keys.
        #expect(screen.stage.frame.accessibility.count == 12)
    }

    // MARK: - The keyboard

    @Test func `keys of a keyboard type, move, select and undo`() throws {
        let screen = AmountScreen()
        let stage = screen.stage
        stage.press(.tab)
        stage.type("1234")
        stage.advance(by: 0)
        #expect(screen.model.input.text == "1,234")
        stage.press(.leftArrow)
        stage.press(.delete)
        stage.advance(by: 0)
        #expect(screen.model.input.text == "124")
        stage.press(.deleteForward)
        stage.press(.leftArrow, modifiers: .shift)
        stage.type("９")
        stage.advance(by: 0)
        #expect(screen.model.input.text == "19")
        stage.press("a", modifiers: .control)
        stage.advance(by: 0)
        #expect(screen.model.input.selection == 0..<2)
        stage.press("z", modifiers: .command)
        stage.press("z", modifiers: .command)
        stage.advance(by: 0)
        #expect(screen.model.input.text == "124")
        stage.press("z", modifiers: [.command, .shift])
        stage.advance(by: 0)
        #expect(screen.model.input.text == "12")
        stage.press(.home)
        stage.type("7")
        stage.press(.end)
        stage.type("8")
        stage.advance(by: 0)
        #expect(screen.model.input.text == "7,128")
        stage.press(.delete, modifiers: .command)
        stage.type("x ")
        screen.rest()
        #expect(screen.text.contains("금액을"))
    }

    @Test func `the caret stands behind the digit on its left, and a selection lies behind digits`() throws {
        let screen = AmountScreen()
        func bars() -> [CGRect] { screen.stage.frame.shapes.map(\.rect).filter { $0.midY < 130 && $0.height > 30 } }
        try screen.tap("1234")
        screen.rest()
        #expect(bars().isEmpty)
        screen.stage.press(.tab)
        screen.stage.advance(by: 0)
        #expect(bars().count == 1)
        #expect(abs(bars()[0].midX - screen.glyph("4")!.rect.maxX) < 0.01)
        screen.stage.press(.home)
        screen.stage.press(.rightArrow)
        screen.stage.advance(by: 0)
        #expect(abs(bars()[0].midX - screen.glyph("1")!.rect.maxX) < 0.01)
        screen.stage.press(.rightArrow, modifiers: .shift)
        screen.stage.press(.rightArrow, modifiers: .shift)
        screen.stage.advance(by: 0)
        #expect(abs(bars()[0].minX - screen.glyph("1")!.rect.maxX) < 0.01)
        #expect(abs(bars()[0].maxX - screen.glyph("3")!.rect.maxX) < 0.01)
    }

    // MARK: - Looks

    @Test(arguments: [
        ("en_US", "USD", "$1,234"), ("de_DE", "EUR", "1.234\u{A0}€"), ("en_US", "KRW", "₩1,234"),
        ("ja_JP", "JPY", "¥1,234"),
        ("hi_IN", "INR", "₹1,234"), ("en_US", "KWD", "KWD\u{A0}1,234"), ("en_US", "", "1,234"),
    ])
    func `the unit stands where the locale has it`(place: String, currency: String, text: String) {
        let input = AmountInput(1_234, currency: currency, locale: locale(place))
        #expect(AmountScreen(input, place: place).text == text)
        // An input that follows the user's locale is shown in that of the place.
        #expect(AmountScreen(AmountInput(1_234, currency: currency), place: place).text == text)
    }

    @Test func `a unit of one's own stands on the side it was given, in the direction of the text`() {
        func text(_ unit: Text?, _ side: HorizontalEdge, _ direction: LayoutDirection = .leftToRight) -> String {
            let stage = Stage(size: CGSize(width: 320, height: 80)) {
                AmountField(input: .constant(AmountInput(1_234, locale: locale("en_US")))).amountUnit(unit, side: side)
            }
            stage.preferences.layoutDirection = direction
            stage.advance(by: 0)
            return stage.frame.texts.filter { $0.opacity > 0 }.sorted { $0.rect.minX < $1.rect.minX }.map(\.string)
                .joined()
        }
        #expect(text(Text(verbatim: "P"), .trailing) == "1,234P")
        #expect(text(Text(verbatim: "P"), .leading) == "P1,234")
        #expect(text(Text(verbatim: "P"), .leading, .rightToLeft) == "1,234P")
        #expect(text(nil, .leading) == "1,234")
    }

    @Test func `digits of a right to left amount stay left to right`() {
        let input = AmountInput(1_234.5, limits: 0...9_999, currency: "KWD", locale: locale("ar_KW"))
        let stage = Stage(size: CGSize(width: 320, height: 80)) { AmountField(input: .constant(input)) }
        stage.preferences.locale = locale("ar_KW")
        stage.preferences.layoutDirection = .rightToLeft
        stage.advance(by: 0)
        let glyphs = stage.frame.texts.filter { $0.opacity > 0 }.sorted { $0.rect.minX < $1.rect.minX }
        #expect(glyphs.dropFirst().map(\.string).joined() == "١٬٢٣٤٫٥٠٠")
        #expect(glyphs.first?.string.contains("د.ك") == true)
        // Leading is the right.
        #expect(glyphs.last!.rect.maxX > 319)
    }

    @Test func `the keypad has a decimal mark where the currency has a fraction`() throws {
        let screen = AmountScreen(AmountInput(limits: 0...100, currency: "USD", locale: locale("en_US")))
        try screen.tap("1.25")
        #expect(screen.model.input.text == "1.25")
        let words = AmountScreen(AmountInput(limits: 0...100, currency: "USD", locale: locale("en_US")), place: "en_US")
        #expect(words.stage.frame.accessibility.suffix(3).map(\.label) == ["Decimal mark", "0", "Delete"])
    }

    @Test func `another locale is shown at once`() {
        let screen = AmountScreen(AmountInput(1_234_567, currency: "EUR"), place: "de_DE")
        #expect(screen.text == "1.234.567\u{A0}€")
        screen.stage.preferences.locale = locale("en_US")
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "€1,234,567")
    }

    @Test func `a field is as wide as its place and stands as the text alignment says`() {
        func digit(_ alignment: TextAlignment) -> CGRect {
            AmountScreen(won(5), alignment: alignment).glyph("5")!.rect
        }
        #expect(digit(.leading).minX == 0)
        #expect(digit(.center).minX > 100)
        #expect(digit(.trailing).minX > 240)
        let narrow = Stage(size: CGSize(width: 100, height: 80)) {
            AmountField(input: .constant(AmountInput(2_000_000, locale: locale("en_US"))))
        }
        // The last digits are seen.
        #expect(narrow.frame.texts.filter { $0.opacity > 0 }.map(\.rect.maxX).max()! <= 100.01)
    }
}
