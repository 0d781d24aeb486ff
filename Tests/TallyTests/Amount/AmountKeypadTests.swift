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

    private func stage(_ model: AmountScreen.Model, _ keypad: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            VStack {
                AmountField(input: Bindable(model).input)
                keypad()
            }
        }
        stage.preferences.locale = locale("en_US")
        stage.advance(by: 0)
        return stage
    }

    private func button(_ label: String, _ stage: Stage) -> CGRect? {
        stage.frame.accessibility.first { $0.traits.contains(.isButton) && $0.label == label }?.rect
    }

    @Test func `a key of the caller's stands in the lower left, as high and as wide as the others`() throws {
        let model = AmountScreen.Model(AmountInput(limits: 0...9_999, currency: "USD", locale: locale("en_US")))
        let stage = stage(model) {
            AmountKeypad(input: Bindable(model).input) {
                Button("00") { model.input.replace(model.input.selection, with: "00") }
            }
        }
        let (key, zero) = try (#require(button("00", stage)), #require(button("0", stage)))
        #expect(key.minX == 0 && key.size == zero.size && key.midY == zero.midY)
        // The mark gives way to it.
        #expect(button("Decimal mark", stage) == nil)
        for label in ["5", "00"] { try stage.tap(label) }
        #expect(model.input.amount == 500)
        try stage.tap("00")
        #expect(model.input.amount == 9_999 && model.input.isOverMaximum)
    }

    @Test func `a key that is not there leaves its place free`() throws {
        let model = AmountScreen.Model(AmountInput(currency: "USD", locale: locale("en_US")))
        let plain = stage(model) { AmountKeypad(input: Bindable(model).input) }
        let free = stage(model) {
            AmountKeypad(input: Bindable(model).input) {
                if model.input.amount != nil { Button("C") { model.input.clear() } }
            }
        }
        #expect(button("0", free) == button("0", plain) && button("C", free) == nil)
        try free.tap("7")
        _ = free.settle()
        try free.tap("C")
        #expect(model.input.amount == nil)
    }

    @Test func `keys and what is too much are felt where the caller says so`() throws {
        let model = AmountScreen.Model(AmountInput(limits: 0...99, currency: "USD", locale: locale("en_US")))
        let silent = stage(model) { AmountKeypad(input: Bindable(model).input) }
        for key in ["9", "9", "9"] { try silent.tap(key) }
        #expect(silent.sensoryFeedback.isEmpty)
        model.input.clear()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            VStack {
                AmountField(input: Bindable(model).input)
                AmountKeypad(input: Bindable(model).input) { Button("C") { model.input.clear() } }
            }
            .amountFeedback()
        }
        for key in ["9", "9"] { try stage.tap(key) }
        #expect(stage.sensoryFeedback == [.impact(weight: .light), .impact(weight: .light)])
        try stage.tap("9")
        stage.advance(by: 0)
        #expect(stage.sensoryFeedback.dropFirst(2) == [.impact(weight: .light), .warning])
        stage.preferences.reduceMotion = true
        try stage.tap("9")
        stage.advance(by: 0)
        try stage.tap("C")
        #expect(stage.sensoryFeedback.dropFirst(4) == [.impact(weight: .light), .warning, .impact(weight: .light)])
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
