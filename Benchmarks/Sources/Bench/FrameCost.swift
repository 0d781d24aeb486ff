import CAllocations
import CounterWall
import SwiftUI
import TallyStage

/// What a frame in the middle of a motion costs: the best of some rounds, each the median of its frames.
struct FrameCost {
    /// Milliseconds of processor time.
    var advance = Double.infinity
    var paint = Double.infinity
    /// Blocks asked of the C library, the least of a round's frames.
    var advanceAllocations = Int.max
    var paintAllocations = Int.max
    /// Milliseconds from the change to its first frame, without painting.
    var change = Double.infinity

    /// Milliseconds, advance and paint.
    var total: Double { advance + paint }

    /// Returns the milliseconds of processor time from a change to its first frame, without painting.
    @MainActor static func change(of stage: Stage, _ change: () -> Void) -> Double {
        1000
            * CPUClock.seconds {
                change()
                stage.advance(by: 0)
            }
    }

    @MainActor static func measure(
        _ stage: Stage, rounds: Int = 7, frames: Int = 24, skipping: Int = 6, change: () -> Void
    ) -> FrameCost {
        var best = FrameCost()
        for _ in 0..<rounds {
            best.change = min(best.change, Self.change(of: stage, change))
            for _ in 0..<skipping {
                stage.advance(by: 1.0 / 60)
                _ = stage.image()
            }
            var advances: [Double] = []
            var paints: [Double] = []
            for _ in 0..<frames where stage.isAnimating {
                let before = allocations_so_far()
                advances.append(CPUClock.seconds { stage.advance(by: 1.0 / 60) })
                let between = allocations_so_far()
                paints.append(CPUClock.seconds { _ = stage.image() })
                // Room for the two figures themselves is asked for outside of what they count, or rarely.
                best.advanceAllocations = min(best.advanceAllocations, between - before)
                best.paintAllocations = min(best.paintAllocations, allocations_so_far() - between)
            }
            if !advances.isEmpty, advances.median + paints.median < best.total / 1000 {
                best.advance = advances.median * 1000
                best.paint = paints.median * 1000
            }
            _ = stage.settle(within: 10)
            _ = stage.image()
        }
        return best
    }
}
