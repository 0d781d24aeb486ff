import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Changes of components that are shown as bars, while what they stand for loads.
@MainActor
struct RedactedChangeTests {
    enum Kind: CaseIterable { case rolling, counting, push, reel, text, word }

    @MainActor @Observable
    final class Model {
        var value = 1234
        var isLoading = true
        var rests = 0
    }

    private struct Play: View {
        let kind: Kind
        let model: Model

        var body: some View {
            Group {
                switch kind {
                case .rolling: RollingNumber(model.value)
                case .counting: CountingNumber(model.value, format: .number)
                case .push: PushCounter(model.value)
                case .reel: ReelNumber(String(model.value))
                case .text: ReelText(String(model.value), faces: (0...9).map(String.init))
                case .word: RollingText(verbatim(model.value))
                }
            }
            .font(.test).onRollCompletion { model.rests += 1 }
            .redacted(reason: model.isLoading ? .placeholder : [])
        }

        private func verbatim(_ value: Int) -> String { "\(value)" }
    }

    @Test(arguments: Kind.allCases) func `nothing turns behind a bar, and its end is told at once`(_ kind: Kind) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) { Play(kind: kind, model: model) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0.1)
        model.value = 9876
        stage.advance(by: 0)
        stage.advance(by: 1.0 / 60)
        #expect(model.rests == 1)
        let picture = stage.image()
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.image() == picture)
        }
        model.isLoading = false
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let label = stage.frame.accessibility.map(\.label).joined()
        #expect(label.filter(\.isNumber) == "9876")
        #expect(model.rests == 1)
        model.value = 12
        stage.advance(by: 0)
        stage.advance(by: 0.05)
        #expect(stage.isAnimating)
        #expect(stage.settle(within: 20) && model.rests == 2)
    }
}
