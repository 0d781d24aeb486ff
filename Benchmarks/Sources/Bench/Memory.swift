import CAllocations
import CounterWall
import SwiftUI
import Tally
import TallyStage

/// Blocks, bytes, and what is done when nothing is to be done.
@MainActor
enum Memory {
    static func allocations() -> [Row] {
        let model = HandMadeWall.Model()
        let stage = Stage(size: CounterWall.size) { HandMadeWall(model: model, count: 100) }
        let cost = FrameCost.measure(stage, rounds: 3) { withAnimation(.spring(duration: 0.9)) { model.isOn.toggle() } }
        return [
            Row(
                "Allocations in a frame of steady motion: advance", Double(cost.advanceAllocations), "", budget: 0,
                digits: 0),
            Row("– paint", Double(cost.paintAllocations), "", budget: 0, digits: 0),
        ]
    }

    static func idle() -> [Row] {
        var values = Values(seed: 4)
        let model = CounterWall.Model(values: values.next(100))
        let stage = Stage(size: CounterWall.size) { CounterWall(model: model, style: .flow) }
        model.values = values.next(100)
        stage.advance(by: 10)
        _ = stage.image()
        let asksForFrames = stage.nextFrameTime != nil
        let seconds = CPUClock.seconds { for _ in 0..<100 { stage.advance(by: 0.1) } }
        return [
            Row("Idle: frames asked for", asksForFrames ? 1 : 0, "", budget: 0, digits: 0),
            Row("– processor time for 10 s, in 100 steps", seconds * 1000, "ms", digits: 3),
        ]
    }

    /// What is kept for good. Shaped texts are kept for a while, within a bound: before each count others take their places.
    static func growth(changes: Int) -> [Row] {
        var values = Values(seed: 5)
        let model = CounterWall.Model(values: [values.next()])
        let filler = Filler()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            ZStack {
                CounterWall(model: model, style: .flow)
                FillerText(filler: filler)
            }
        }
        func change(_ count: Int) {
            for _ in 0..<count {
                model.values = [values.next()]
                stage.advance(by: 0.02)
            }
            _ = stage.settle(within: 10)
        }
        func bytesKept() -> Double {
            for round in 0..<40 {
                filler.text = String(repeating: "filler \(round) ", count: 1000)
                stage.advance(by: 0)
            }
            filler.text = ""
            stage.advance(by: 0)
            return bytes_in_use()
        }
        change(20_000)
        let before = bytesKept()
        change(changes)
        return [
            Row(
                "\(changes) changes of a value: growth of memory", (bytesKept() - before) / 1024, "KiB", budget: 256,
                digits: 0)
        ]
    }

    @MainActor final class Filler: ObservableObject {
        @Published var text = ""
    }

    private struct FillerText: View {
        @ObservedObject var filler: Filler
        var body: some View { Text(filler.text).lineLimit(1) }
    }
}
