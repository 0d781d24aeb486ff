import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct AmountKeypadTests {
    private func delete(of screen: AmountScreen) throws -> CGPoint {
        let zero = try #require(screen.stage.frame.texts.last { $0.string == "0" && $0.rect.midY > 200 })
        return CGPoint(x: 320 * 5 / 6, y: zero.rect.midY)
    }

    @Test func `delete that is held empties the amount digit by digit, and the digits rise one after another`() throws {
        let screen = AmountScreen()
        try screen.tap("123456")
        screen.rest()
        let delete = try delete(of: screen)
        screen.stage.pointerDown(delete)
        screen.stage.advance(by: 0.45)
        #expect(screen.model.input.amount == 123_456)
        var amounts: [Decimal] = []
        for _ in 0..<8 {
            screen.stage.advance(by: 0.1)
            amounts.append(screen.model.input.amount ?? 0)
        }
        #expect(amounts == [12_345, 1_234, 123, 12, 1, 0, 0, 0])
        screen.stage.pointerUp(delete)
        screen.rest()
        #expect(screen.model.input.amount ?? 0 == 0)
        #expect(screen.stage.nextFrameTime == nil)
    }

    @Test func `a digit that is held is typed once`() throws {
        let screen = AmountScreen()
        let five = try #require(screen.stage.frame.texts.last { $0.string == "5" && $0.rect.midY > 100 })
        let key = CGPoint(x: five.rect.midX, y: five.rect.midY)
        screen.stage.pointerDown(key)
        screen.stage.advance(by: 2)
        screen.stage.pointerUp(key)
        #expect(screen.model.input.amount == 5)
    }
}
