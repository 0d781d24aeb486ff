import SwiftUI
import Tally
import TallyStage
import Testing

/// Digits that are taken away before they have come.
@MainActor
struct AmountCallOffTests {
    private func screen() -> AmountScreen {
        let screen = AmountScreen(
            AmountInput(1_245, currency: "USD", locale: locale("en_US")), size: CGSize(width: 320, height: 120),
            hasKeypad: false)
        screen.stage.press(.tab)
        screen.rest()
        return screen
    }

    @Test(arguments: 1...9)
    func `a digit that is deleted before it has come is hardly seen, and no other moves through it`(frames: Int) {
        let screen = screen()
        screen.stage.type("9")
        for frame in 0..<frames { screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60) }
        func seen() -> Double {
            screen.stage.frame.texts.filter { $0.string == "9" }.map { Double($0.opacity) }.max() ?? 0
        }
        let before = seen()
        screen.stage.press(.delete)
        for frame in 0..<18 {
            screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            // What was not seen does not come, what was goes.
            #expect(seen() <= before + 0.13, "frame \(frame): \(seen()) after \(before)")
            if frame > 5 { #expect(seen() < 0.05, "frame \(frame): \(seen())") }
        }
        #expect(!screen.stage.isAnimating && screen.model.input.rawText == "1245")
    }

    @Test func `however long somebody types and deletes without a rest, what was called off is gone a moment later`() {
        let screen = screen()
        for key in 0..<48 {
            if key % 4 < 2 { screen.stage.type("9") } else { screen.stage.press(.delete) }
            screen.stage.advance(by: 1.0 / 30)
            #expect(screen.stage.isAnimating)
            // Two that are typed, and two that go.
            #expect(screen.stage.frame.texts.count { $0.string == "9" } <= 4, "key \(key)")
        }
        screen.rest()
        #expect(screen.text == "$1,245")
        #expect(!screen.stage.frame.texts.contains { $0.string == "9" })
    }

    @Test func `what is called off without animation is gone at once`() {
        let screen = screen()
        screen.stage.type("9")
        screen.stage.advance(by: 0.12)
        #expect(screen.stage.frame.texts.contains { $0.string == "9" && $0.opacity > 0.3 })
        var transaction = Transaction()
        transaction.disablesAnimations = true
        _ = withTransaction(transaction) { screen.model.input.deleteBackward() }
        screen.stage.advance(by: 0)
        #expect(!screen.stage.frame.texts.contains { $0.string == "9" })
        #expect(screen.text == "$1,245")
    }
}
