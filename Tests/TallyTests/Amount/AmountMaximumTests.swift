import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What is seen when more is asked for than the maximum.
@MainActor
struct AmountMaximumTests {
    private func screen(_ amount: Decimal, most: Decimal = 2_000_000, currency: String = "KRW") -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: 0...most, currency: currency, locale: locale("ko_KR")),
            size: CGSize(width: 320, height: 120), hasKeypad: false)
    }

    private func screen(_ keys: String) throws -> AmountScreen {
        let screen = AmountScreen(size: CGSize(width: 320, height: 120), hasKeypad: false)
        try screen.tap(keys)
        screen.rest()
        return screen
    }

    private let way = [-5.0, 5, -4, 4, -3, 3, -2, 2, 0]

    @Test func `at the maximum another digit only shakes, at once, and all of it is coloured`() throws {
        let screen = screen(2_000_000)
        let black = try #require(screen.glyph("2")?.color)
        let x = try #require(screen.glyph("2")?.rect.minX)
        try screen.tap("0")
        #expect(screen.text == "2,000,000원")
        let warning = try #require(screen.glyph("2")?.color)
        #expect(warning != black)
        #expect(screen.glyphs.allSatisfy { $0.color == warning })
        for offset in way {
            screen.stage.advance(by: 0.3 / 9)
            #expect(abs(screen.glyph("2")!.rect.minX - x - offset) < 0.01)
            #expect(screen.glyphs.filter { $0.opacity < 1 }.isEmpty)
        }
        #expect(!screen.stage.isAnimating)
        try screen.tap("<")
        screen.rest()
        #expect(screen.glyphs.allSatisfy { $0.color == black })
        #expect(screen.text == "200,000원")
    }

    @Test func `the digits change in place, the one that was typed drops, and the shake begins with it`() throws {
        let screen = screen(999_999)
        let line = try #require(screen.glyph("9")?.rect.minY)
        try screen.tap("9")
        #expect(screen.model.input.amount == 2_000_000)
        for _ in 0..<4 {
            // The row makes room: nobody has left it, nothing shakes, and the digits stay on their line.
            let digits = screen.glyphs.filter { $0.string.first?.isNumber == true }
            #expect(digits.allSatisfy { $0.rect.minY == line })
            let slots = Dictionary(grouping: digits) { ($0.rect.minX * 10).rounded() }
            #expect(slots.count == 6 && slots.values.allSatisfy { abs($0.map(\.opacity).reduce(0, +) - 1) < 0.01 })
            #expect(screen.glyphs.count { $0.string == "," && $0.opacity == 1 } == 1)
            screen.stage.advance(by: 0.02)
        }
        #expect(screen.glyphs.filter { $0.opacity == 1 }.map(\.string).joined() == "2000,00원")
        let x = try #require(screen.glyph("2")?.rect.minX)
        let warning = try #require(screen.glyph("2")?.color)
        for (step, offset) in way.enumerated() {
            screen.stage.advance(by: 0.3 / 9)
            #expect(abs(screen.glyph("2")!.rect.minX - x - offset) < 0.01)
            #expect(screen.glyphs.allSatisfy { $0.color == warning })
            let last = try #require(screen.glyphs.last { $0.string == "0" })
            let share = min(1, 0.3 / 9 * Double(step + 1) / 0.08)
            #expect(abs(last.rect.minY - (line - 40 * (1 - share))) < 0.01 && abs(last.opacity - share) < 0.001)
        }
        #expect(screen.text == "2,000,000원")
        #expect(!screen.stage.isAnimating)
    }

    @Test func `of as many digits the last that is another drops in the place of the old one`() throws {
        let screen = screen(1_500_000)
        let before = screen.glyphs
        try screen.tap("0")
        var zeros = before.filter { $0.string == "0" }.count
        for _ in 0..<4 {
            screen.stage.advance(by: 0.02)
            // Those that do not differ stay, and so do the marks and the unit.
            for old in before where old.string != "1" && old.string != "5" {
                #expect(screen.glyphs.contains { $0.string == old.string && $0.rect == old.rect && $0.opacity == 1 })
            }
            zeros = screen.glyphs.count { $0.string == "0" && $0.opacity == 1 }
        }
        #expect(zeros == 5)
        screen.stage.advance(by: 0.04)
        let dropping = try #require(screen.glyphs.first { $0.opacity < 0.9 })
        #expect(dropping.string == "0" && abs(dropping.opacity - 0.5) < 0.001)
        screen.rest()
        #expect(screen.text == "2,000,000원")
    }

    @Test func `a fraction and a sign keep their places`() throws {
        let screen = screen(123.45, most: 999.99, currency: "USD")
        screen.model.input.selection = 1..<1
        screen.rest()
        let point = try #require(screen.glyph("."))
        try screen.tap("7")
        screen.stage.advance(by: 0.05)
        #expect(abs(screen.glyph(".")!.rect.minX - point.rect.minX) < 0.1)
        screen.rest()
        #expect(screen.text == "US$999.99")
    }

    @Test func `a shake that is interrupted begins again from where it is`() throws {
        let screen = try screen("2000000")
        let x = try #require(screen.glyph("2")?.rect.minX)
        try screen.tap("1")
        screen.stage.advance(by: 0.05)
        let shown = screen.glyph("2")!.rect.minX
        try screen.tap("1")
        #expect(abs(screen.glyph("2")!.rect.minX - shown) < 0.5)
        screen.stage.advance(by: 0.3 / 9)
        #expect(abs(screen.glyph("2")!.rect.minX - (x - 5)) < 0.01)
        screen.rest()
        #expect(screen.glyph("2")!.rect.minX == x)
    }

    @Test func `refused for being too much shakes, refused for anything else does not`() throws {
        let screen = AmountScreen(won(2_000_000, overflow: .refuse))
        try screen.tap("1")
        #expect(screen.stage.isAnimating)
        screen.rest()
        screen.model.input.clear()
        screen.rest()
        try screen.tap("0<")
        #expect(!screen.stage.isAnimating)
    }

    @Test func `where more is allowed it has the colour for as long as it is more, and nothing shakes`() throws {
        let screen = AmountScreen(
            won(200_000, overflow: .allow), size: CGSize(width: 320, height: 120), hasKeypad: false)
        let black = try #require(screen.glyph("2")?.color)
        let unit = try #require(screen.glyph("원")?.rect)
        try screen.tap("5")
        screen.rest()
        // At the maximum there is nothing to be warned of, and over it there is.
        #expect(screen.text == "2,000,005원")
        #expect(screen.stage.frame.accessibility.first?.value == "2,000,005원, 최대 금액 초과")
        let warning = try #require(screen.glyph("2")?.color)
        #expect(warning != black && screen.glyphs.allSatisfy { $0.color == warning })
        try screen.tap("<")
        screen.rest()
        #expect(screen.glyphs.allSatisfy { $0.color == black })
        #expect(screen.glyph("원")?.rect.minX == unit.minX)
        screen.model.input.insert(digit: 9)
        var places: [CGFloat] = []
        for _ in 0..<60 {
            screen.stage.advance(by: 1 / 120)
            places.append(try #require(screen.glyph("원")).rect.minX)
        }
        // A shake goes back and forth.
        #expect(places == places.sorted())
        #expect(screen.glyphs.allSatisfy { $0.color == warning })
    }
}
