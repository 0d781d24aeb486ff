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

    /// Digits that stand on one another, other than one that goes over to another in its place.
    private func collisions(_ screen: AmountScreen) -> [String] {
        let glyphs = screen.glyphs.filter { $0.opacity > 0.1 && $0.string != "," }
        return zip(glyphs, glyphs.dropFirst()).compactMap { left, right in
            left.rect.intersection(right.rect).width > 4 && abs(left.rect.midX - right.rect.midX) > 3
                ? "\(left.string)\(right.string)" : nil
        }
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `of many digits those that leave are gone before others go over them`(_ alignment: TextAlignment) throws {
        let screen = screen(9_999_500, alignment)
        screen.model.input.limits = 0...50
        for frame in 0..<40 {
            screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            #expect(collisions(screen) == [], "\(frame)")
        }
        #expect(screen.text == "50원")
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `where another amount comes in the place of all digits, no mark is seen without one`(
        _ alignment: TextAlignment
    ) throws {
        let screen = screen(2_000, alignment)
        for amount in [12_345, 678, 9_870_012, 3_456] as [Decimal] {
            screen.model.input.set(amount)
            for frame in 0..<40 {
                screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let seen = screen.glyphs.filter { $0.opacity > 0.05 }.map(\.string)
                #expect(!seen.contains(",") || seen.contains { $0.first!.isNumber }, "\(amount) \(frame)")
                #expect(collisions(screen) == [], "\(amount) \(frame)")
            }
        }
        #expect(screen.text == "3,456원")
    }

    @Test func `a mark between digits that come, or go, together does so with them`() throws {
        let screen = screen(5, .center)
        for text in ["12000", "6"] {
            let length = screen.model.input.rawText.count
            screen.model.input.replace(0..<length, with: text)
            for frame in 0..<40 {
                screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                guard let mark = screen.glyph(",") else { continue }
                let zeros = screen.glyphs.filter { $0.string == "0" }
                #expect(!zeros.isEmpty && zeros.allSatisfy { abs($0.rect.minY - mark.rect.minY) < 0.01 }, "\(frame)")
                #expect(zeros.allSatisfy { abs($0.opacity - mark.opacity) < 0.01 }, "\(frame)")
            }
        }
    }

    @Test func `a disabled keypad looks so, and the glyph that deletes is as large as the digits`() {
        func ink(_ isDisabled: Bool, _ size: DynamicTypeSize) -> (opacity: Double, height: CGFloat) {
            let stage = Stage(size: CGSize(width: 300, height: 300)) {
                AmountKeypad(input: .constant(won(5))).disabled(isDisabled)
            }
            stage.preferences.typeSize = size
            stage.advance(by: 0)
            return (
                stage.frame.texts.first { $0.string == "7" }?.opacity ?? 0,
                stage.frame.shapes.map(\.rect).map(\.height).filter { $0 > 15 && $0 < 50 }.max() ?? 0
            )
        }
        #expect(ink(false, .large).opacity == 1)
        #expect(ink(true, .large).opacity < 0.5)
        #expect(ink(false, .accessibility2).height > 1.2 * ink(false, .large).height)
    }
}
