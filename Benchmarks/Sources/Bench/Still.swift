import CounterWall
import SwiftUI
import Tally
import TallyStage

/// One number that moves, alone and among many views that do not.
@MainActor
enum Still {
    static let nodes = 100_000

    /// The two stages take turns, so that neither meets a slower minute of the machine alone.
    static func rows() -> [Row] {
        let alone = Play(still: 0)
        let among = Play(still: nodes)
        for _ in 0..<6 {
            alone.measure()
            among.measure()
        }
        return [
            Row("One moving number alone: a frame", alone.best, "ms", digits: 3),
            Row("– among \(nodes) still views", among.best, "ms", digits: 3),
            Row("– the ratio of the two", among.best / alone.best, "", budget: 1.2),
        ]
    }

    @MainActor private final class Play {
        private let model = CounterWall.Model(values: [1_234_567])
        private let stage: Stage
        private(set) var best = Double.infinity

        init(still: Int) {
            let model = model
            stage = Stage(size: CounterWall.size) {
                ZStack(alignment: .bottom) {
                    StillViews(count: still)
                    Moving(model: model)
                }
            }
            _ = stage.image()
        }

        func measure() {
            let cost = FrameCost.measure(stage, rounds: 4) {
                model.values = [model.values == [1_234_567] ? 7_981_342 : 1_234_567]
            }
            best = min(best, cost.total)
        }
    }
}

private struct Moving: View {
    @ObservedObject var model: CounterWall.Model
    var body: some View { RollingNumber(model.values[0]).font(.system(size: 24)) }
}

/// In the upper half of the stage: what a moving number covers has to be painted with it, still or not.
private struct StillViews: View {
    let count: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                Rectangle().frame(width: 2, height: 2)
                    .position(x: CGFloat(index % 400) * 4, y: CGFloat(index / 400) * 1.6)
            }
        }
    }
}
