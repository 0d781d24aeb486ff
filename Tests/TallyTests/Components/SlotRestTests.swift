import Observation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What becomes of columns of a row of slots that leave as the last motion ends.
@MainActor
struct SlotRestTests {
    @MainActor @Observable
    final class Model {
        var text = "ab"
        var rests = 0
    }

    private struct Row: View {
        let model: Model

        var body: some View {
            ReelNumber(model.text)
                .onRollCompletion {
                    model.rests += 1
                    if model.text == "a" { model.text = "" }
                }
                .font(.test)
        }
    }

    @Test func `what a completion takes away fades out, as what anybody takes away does`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 60)) { Row(model: model) }
        stage.advance(by: 0)
        model.text = "a"
        var opacities: [Double] = []
        for _ in 0..<240 {
            stage.advance(by: 1.0 / 60)
            guard model.rests > 0 else { continue }
            opacities.append(stage.frame.texts.first { $0.string == "a" }?.opacity ?? 0)
        }
        #expect(model.rests == 2 && (opacities.first ?? 0) > 0.95 && opacities.last == 0)
        // On the way from full to nothing it is seen to fade, frame by frame.
        #expect(opacities.count { $0 > 0.01 && $0 < 0.99 } > 15, "\(opacities)")
        #expect(zip(opacities, opacities.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.2 })
        #expect(!stage.isAnimating && !stage.frame.texts.contains { $0.string == "a" })
    }
}
