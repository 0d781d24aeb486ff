import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// A field that is given another input altogether.
@MainActor
struct AmountReplacedTests {
    private func screen(_ amount: Decimal?, currency: String = "KRW", _ alignment: TextAlignment) -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: 0...99_999_999, currency: currency, locale: Locale(identifier: "ko_KR")),
            alignment: alignment, size: CGSize(width: 320, height: 120), hasKeypad: false)
    }

    /// All that is drawn, seen or not.
    private func all(_ screen: AmountScreen) -> [String] {
        screen.stage.frame.texts.map { "\($0.string) \($0.rect) \($0.opacity)" }.sorted()
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing], ["KRW", "USD"])
    func `at rest it shows what a new one shows`(_ alignment: TextAlignment, _ currency: String) {
        for amount in [Decimal?.none, 7, 1_234_567] { compare(amount, alignment, currency) }
    }

    private func compare(_ amount: Decimal?, _ alignment: TextAlignment, _ currency: String) {
        let played = screen(89_123, alignment)
        let new = screen(amount, currency: currency, alignment)
        played.model.input = new.model.input
        played.rest()
        #expect(all(played) == all(new))
        // Typed away, it rests as one that has never held anything.
        played.model.input.clear()
        played.rest()
        new.model.input.clear()
        new.rest()
        #expect(all(played) == all(new))
        #expect(all(played) == all(screen(nil, currency: currency, alignment)))
    }

    @Test func `until the unit has faded it stays where it stood`() throws {
        let screen = screen(5, .center)
        let unit = try #require(screen.glyph("원")?.rect)
        screen.model.input.clear()
        screen.stage.advance(by: 0.05)
        #expect(screen.glyph("원")?.rect.minX == unit.minX)
    }
}
