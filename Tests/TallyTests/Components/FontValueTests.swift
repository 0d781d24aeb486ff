import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A font that changes with the value: what is shown goes over to the font as a whole, and in it to the value as ever.
@MainActor
struct FontValueTests {
    @MainActor @Observable
    final class Model {
        var isWon = false
        var value: Int { isWon ? 125 : 80 }
        var input = AmountInput(80, currency: "USD", locale: Locale(identifier: "en_US"))
    }

    enum Component: CaseIterable {
        case flow, perDigit, numericText, ticker, push, reel, reelText, counting, rollingText, amount

        @MainActor @ViewBuilder
        func view(_ model: Model) -> some View {
            switch self {
            case .flow: RollingNumber(model.value)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit).rollAnimation(.linear(duration: 0.3))
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .push: PushCounter(model.value)
            case .reel: ReelNumber("\(model.value)")
            case .reelText: ReelText("\(model.value)", faces: (0...9).map(String.init))
            case .counting: CountingNumber(model.value, format: .number)
            case .rollingText: RollingText("\(model.value)" as String).rollAnimation(.linear(duration: 0.3))
            case .amount: AmountField(input: Bindable(model).input).amountFont(.system(size: model.isWon ? 30 : 20))
            }
        }
    }

    private struct Card: View {
        let model: Model
        let component: Component
        var body: some View {
            HStack(spacing: 0) {
                Text("<")
                component.view(model)
                    .font(.system(size: model.isWon ? 30 : 20))
                    .fontWeight(model.isWon ? .bold : .regular)
                Text(">")
            }
        }
    }

    private func stage(_ model: Model, _ component: Component) -> Stage {
        let stage = Stage(size: CGSize(width: 240, height: 80)) { Card(model: model, component: component) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 6)
        return stage
    }

    /// What is seen of the component, with the heights of its lines.
    private func faces(_ stage: Stage) -> [TextElement] {
        stage.faces.filter { !["<", ">"].contains($0.string) && $0.opacity > 0.02 }.sorted {
            $0.rect.minX < $1.rect.minX
        }
    }

    private func win(_ model: Model) {
        model.isWon = true
        model.input.set(125)
    }

    @Test(arguments: Component.allCases, [false, true])
    func `the font is there as a text's is, and the value comes as without it`(
        _ component: Component, _ isAnimated: Bool
    ) throws {
        let model = Model()
        let stage = stage(model, component)
        let before = faces(stage).map(\.string)
        let line = try #require(faces(stage).first?.rect.height)
        if isAnimated { withAnimation(.linear(duration: 0.4)) { win(model) } } else { win(model) }
        stage.advance(by: 0)
        // Nothing of the new value in the first frame.
        #expect(faces(stage).map(\.string) == before)
        let first = try #require(faces(stage).first?.rect.height)
        #expect(isAnimated ? abs(first - line) < 0.5 : first > 1.4 * line)
        stage.advance(by: 0.05)
        #expect(stage.isAnimating)
        for face in faces(stage) where face.opacity > 0.5 {
            // No digit stands on its neighbors.
            let sides = stage.faces.filter { ["<", ">"].contains($0.string) }.map(\.rect)
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            #expect(rect.isEmpty || rect.maxX <= sides[1].minX + 3, "\(face.string)")
        }
        _ = stage.settle(within: 8)
        let won = Model()
        win(won)
        let fresh = self.stage(won, component)
        #expect(faces(stage).map(\.string) == faces(fresh).map(\.string))
        #expect(zip(faces(stage), faces(fresh)).allSatisfy { abs($0.rect.midX - $1.rect.midX) < 0.1 })
    }

    @MainActor @Observable
    final class Slider { var value = 80 }

    private struct Slid: View {
        let slider: Slider
        var body: some View {
            RollingNumber(slider.value).font(.system(size: CGFloat(slider.value) / 4))
            PushCounter(slider.value, stepDuration: 0.01).font(.system(size: CGFloat(slider.value) / 4))
            CountingNumber(slider.value, format: .number, duration: 0.2).font(.system(size: CGFloat(slider.value) / 4))
            RollingText("\(slider.value)" as String).font(.system(size: CGFloat(slider.value) / 4))
        }
    }

    @Test func `a font that goes on with its value from frame to frame leaves no value behind`() {
        for pause in [0, 1.0 / 60, 0.05] {
            let slider = Slider()
            let stage = Stage(size: CGSize(width: 240, height: 300)) { Slid(slider: slider) }
            stage.advance(by: 0)
            for value in 81...100 {
                slider.value = value
                stage.advance(by: pause)
            }
            _ = stage.settle(within: 6)
            let seen = stage.faces.filter { $0.opacity > 0.02 && $0.rect.height > 1 }.map(\.string).joined()
            #expect(seen == "100100100100", "\(seen)")
        }
    }

    @Test func `who waits for the animation of a font and a value is told once`() {
        let model = Model()
        let stage = stage(model, .flow)
        var ends = 0
        withAnimation(.linear(duration: 0.2)) {
            win(model)
        } completion: {
            ends += 1
        }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect(ends == 0)
        _ = stage.settle(within: 6)
        #expect(ends == 1)
    }

    @Test func `a value that comes a moment after the font, or before it, moves on`() {
        for delay in [1.0 / 60, 0.05, 0.2] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 240, height: 80)) {
                RollingNumber(model.value).font(.system(size: model.input.amount == 125 ? 30 : 20))
            }
            stage.advance(by: 0)
            model.isWon = true
            stage.advance(by: delay)
            #expect(stage.isAnimating)
            model.input.set(125)
            stage.advance(by: 0)
            stage.advance(by: 0.02)
            #expect(stage.isAnimating)
            _ = stage.settle(within: 6)
            #expect(stage.frame.accessibility.first?.label == "125" && !stage.isAnimating)
        }
    }
}
