import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// The caret's time.
@MainActor
struct AmountCaretTests {
    private func screen() -> AmountScreen {
        let screen = AmountScreen(
            won(1_234), size: CGSize(width: 320, height: 120), hasKeypad: false)
        screen.stage.press(.tab)
        screen.rest()
        return screen
    }

    private func isShown(_ screen: AmountScreen) -> Bool {
        screen.stage.frame.shapes.contains { $0.rect.width < 3 && $0.rect.height > 30 && $0.opacity > 0 }
    }

    @Test func `the caret blinks twice a second, and asks for no frames between`() {
        let screen = screen()
        let stage = screen.stage
        var changes: [Double] = []
        var wasShown = isShown(screen)
        #expect(wasShown)
        var evaluated = 0
        for _ in 0..<300 {
            stage.advance(by: 0.01)
            evaluated += stage.statistics.bodiesEvaluated
            if isShown(screen) != wasShown {
                changes.append(stage.time)
                wasShown.toggle()
            }
            #expect(!stage.isAnimating)
        }
        #expect(changes.count == 4 || changes.count == 5)
        for (one, next) in zip(changes, changes.dropFirst()) { #expect(abs(next - one - 0.5) < 0.011) }
        // Nothing but the caret, at its moments.
        #expect(evaluated <= 12)
        #expect(stage.nextFrameTime.map { $0 - stage.time <= 0.5 && $0 - stage.time > 0 } == true)
        #expect(stage.settle())
    }

    @Test func `keys and arrows show the caret, and for half a second at least`() {
        for start in [0.0, 0.36, 0.72, 0.99] {
            let screen = screen()
            screen.stage.advance(by: 1 + start)
            for key in ["5", "←", "<", "→"] {
                switch key {
                case "←": screen.stage.press(.leftArrow)
                case "→": screen.stage.press(.rightArrow)
                case "<": screen.stage.press(.delete)
                default: screen.stage.type(key)
                }
                screen.stage.advance(by: 0)
                #expect(
                    isShown(screen), "\(key) at \(start)")
                screen.stage.advance(by: 0.49)
                #expect(isShown(screen), "\(key) at \(start)")
                screen.stage.advance(by: 0.31 * start)
            }
            for _ in 0..<20 {
                screen.stage.type("1")
                screen.stage.press(.delete)
                screen.stage.advance(by: 1.0 / 30)
                #expect(isShown(screen))
            }
        }
    }

    @Test func `a key that is refused shows it too`() {
        let screen = screen()
        while isShown(screen) { screen.stage.advance(by: 0.1) }
        screen.stage.type("x")
        screen.stage.advance(by: 0)
        #expect(isShown(screen))
    }

    @Test func `it stands still for people who want less motion, and wakes nobody without the focus`() {
        let screen = screen()
        screen.stage.preferences.reduceMotion = true
        screen.rest()
        #expect(isShown(screen))
        #expect(screen.stage.nextFrameTime == nil)
        screen.stage.preferences.reduceMotion = false
        screen.rest()
        #expect(screen.stage.nextFrameTime != nil)
        screen.stage.preferences.scenePhase = .inactive
        screen.rest()
        #expect(screen.stage.nextFrameTime == nil)
        let other = AmountScreen(won(1_234))
        #expect(other.stage.nextFrameTime == nil)
    }
}
