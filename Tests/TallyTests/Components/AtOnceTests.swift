import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A change without animation in the middle of another one: nothing of that is seen any more.
@MainActor
struct AtOnceTests {
    @MainActor @Observable
    final class Model {
        var value = 980
        var faces = ["A", "B"]
    }

    private func stage<Shown: View>(@ViewBuilder _ shown: @escaping () -> Shown) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 100)) { HStack(spacing: 0) { shown() } }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 4)
        return stage
    }

    private func withoutAnimation(_ change: () -> Void) {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction, change)
    }

    /// What is seen of the texts of a frame, from left to right, with where it is.
    private func seen(_ stage: Stage) -> [String] {
        stage.faces.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.01 && rect.height > 2 && rect.width > 1
        }
        .sorted { $0.rect.minX < $1.rect.minX }
        .map { "\($0.string) \(Int(($0.rect.minX * 4).rounded())) \(Int(($0.opacity * 100).rounded()))" }
    }

    @Test(arguments: [12_345, 7], [0.05, 0.6])
    func `columns of a push counter that come or go are there, or gone, at once`(value: Int, delay: Double) {
        let model = Model()
        check(stage { PushCounter(model.value, stepDuration: 0.05) }, model, value, delay)
    }

    @Test(arguments: [12_345, 7], [0.05, 0.6])
    func `as those of a reel are, and the marks between them`(value: Int, delay: Double) {
        let model = Model()
        check(stage { ReelNumber("$" + model.value.formatted(.number)) }, model, value, delay)
        check(
            stage { ReelText(model.value.formatted(.number), faces: (0...9).map(String.init)) }, model,
            value, delay)
    }

    @Test(arguments: [RollStyle.flow, .continuous, .odometer, .perDigit, .numericText, .ticker], [12_345, 7, -12_345])
    func `those of a number in any style, with the currency beside them`(style: RollStyle, value: Int) {
        let model = Model()
        let stage = stage {
            RollingNumber(model.value, format: .currency(code: "EUR")).rollStyle(style)
            Text("beside")
        }
        check(stage, model, value, 0.15)
    }

    @Test(arguments: [1, 4, 12], [12_345, 7])
    func `a text that is replaced has gone at once`(frames: Int, value: Int) {
        let model = Model()
        check(
            stage { RollingText("\(model.value)").rollAnimation(.linear(duration: 0.4)) }, model, value,
            Double(frames) / 60)
        check(stage { Rolling(model.value) { Text("\($0)") } }, model, value, Double(frames) / 60)
    }

    /// Whatever moves, a change without animation looks in that frame as it does in the end.
    private func check(_ stage: Stage, _ model: Model, _ value: Int, _ delay: Double) {
        for goal in [42_857, -42_857] { check(stage, model, value, delay, goal) }
    }

    private func check(_ stage: Stage, _ model: Model, _ value: Int, _ delay: Double, _ goal: Int) {
        model.value = value
        stage.advance(by: 0)
        stage.advance(by: delay)
        withoutAnimation { model.value = goal }
        stage.advance(by: 0)
        let next = seen(stage)
        #expect(stage.settle(within: 8))
        #expect(next == seen(stage), "\(value) after \(delay), to \(goal)")
        withoutAnimation { model.value = 980 }
        #expect(stage.settle(within: 8))
    }

    @Test(arguments: 1..<14)
    func `digits of an amount that drop or rise are in their places, or gone, at once`(frames: Int) {
        let screen = AmountScreen(
            AmountInput(1_245, currency: "USD", locale: locale("en_US")), size: CGSize(width: 320, height: 120),
            hasKeypad: false)
        screen.stage.press(.tab)
        screen.rest()
        screen.stage.type("9")
        screen.stage.advance(by: 1.0 / 30)
        screen.stage.press(.delete)
        screen.stage.type("38")
        for _ in 0..<frames { screen.stage.advance(by: 1.0 / 60) }
        withoutAnimation { _ = screen.model.input.deleteBackward() }
        screen.stage.advance(by: 0)
        let next = seen(screen.stage)
        screen.rest()
        #expect(next == seen(screen.stage))
        #expect(screen.text == "$12,453")
        // What is typed next drops again.
        screen.stage.type("6")
        screen.stage.advance(by: 0.1)
        #expect(screen.stage.isAnimating)
        screen.rest()
        #expect(screen.text == "$124,536")
    }
}
