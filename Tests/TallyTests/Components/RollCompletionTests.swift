import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Whoever waits for a number to come to rest hears of each change once.
@MainActor
struct RollCompletionTests {
    @MainActor @Observable
    final class Model {
        var value = 980
        var isLoading = false
        @ObservationIgnored var calls = 0
    }

    private func stage(_ model: Model, _ width: RollWidth = .animated) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            RollingNumber(model.value).rollWidth(width)
                .redacted(reason: model.isLoading ? .placeholder : [])
                .onRollCompletion { model.calls += 1 }
        }
        #expect(stage.settle(within: 4))
        #expect(model.calls == 0)
        return stage
    }

    @Test func `it is told once, when nothing moves, after a change and those that interrupt it`() {
        let model = Model()
        let stage = stage(model)
        for value in [12_345, 7, 1_000] {
            model.value = value
            stage.advance(by: 0.2)
            #expect(model.calls == 0)
        }
        stage.advance(by: 1.2)
        #expect(model.calls == 0)
        stage.advance(by: 0.2)
        #expect(model.calls == 1)
        #expect(stage.settle(within: 4))
        #expect(model.calls == 1)
    }

    @Test(arguments: [RollWidth.animated, .immediate])
    func `a change with which a number becomes redacted, that comes meanwhile, or that lifts it, is told at once`(
        width: RollWidth
    ) {
        let model = Model()
        let stage = stage(model, width)
        let steps: [(isLoading: Bool, value: Int, calls: Int)] = [
            (true, 980, 0), (false, 980, 0), (true, 12_345, 1), (true, 7, 2), (false, 7, 2), (true, 7, 2),
            (false, 1_000, 3),
        ]
        for step in steps {
            (model.isLoading, model.value) = (step.isLoading, step.value)
            stage.advance(by: 1.0 / 60)
            #expect(model.calls == step.calls, "\(step)")
            #expect(stage.settle(within: 4))
            #expect(model.calls == step.calls, "\(step)")
        }
        model.value = 2_000
        #expect(stage.settle(within: 4))
        #expect(model.calls == 4)
    }
}
