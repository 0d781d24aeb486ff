import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// The width that is kept for the widest text so far, and for the ends of a range.
@MainActor
struct WidestFontTests {
    enum Kind: CaseIterable { case rolling, counting, push, reel, word }

    @MainActor @Observable
    final class Model {
        var value: Int
        var size: CGFloat
        init(_ value: Int, _ size: CGFloat) { (self.value, self.size) = (value, size) }
    }

    private struct Play: View {
        let kind: Kind
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                Group {
                    switch kind {
                    case .rolling: RollingNumber(model.value)
                    case .counting: CountingNumber(model.value, format: .number, duration: 0.3)
                    case .push: PushCounter(model.value, stepDuration: 0.01)
                    case .reel: ReelNumber(String(model.value), duration: 0.3, stagger: 0)
                    case .word: RollingText(verbatim(model.value))
                    }
                }
                .rollWidth(.widest)
                Text(verbatim: "|")
                Spacer(minLength: 0)
            }
            .font(.system(size: model.size))
        }

        private func verbatim(_ value: Int) -> String { "\(value)" }
    }

    private func end(_ stage: Stage) -> CGFloat { stage.frame.texts.first { $0.string == "|" }?.rect.minX ?? -1 }

    private func stage(_ kind: Kind, _ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Play(kind: kind, model: model) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        return stage
    }

    @Test(arguments: Kind.allCases, [0.02, 3])
    func `the widest is that in the font of now, whenever that comes`(_ kind: Kind, _ pause: Double) {
        let (model, small) = (Model(1_000_000, 30), Model(1_000_000, 14))
        let (stage, other) = (stage(kind, model), stage(kind, small))
        let wanted = end(other)
        (model.value, small.value) = (5, 5)
        stage.advance(by: 0)
        stage.advance(by: pause)
        model.size = 14
        stage.advance(by: 0)
        #expect(stage.settle(within: 20) && other.settle(within: 20))
        stage.advance(by: 3)
        #expect(abs(end(stage) - wanted) < 2, "\(end(stage)), \(wanted)")
        #expect(abs(end(other) - wanted) < 0.01)
        model.size = 30
        stage.advance(by: 0)
        #expect(stage.settle(within: 20))
        #expect(abs(end(stage) - wanted * 30 / 14) < 4)
    }

    @Test func `room for a range is kept while there is no value yet`() {
        let (loading, there) = (Model(0, 20), Model(1_000_000, 20))
        func stage(_ value: @escaping () -> Int?) -> Stage {
            let stage = Stage(size: CGSize(width: 400, height: 100)) {
                HStack(spacing: 0) {
                    RollingNumber(value(), format: .number).rollWidth(.reserved(0...1_000_000))
                    Text(verbatim: "|")
                    Spacer(minLength: 0)
                }
            }
            stage.preferences.locale = Locale(identifier: "en_US")
            stage.advance(by: 0)
            return stage
        }
        let stages = [
            stage { loading.value == 0 ? nil : loading.value }, stage { there.value },
        ]
        #expect(abs(end(stages[0]) - end(stages[1])) < 0.01)
        #expect(stages[0].frame.visibleText.contains("?????"))
        loading.value = 7
        for _ in 0..<60 {
            stages[0].advance(by: 1.0 / 60)
            #expect(abs(end(stages[0]) - end(stages[1])) < 0.01)
        }
    }
}
