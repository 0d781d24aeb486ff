import CounterWall
import SwiftUI
import Tally
import TallyStage

/// One number that moves, alone and among many views that do not.
@MainActor
enum Still {
    static let nodes = 100_000

    static func rows() -> [Row] {
        let alone = cost(still: 0)
        let among = cost(still: nodes)
        return [
            Row("One moving number alone: a frame", alone.total, "ms", digits: 3),
            Row("– among \(nodes) still views", among.total, "ms", digits: 3),
            Row("– the ratio of the two", among.total / alone.total, "", budget: 1.2),
        ]
    }

    private static func cost(still: Int) -> FrameCost {
        let model = CounterWall.Model(values: [1_234_567])
        let stage = Stage(size: CounterWall.size) {
            ZStack(alignment: .bottom) {
                StillViews(count: still)
                Moving(model: model)
            }
        }
        _ = stage.image()
        return FrameCost.measure(stage, rounds: 9) {
            model.values = [model.values == [1_234_567] ? 7_981_342 : 1_234_567]
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
