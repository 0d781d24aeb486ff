import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A font that changes under an animation: every component grows and shrinks as a text does, as a whole.
@MainActor
struct FontMotionTests {
    @MainActor @Observable
    final class Model {
        var size = 17.0
        var tracking = 0.0
        var value = 1_234
        var input = AmountInput(1_234, currency: "USD", locale: Locale(identifier: "en_US"))
    }

    enum Component: CaseIterable {
        case flow, perDigit, numericText, ticker, odometer, continuous, push, reel, reelText, counting, rollingText,
            rolling, amount

        @MainActor @ViewBuilder
        func view(_ model: Model) -> some View {
            switch self {
            case .flow: RollingNumber(model.value)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .continuous: RollingNumber(model.value).rollStyle(.continuous)
            case .push: PushCounter(model.value)
            case .reel: ReelNumber("1234")
            case .reelText: ReelText("1234", faces: ["1", "2", "3", "4"])
            case .counting: CountingNumber(model.value, format: .number)
            case .rollingText: RollingText("1,234")
            case .rolling: Rolling(1) { _ in Text("1,234") }
            case .amount:
                AmountField(input: Bindable(model).input).amountFont(.system(size: model.size))
                    .multilineTextAlignment(.center).frame(width: 180)
            }
        }
    }

    private struct Card: View {
        let model: Model
        let component: Component
        var body: some View {
            VStack {
                Text("above")
                component.view(model)
                    .font(.system(size: model.size))
                    .tracking(model.tracking)
                Text("below")
            }
        }
    }

    private func play(_ component: Component) -> (Model, Stage) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 240, height: 140)) { Card(model: model, component: component) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 4)
        return (model, stage)
    }

    /// The characters of the component that are seen, from left to right.
    private func glyphs(_ stage: Stage) -> [TextElement] {
        stage.faces.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return !["above", "below"].contains(face.string) && face.opacity > 0.02 && rect.height > 1
                && rect.width > 0.5
        }
        .sorted { ($0.rect.minX, $0.rect.minY) < ($1.rect.minX, $1.rect.minY) }
    }

    private func text(_ stage: Stage) -> String { glyphs(stage).map(\.string).joined() }

    @Test(
        arguments: Component.allCases,
        [(17.0, 34.0, false), (34.0, 17.0, false), (17.0, 34.0, true), (34.0, 17.0, true)])
    func `in every frame the whole is seen, evenly between the two sizes, also where it has rolled`(
        component: Component, sizes: (from: Double, to: Double, hasRolled: Bool)
    ) {
        let (model, stage) = play(component)
        model.size = sizes.from
        stage.advance(by: 0)
        if sizes.hasRolled {
            for value in [987, 1_234] {
                model.value = value
                stage.advance(by: 0)
                _ = stage.settle(within: 4)
            }
        }
        _ = stage.settle(within: 4)
        let (read, before) = (text(stage), glyphs(stage))
        withAnimation(.linear(duration: 0.5)) { model.size = sizes.to }
        var last: CGRect?
        for frame in 0...30 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let now = glyphs(stage)
            #expect(text(stage) == read, "frame \(frame): \(text(stage))")
            guard let first = now.first, let end = now.last, let start = before.first else { continue }
            let share = Double(frame) / 30
            let grown = 1 + (sizes.to / sizes.from - 1) * share
            #expect(abs(first.rect.height / start.rect.height - grown) < 0.06, "frame \(frame)")
            let shown = first.rect.union(end.rect)
            // Neither its middle nor its size jumps.
            if let last {
                #expect(abs(shown.width - last.width) < 5 && abs(shown.midY - last.midY) < 2, "frame \(frame)")
            }
            last = shown
        }
        #expect(stage.settle(within: 2))
        #expect(text(stage) == read)
    }

    @Test(arguments: [Component.flow, .numericText, .push, .counting])
    func `animated tracking squeezes nothing`(component: Component) {
        let (model, stage) = play(component)
        let (read, height) = (text(stage), glyphs(stage).first?.rect.height ?? 0)
        withAnimation(.linear(duration: 0.5)) { model.tracking = 6 }
        for frame in 0...30 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            #expect(text(stage) == read, "frame \(frame): \(text(stage))")
            #expect(glyphs(stage).allSatisfy { abs($0.rect.height - height) < 0.01 }, "frame \(frame)")
        }
        #expect(stage.settle(within: 2))
    }

    @Test func `a value that changes along rolls in its own time, and is never cut`() {
        let (model, stage) = play(.flow)
        withAnimation(.linear(duration: 0.4)) {
            model.size = 34
            model.value = 9_876
        }
        stage.advance(by: 0)
        #expect(stage.isAnimating)
        for _ in 0..<90 {
            stage.advance(by: 1.0 / 60)
            #expect(!text(stage).contains("…"))
        }
        #expect(stage.settle(within: 2))
        #expect(text(stage) == "9,876")
    }

    private struct Tracked: View {
        let model: Model
        let component: Component
        var body: some View { component.view(model).tracking(model.tracking).fixedSize().padding(.leading, 20) }
    }

    @Test(arguments: [Component.counting, .rollingText, .rolling])
    func `a tracking that changes under an animation moves no first letter`(component: Component) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
            Tracked(model: model, component: component).frame(maxWidth: .infinity, alignment: .leading)
        }
        stage.advance(by: 0)
        func start() -> CGFloat { stage.faces.map(\.rect.minX).min() ?? 0 }
        let first = start()
        for tracking in [8.0, 0] {
            withAnimation(.linear(duration: 0.4)) { model.tracking = tracking }
            for frame in 0..<30 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                #expect(abs(start() - first) < 0.5, "\(tracking) \(frame)")
            }
        }
    }

    private struct Bracketed: View {
        let model: Model
        let component: Component
        var body: some View {
            HStack(spacing: 0) {
                Text("[")
                component.view(model).font(.system(size: model.size))
                Text("]")
            }
        }
    }

    @Test(arguments: [Component.counting, .rollingText, .flow])
    func `between neighbors a component that grows or shrinks is as wide as it is shown`(component: Component) throws {
        let model = Model()
        model.size = 44
        let stage = Stage(size: CGSize(width: 200, height: 80)) { Bracketed(model: model, component: component) }
        stage.advance(by: 0)
        for size in [24.0, 44] {
            withAnimation(.linear(duration: 0.5)) { model.size = size }
            for frame in 0..<35 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let texts = stage.faces.filter { $0.rect.height > 1 }
                let left = try #require(texts.first { $0.string == "[" }?.rect)
                let right = try #require(texts.first { $0.string == "]" }?.rect)
                let inner = texts.filter { !"[]".contains($0.string) }.map(\.rect)
                #expect(abs((inner.map(\.minX).min() ?? 0) - left.maxX) < 3, "\(size) \(frame)")
                #expect(abs((inner.map(\.maxX).max() ?? 0) - right.minX) < 3, "\(size) \(frame)")
            }
        }
    }
}
