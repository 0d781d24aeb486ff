import Observation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A number that changes in an update that also moves its place goes there as what is beside it does.
@MainActor
struct NeighbourTests {
    enum Kind: String, CaseIterable {
        case flow, perDigit, numericText, ticker, counting, counter, reel, words, amount
    }

    @MainActor @Observable
    final class Model {
        var value = 120
        var rows = 1
    }

    private struct Statement: View {
        let kind: Kind
        @Bindable var model: Model

        var body: some View {
            VStack {
                ForEach(0..<model.rows, id: \.self) { _ in Text("row").frame(height: 40) }
                HStack(spacing: 0) {
                    Text("neighbour")
                    component
                }
            }
            .font(.test)
        }

        @ViewBuilder private var component: some View {
            switch kind {
            case .flow: RollingNumber(model.value)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit).rollAnimation(.linear(duration: 0.5))
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .counting: CountingNumber(model.value, format: .number)
            case .counter: PushCounter(model.value)
            case .reel: ReelNumber("\(model.value)", trigger: model.value)
            case .words: Rolling(model.value) { Text(verbatim: "\($0)") }
            case .amount:
                AmountField(
                    amount: Binding {
                        Decimal(model.value)
                    } set: { _ in
                    }, limits: 0...10_000)
            }
        }
    }

    /// Whether what the number shows stands at the height of its neighbour, as it did before anything changed.
    private func isBeside(_ stage: Stage, _ offset: Double) -> Bool {
        let texts = stage.frame.texts
        guard let neighbour = texts.first(where: { $0.string == "neighbour" }) else { return false }
        let own = texts.filter { !["row", "neighbour"].contains($0.string) && $0.opacity > 0 }
        // What rolls is on its way up or down, and within a line or two all the same, or has a strip's many lines.
        return own.contains { abs(($0.clip ?? $0.rect).midY - neighbour.rect.midY - offset) < 2 }
    }

    private func offset(_ stage: Stage) -> Double? {
        let texts = stage.frame.texts
        guard let neighbour = texts.first(where: { $0.string == "neighbour" }) else { return nil }
        return texts.first { !["row", "neighbour"].contains($0.string) && $0.opacity > 0 }
            .map { ($0.clip ?? $0.rect).midY - neighbour.rect.midY }
    }

    @Test(arguments: Kind.allCases) func `moved without motion it is at its new place in the first frame`(kind: Kind) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 500, height: 400)) { Statement(kind: kind, model: model) }
        stage.advance(by: 0)
        let offset = offset(stage)
        #expect(offset != nil)
        model.value = 453
        model.rows = 4
        for frame in 0..<10 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            #expect(isBeside(stage, offset ?? 0), "frame \(frame): \(stage.frame.description)")
        }
        #expect(stage.isAnimating || kind == .words)
    }

    @Test(arguments: Kind.allCases) func `moved with an animation it goes with its neighbour`(kind: Kind) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 500, height: 400)) { Statement(kind: kind, model: model) }
        stage.advance(by: 0)
        let offset = offset(stage)
        withAnimation(.linear(duration: 1)) {
            model.value = 453
            model.rows = 4
        }
        for frame in 0..<40 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            #expect(isBeside(stage, offset ?? 0), "frame \(frame): \(stage.frame.description)")
        }
    }
}
