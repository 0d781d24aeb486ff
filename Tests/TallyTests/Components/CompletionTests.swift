import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What a caller asks to be told of the animation by which a component changes.
@MainActor
struct CompletionTests {
    @MainActor @Observable
    final class Model {
        var value = 134
        var log: [String] = []
    }

    nonisolated private static let components = [
        "flow", "perDigit", "numericText", "ticker", "odometer", "continuous", "text", "counting", "push", "reel",
    ]

    private struct Play: View {
        let model: Model
        let component: String

        var body: some View {
            switch component {
            case "text": RollingText("\(model.value)")
            case "counting": CountingNumber(Double(model.value), format: .number)
            case "push": PushCounter(model.value)
            case "reel": ReelNumber("\(model.value)")
            default: RollingNumber(model.value).rollStyle(CompletionTests.style(component))
            }
        }
    }

    private static func style(_ name: String) -> RollStyle {
        switch name {
        case "perDigit": .perDigit
        case "numericText": .numericText
        case "ticker": .ticker
        case "odometer": .odometer
        case "continuous": .continuous
        default: .flow
        }
    }

    @Test(arguments: components)
    func `a completion of the caller's is called once, also where the next change interrupts it`(component: String) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 80)) { Play(model: model, component: component) }
        stage.advance(by: 0)
        func change(to value: Int, _ name: String, _ criteria: AnimationCompletionCriteria) {
            withAnimation(.linear(duration: 0.5), completionCriteria: criteria) {
                model.value = value
            } completion: {
                model.log.append(name)
            }
        }
        change(to: 7, "first", .logicallyComplete)
        stage.advance(by: 0.1)
        change(to: 99_134, "second", .removed)
        stage.advance(by: 0.05)
        #expect(model.log == [], "Neither is over yet.")
        change(to: 99_134, "nothing", .logicallyComplete)
        change(to: 45, "third", .logicallyComplete)
        #expect(stage.settle(within: 30))
        stage.advance(by: 3)
        #expect(model.log.sorted() == ["first", "nothing", "second", "third"], "\(model.log)")
    }
}
