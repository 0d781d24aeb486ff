import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Drags that begin on an amount.
@MainActor
struct AmountDragTests {
    @Test func `a drag that begins across the row scrolls the page, and selects nothing`() throws {
        let model = AmountScreen.Model(AmountInput(123_456, currency: "USD", locale: locale("en_US")))
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                AmountField(input: Bindable(model).input).padding(.vertical, 60)
                Color.clear.frame(height: 600)
            }
        }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        func digit(_ string: String) throws -> CGRect {
            try #require(stage.frame.texts.first { $0.string == string }?.rect)
        }
        func drag(by step: CGSize) throws {
            let start = try digit("1")
            stage.pointerDown(CGPoint(x: start.midX, y: start.midY))
            for index in 1...20 {
                let far = CGFloat(index)
                stage.pointerMove(CGPoint(x: start.midX + far * step.width, y: start.midY + far * step.height))
                stage.advance(by: 1.0 / 60)
            }
        }
        let (selection, top) = (model.input.selection, try digit("1").minY)
        try drag(by: CGSize(width: 1, height: -2))
        #expect(try digit("1").minY < top - 20)
        #expect(model.input.selection == selection)
        // Nor has it the focus.
        #expect(!stage.frame.shapes.contains { $0.rect.width < 3 && $0.rect.height > 30 && $0.rect.minX < 200 })
    }

    @Test func `a drag along the row selects, however it goes on`() throws {
        let screen = AmountScreen(
            AmountInput(1_234_567, limits: 0...9_999_999, locale: locale("ko_KR")),
            size: CGSize(width: 320, height: 120), hasKeypad: false)
        let one = try #require(screen.glyph("1")?.rect)
        screen.stage.pointerDown(CGPoint(x: one.minX, y: one.midY))
        for (x, y) in [(5.0, 1.0), (20, 10), (20, 40)] {
            screen.stage.pointerMove(CGPoint(x: one.minX + x, y: one.midY + y))
            screen.stage.advance(by: 1.0 / 60)
        }
        #expect(screen.model.input.selection == 0..<1)
        screen.stage.pointerUp(CGPoint(x: one.minX + 20, y: one.midY + 40))
    }
}
