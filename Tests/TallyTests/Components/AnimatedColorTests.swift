import SwiftUI
import Tally
import TallyStage
import Testing

/// A colour that changes under an animation fades in every component, as it does in a text.
@MainActor
struct AnimatedColorTests {
    @MainActor @Observable
    final class Model {
        var isOn = false
        var value = 1_234
    }

    enum Component: CaseIterable {
        case flow, perDigit, numericText, ticker, odometer, push, pushed, reel, reelText, counting, rollingText, amount

        @MainActor @ViewBuilder
        func view(_ model: Model) -> some View {
            switch self {
            case .flow: RollingNumber(model.value)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .push: PushCounter(model.value, stepDuration: 0.02)
            case .pushed: PushCounter(model.value, stepDuration: 0.02, face: .reveal)
            case .reel: ReelNumber("\(model.value)", duration: 0.2, stagger: 0.05)
            case .reelText: ReelText("1234", faces: ["1", "2", "3", "4"])
            case .counting: CountingNumber(model.value, format: .number)
            case .rollingText: RollingText("1,234")
            case .amount: AmountField(amount: .constant(1_234), currency: "USD")
            }
        }
    }

    private struct Card: View {
        let model: Model
        let component: Component
        var body: some View {
            VStack {
                component.view(model)
                Text("text")
            }
            .foregroundStyle(model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        }
    }

    @Test(arguments: Component.allCases, [false, true])
    func `it fades as that of a text does, also where the component has played`(component: Component, hasPlayed: Bool) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 240, height: 80)) { Card(model: model, component: component) }
        _ = stage.settle(within: 4)
        if hasPlayed {
            model.value = 2_345
            stage.advance(by: 0)
            _ = stage.settle(within: 4)
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        for step in 0...10 {
            stage.advance(by: step == 0 ? 0 : 0.1)
            let texts = stage.frame.texts.filter { $0.opacity > 0.5 }
            let ink = texts.first { $0.string == "text" }?.color
            let numbers = texts.filter { $0.string.contains(where: \.isNumber) }
            #expect(!numbers.isEmpty && numbers.allSatisfy { $0.color == ink }, "step \(step)")
        }
    }
}
