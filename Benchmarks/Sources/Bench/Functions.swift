import SwiftUI
import TallyStage

/// Curves, springs, writes: what is cheap and often.
@MainActor
enum Functions {
    static func curves() -> [Row] {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.3, y: 0.1), endControlPoint: UnitPoint(x: 0.2, y: 0.9))
        return [
            Row("A spring's value, evaluated", nanoseconds { spring.value(target: 1.0, time: $0) }, "ns", budget: 40),
            Row("A Bézier curve, evaluated", nanoseconds { curve.value(at: $0) }, "ns", budget: 40),
        ]
    }

    private static func nanoseconds(_ function: (Double) -> Double) -> Double {
        let count = 200_000
        var best = Double.infinity
        var sum = 0.0
        for _ in 0..<15 {
            let seconds = CPUClock.seconds {
                for index in 0..<count { sum += function(Double(index) / Double(count)) }
            }
            best = min(best, seconds)
        }
        precondition(sum.isFinite, "A curve gave a value that is not finite.")
        return best / Double(count) * 1e9
    }

    /// A write to a leaf's state until the new display list stands.
    static func write() -> [Row] {
        let handle = Handle()
        let stage = Stage(size: CGSize(width: 400, height: 300)) { Leaf(handle: handle) }
        stage.advance(by: 0)
        var best = Double.infinity
        for _ in 0..<15 {
            let seconds = CPUClock.seconds {
                for _ in 0..<1000 {
                    handle.toggle()
                    stage.advance(by: 0)
                }
            }
            best = min(best, seconds / 1000)
        }
        return [Row("A state write to a leaf, to its display list", best * 1e6, "µs", budget: 10)]
    }

    @MainActor final class Handle {
        var toggle: () -> Void = {}
    }

    private struct Leaf: View {
        let handle: Handle
        @State private var isOn = false

        var body: some View {
            Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 10 : 0)
                .onAppear { handle.toggle = { isOn.toggle() } }
        }
    }
}
