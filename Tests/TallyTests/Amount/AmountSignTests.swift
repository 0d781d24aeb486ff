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
