import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Where the minus sign of a negative amount stands beside the currency.
@MainActor
struct AmountSignTests {
    private func screen(_ amount: Decimal, _ currency: String, _ place: String) -> AmountScreen {
        let screen = AmountScreen(
            AmountInput(amount, currency: currency, locale: locale(place)), place: place,
            size: CGSize(width: 400, height: 120), hasKeypad: false)
        screen.rest()
        return screen
    }

    /// The row's texts from left to right.
    private func row(_ screen: AmountScreen) -> String {
        screen.stage.faces.filter { $0.opacity > 0.01 }.sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined()
    }

    private func plain(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.unicodeScalars.contains { (0x200B...0x200F).contains($0.value) } }
    }

    @Test(arguments: [
        ("en_US", "USD"), ("en_GB", "GBP"), ("ja_JP", "JPY"), ("ko_KR", "USD"), ("nl_NL", "EUR"), ("de_DE", "EUR"),
        ("fr_FR", "EUR"), ("de_CH", "CHF"), ("pt_BR", "BRL"), ("sv_SE", "SEK"),
    ])
    func `it stands where a text has it, drawn and said`(place: String, currency: String) {
        for amount in [-5, -1_234, 1_234] as [Decimal] {
            let screen = screen(amount, currency, place)
            let style = Decimal.FormatStyle.Currency(code: currency, locale: locale(place))
            let text = amount.formatted(style.precision(.fractionLength(0)))
            #expect(plain(row(screen)) == plain(text), "\(place)")
            #expect(screen.stage.frame.accessibility.contains { plain($0.value) == plain(text) }, "\(place)")
        }
    }

    @Test(arguments: [("he_IL", "ILS"), ("he_IL", "USD"), ("ar_AE", "AED"), ("ar_AE", "USD")])
    func `from right to left it stands where a number has it`(place: String, currency: String) {
        let style = Decimal.FormatStyle.Currency(code: currency, locale: locale(place))
        let screen = AmountScreen(
            AmountInput(-1_234, currency: currency, locale: locale(place)), place: place,
            size: CGSize(width: 400, height: 120), hasKeypad: false)
        screen.stage.preferences.layoutDirection = .rightToLeft
        screen.rest()
        let stage = Stage(size: CGSize(width: 400, height: 120)) {
            RollingNumber(-1_234 as Decimal, format: style.precision(.fractionLength(0))).font(.test)
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(stage.settle())
        /// Whether a digit stands left of the sign, and whether one stands right of it; the currency likewise.
        func sides(_ stage: Stage) -> [Bool]? {
            let faces = stage.faces.filter { $0.opacity > 0.01 && !plain($0.string).isEmpty }
            guard let sign = faces.first(where: { "-\u{2212}".contains(plain($0.string)) })?.rect.midX else {
                return nil
            }
            let digits = faces.filter { $0.string.contains(where: \.isNumber) }.map(\.rect.midX)
            let symbols = faces.filter { !$0.string.contains(where: \.isNumber) && plain($0.string).count > 0 }
                .filter { !"-\u{2212},.٬".contains(plain($0.string)) }.map(\.rect.midX)
            return [digits.contains { $0 < sign }, digits.contains { $0 > sign }, symbols.contains { $0 < sign }]
        }
        #expect(sides(screen.stage) != nil && sides(screen.stage) == sides(stage), "\(place), \(currency)")
    }

    @Test func `the caret behind the sign is drawn where a digit comes, behind the currency`() throws {
        let screen = screen(-123, "USD", "en_US")
        screen.stage.press(.tab)
        screen.rest()
        for selection in [1..<1, 2..<2, 1..<1] {
            screen.model.input.selection = selection
            screen.stage.advance(by: 0)
            let caret = try #require(screen.stage.frame.shapes.first { $0.rect.width < 3 && $0.rect.height > 30 })
            func glyph(_ string: String) throws -> CGRect {
                try #require(screen.stage.faces.first { $0.string == string }).rect
            }
            let edge = try selection.lowerBound == 1 ? glyph("1").minX : glyph("1").maxX
            #expect(abs(caret.rect.midX - edge) < 2, "\(selection)")
        }
    }

    @Test func `the caret goes from before the sign over it and the currency to the digits`() {
        let screen = screen(-45, "USD", "en_US")
        screen.stage.press(.tab)
        screen.rest()
        screen.stage.press(.leftArrow)
        screen.stage.press(.leftArrow)
        screen.stage.type("3")
        screen.rest()
        #expect(row(screen).contains("-$345") && screen.model.input.amount == -345)
    }

    @Test func `nothing lies on one another while the sign comes and goes, and the currency moves with the digits`() {
        let screen = screen(0, "USD", "en_US")
        for text in ["-5", "-51", "-512", "-5123", "5123", "-5123", "", "-7", "7"] {
            _ = screen.model.input.edit(rawText: text)
            for frame in 0..<40 {
                screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let seen = screen.stage.faces.filter { $0.opacity > 0.05 && "-$".contains($0.string) }
                    .sorted { $0.rect.minX < $1.rect.minX }
                for (left, right) in zip(seen, seen.dropFirst()) {
                    #expect(left.rect.maxX <= right.rect.minX + 12, "\(text), frame \(frame)")
                }
            }
            screen.rest()
            #expect(plain(row(screen)).hasPrefix(text.hasPrefix("-") ? "-$" : text.isEmpty ? "" : "$"))
        }
    }
}
