import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Drags that begin on an amount.
@MainActor
struct AmountDragTests {
    /// An amount on a page that is higher than its place.
    private func page() -> (model: AmountScreen.Model, stage: Stage) {
        let model = AmountScreen.Model(AmountInput(123_456, currency: "USD", locale: locale("en_US")))
        let stage = Stage(size: CGSize(width: 300, height: 200)) {
            ScrollView {
                AmountField(input: Bindable(model).input).padding(.vertical, 60)
                Color.clear.frame(height: 600)
            }
        }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        return (model, stage)
    }

    @Test func `a drag that begins across the row scrolls the page, and selects nothing`() throws {
        let (model, stage) = page()
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

    @Test(arguments: [(1.0, -2.0), (0, -1), (-0.9, -1)])
    func `a page scrolls in every frame of a drag across the row, from where pages begin to`(x: Double, y: Double)
        throws
    {
        let (model, stage) = page()
        func top() throws -> CGFloat { try #require(stage.frame.texts.first { $0.string == "1" }?.rect.minY) }
        let (start, selection) = (try top(), model.input.selection)
        let point = try #require(stage.frame.texts.first { $0.string == "1" }?.rect)
        stage.pointerDown(CGPoint(x: point.midX, y: point.midY))
        var last = start
        for index in 1...30 {
            let far = CGFloat(index)
            stage.pointerMove(CGPoint(x: point.midX + far * x, y: point.midY + far * y))
            stage.advance(by: 1.0 / 60)
            let now = try top()
            if far * abs(y) > 20 { #expect(abs(now - last - y) < 0.01) }
            last = now
        }
        #expect(abs(last - start) > 10)
        #expect(model.input.selection == selection)
    }

    @Test func `a drag along the row that begins in a page selects, and the page stays`() throws {
        let (model, stage) = page()
        let one = try #require(stage.frame.texts.first { $0.string == "1" }?.rect)
        stage.pointerDown(CGPoint(x: one.minX, y: one.midY))
        for index in 1...30 {
            stage.pointerMove(CGPoint(x: one.minX + 2 * CGFloat(index), y: one.midY + CGFloat(index) / 10))
            stage.advance(by: 1.0 / 60)
        }
        #expect(model.input.selection.lowerBound == 0 && model.input.selection.count > 1)
        #expect(stage.frame.texts.first { $0.string == "1" }?.rect.minY == one.minY)
    }

    @Test func `a hand that is not still has not begun a drag`() throws {
        let screen = AmountScreen(
            AmountInput(1_234_567, limits: 0...9_999_999, locale: locale("ko_KR")),
            size: CGSize(width: 320, height: 120), hasKeypad: false)
        let one = try #require(screen.glyph("1")?.rect)
        // Left of the middle of a digit: a little further, and it is selected.
        let x = one.midX - 3
        screen.stage.pointerDown(CGPoint(x: x, y: one.midY))
        for far in 1...12 {
            screen.stage.pointerMove(CGPoint(x: x + CGFloat(far), y: one.midY))
            screen.stage.advance(by: 1.0 / 60)
            #expect(screen.model.input.selection.isEmpty || far >= 10)
        }
        #expect(screen.model.input.selection == 0..<1)
        screen.stage.pointerUp(CGPoint(x: x + 12, y: one.midY))
    }
}
