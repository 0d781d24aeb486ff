import CounterWall
import SwiftUI
import TallyStage

/// Frames of what is not numbers.
@MainActor
enum Scenes {
    /// Cards that turn over in perspective.
    static func cards() -> [Row] {
        let model = Switch()
        let stage = Stage(size: CGSize(width: 1200, height: 900)) { Cards(model: model) }
        let cost = FrameCost.measure(stage, rounds: 3, frames: 12) {
            withAnimation(.linear(duration: 0.6)) { model.isOn.toggle() }
        }
        return rows("60 cards of 90×150 flipping in perspective", cost)
    }

    /// Phases that follow one another for ever.
    static func phases() -> [Row] {
        let stage = Stage(size: CounterWall.size) { Phases(count: 1000) }
        return rows("1000 phase animators", FrameCost.measure(stage, rounds: 3) {})
    }

    /// Rows that come and go all at once: what it costs must grow with their number alone.
    static func storm() -> [Row] {
        var rows: [Row] = []
        for count in [1000, 10_000] {
            let cost = stormCost(count)
            rows += [
                Row("\(count) rows inserted at once: the change", cost.coming, "ms", digits: 0),
                Row("– a frame while they come", cost.comingFrame, "ms"),
                Row("– removed at once: the change", cost.leaving, "ms", digits: 0),
                Row("– a frame while they leave", cost.leavingFrame, "ms"),
                Row("– the frame in which they are gone", cost.gone, "ms", digits: 0),
            ]
        }
        return rows
    }

    private static func rows(_ name: String, _ cost: FrameCost) -> [Row] {
        [
            Row("\(name): a frame", cost.total, "ms"), Row("– of it advance", cost.advance, "ms"),
            Row("– of it paint", cost.paint, "ms"),
        ]
    }

    /// Milliseconds, without painting.
    private struct StormCost {
        var coming = 0.0, comingFrame = 0.0, leaving = 0.0, leavingFrame = 0.0, gone = 0.0
    }

    private static func stormCost(_ count: Int) -> StormCost {
        let model = Switch()
        let stage = Stage(size: CounterWall.size) { Storm(model: model, count: count) }
        func change() -> Double {
            1000
                * CPUClock.seconds {
                    withAnimation(.linear(duration: 0.5)) { model.isOn.toggle() }
                    stage.advance(by: 0)
                }
        }
        func frame() -> Double {
            (0..<12).map { _ in CPUClock.seconds { stage.advance(by: 1.0 / 60) } }.median * 1000
        }
        var cost = StormCost()
        cost.coming = change()
        cost.comingFrame = frame()
        _ = stage.settle()
        cost.leaving = change()
        cost.leavingFrame = frame()
        stage.frameRate = 1
        cost.gone = 1000 * CPUClock.seconds { _ = stage.settle() }
        return cost
    }
}

@MainActor
private final class Switch: ObservableObject {
    @Published var isOn = false
}

private struct Cards: View {
    @ObservedObject var model: Switch

    var body: some View {
        VStack(spacing: 10) {
            ForEach(0..<5) { _ in
                HStack(spacing: 10) {
                    ForEach(0..<12) { _ in
                        ZStack {
                            RoundedRectangle(cornerRadius: 10).fill(.white)
                            RoundedRectangle(cornerRadius: 10).strokeBorder(.blue, lineWidth: 3)
                            Text("7").font(.system(size: 48))
                        }
                        .frame(width: 90, height: 150)
                        .rotation3DEffect(.degrees(model.isOn ? 180 : 0), axis: (x: 0, y: 1, z: 0))
                    }
                }
            }
        }
    }
}

private struct Phases: View {
    let count: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<count, id: \.self) { index in
                PhaseAnimator([0.0, 1]) { phase in
                    Color.blue.frame(width: 20, height: 12).opacity(1 - phase / 2).offset(x: 8 * phase)
                } animation: { _ in
                    // Not all of them change phase in one frame.
                    .linear(duration: 0.5 + Double(index % 20) / 40)
                }
                .position(x: CGFloat(20 + (index % 40) * 40), y: CGFloat(20 + (index / 40) * 38))
            }
        }
    }
}

private struct Storm: View {
    @ObservedObject var model: Switch
    let count: Int

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<(model.isOn ? count : 0), id: \.self) { index in
                Color.blue.frame(width: 8, height: 4)
                    .position(x: CGFloat(index % 160) * 10, y: CGFloat(index / 160) * 8)
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }
}
