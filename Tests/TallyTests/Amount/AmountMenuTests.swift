import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// The menu of a long press on the amount.
@MainActor
struct AmountMenuTests {
    private func screen(_ amount: Decimal? = 1_234) -> AmountScreen {
        AmountScreen(
            AmountInput(amount, limits: 0...99_999, currency: "USD", locale: locale("en_US")), place: "en_US",
            size: CGSize(width: 320, height: 200), hasKeypad: false)
    }

    private func hold(_ screen: AmountScreen, _ glyph: String = "2") throws {
        let point = try #require(screen.glyph(glyph)?.rect)
        screen.stage.pointerDown(CGPoint(x: point.midX, y: point.midY))
        screen.stage.advance(by: 0.6)
        screen.stage.pointerUp(CGPoint(x: point.midX, y: point.midY))
        screen.rest()
    }

    private func offersPaste(_ screen: AmountScreen) -> Bool {
        screen.stage.frame.texts.contains { $0.string == "Paste" && $0.opacity > 0 }
    }

    @Test(arguments: [
        ("9", 1..<3, "194"), ("$5,000.00", 0..<4, "5000"), ("7\n", 4..<4, "12347"), ("88888", 4..<4, "99999"),
        ("two", 0..<4, "1234"), ("9\n999", 0..<4, nil),
    ])
    func `it pastes in place of what is selected, as the keyboard does`(
        text: String, selection: Range<Int>, raw: String?
    ) throws {
        let (screen, other) = (screen(), screen())
        for screen in [screen, other] {
            screen.model.input.selection = selection
            screen.stage.preferences.pasteboard = text
        }
        try hold(screen)
        #expect(offersPaste(screen))
        #expect(screen.model.input.selection == selection)
        let revision = screen.model.input.revision
        try screen.stage.tap("Paste")
        screen.rest()
        #expect(!offersPaste(screen))
        if let raw { #expect(screen.model.input.rawText == raw) }
        #expect(screen.model.input.events(since: revision).count == 1)
        other.stage.press(.tab)
        other.stage.press("v", modifiers: .command)
        other.rest()
        #expect(other.model.input.events(since: revision) == screen.model.input.events(since: revision))
        #expect(other.model.input.selection == screen.model.input.selection)
    }

    @Test func `without a text to paste it does nothing, and a disabled field has none`() throws {
        let screen = screen()
        let before = screen.model.input
        try hold(screen)
        try screen.stage.tap("Paste")
        screen.rest()
        #expect(screen.model.input == before)

        let stage = Stage(size: CGSize(width: 320, height: 300)) {
            AmountField(amount: .constant(5), currency: "USD").disabled(true)
        }
        stage.preferences.pasteboard = "7"
        stage.advance(by: 0)
        stage.pointerDown(CGPoint(x: 10, y: 150))
        stage.advance(by: 0.6)
        stage.pointerUp(CGPoint(x: 10, y: 150))
        _ = stage.settle()
        #expect(!stage.frame.texts.contains { $0.string == "Paste" })
    }

    @Test func `a press places the caret and a drag selects, held for less than it takes`() throws {
        let screen = screen()
        let (one, four) = try (#require(screen.glyph("1")?.rect), #require(screen.glyph("4")?.rect))
        screen.stage.pointerDown(CGPoint(x: one.minX + 1, y: one.midY))
        screen.stage.advance(by: 0.4)
        for x in stride(from: one.minX, through: four.maxX - 1, by: 3) {
            screen.stage.pointerMove(CGPoint(x: x, y: one.midY))
            screen.stage.advance(by: 1.0 / 60)
        }
        screen.stage.advance(by: 1)
        screen.stage.pointerUp(CGPoint(x: four.maxX - 1, y: one.midY))
        screen.rest()
        #expect(screen.model.input.selection == 0..<4)
        #expect(!offersPaste(screen))
        screen.stage.pointerDown(CGPoint(x: four.minX + 2, y: four.midY))
        screen.stage.advance(by: 0.4)
        screen.stage.pointerUp(CGPoint(x: four.minX + 2, y: four.midY))
        screen.rest()
        #expect(screen.model.input.selection == 3..<3)
        #expect(!offersPaste(screen))
    }
}
