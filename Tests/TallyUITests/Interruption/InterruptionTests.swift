import SwiftUI
import TallyStage
import Testing

/// A toggle at every frame of a running animation, and ten toggles one upon another: nothing
/// jumps, springs keep their velocity, the last value is the end, and every completion is told once.
@MainActor
struct InterruptionTests {
    /// An animation, and for a distance of 1 how fast it is at most, and how fast it becomes so within a second.
    struct Motion: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let animation: Animation
        let speed: Double
        /// Nil: the speed is there at once.
        let acceleration: Double?

        static let all = [
            Motion(
                testDescription: "linear", animation: .linear(duration: 1.2), speed: 1 / 1.2, acceleration: nil),
            // Steepest in the middle, 1 ÷ (1 - 0.42), and bent most at its ends, 6 ÷ (3 × 0.42)². Where curves combine,
            // the speed of one is scaled by the other, which bends it by twice the product of the two.
            Motion(
                testDescription: "easeInOut", animation: .easeInOut(duration: 1.2), speed: 1.73 / 1.2,
                acceleration: 3.78 / (1.2 * 1.2) + 3 * (1.73 / 1.2) * (1.73 / 1.2)),
            // Without damping a spring's speed would be ω = 2π ÷ 2 s at most, its acceleration ω².
            Motion(
                testDescription: "spring", animation: .spring(duration: 2, bounce: 0.1), speed: .pi,
                acceleration: .pi * .pi),
            Motion(
                testDescription: "interpolatingSpring", animation: .interpolatingSpring(duration: 2, bounce: 0.1),
                speed: .pi, acceleration: .pi * .pi),
        ]
    }

    @Test(arguments: Motion.all, Toggled.Kind.allCases)
    func `a toggle at every frame of sixty: nothing jumps and the end is where it began`(
        _ motion: Motion, _ kind: Toggled.Kind
    ) {
        let views = Toggled(kind, motion.animation)
        for frame in 1...60 { play(views, motion, from: frame, depth: 1) }
    }

    @Test(arguments: Motion.all, Toggled.Kind.allCases)
    func `ten toggles one upon another, at every frame of sixty in turn: nothing jumps and the end is the last value`(
        _ motion: Motion, _ kind: Toggled.Kind
    ) {
        let views = Toggled(kind, motion.animation)
        for frame in stride(from: 1, to: 60, by: 10) { play(views, motion, from: frame, depth: 10) }
    }

    /// Sets the views in motion, toggles them again in `depth` frames from `frame` on, and lets them come to rest.
    private func play(_ views: Toggled, _ motion: Motion, from frame: Int, depth: Int) {
        let start = views.stage.time.rounded(.up)
        func advance(to frame: Int) { views.stage.advance(by: start + Double(frame) / 60 - views.stage.time) }
        advance(to: 0)
        views.stage.frameRate = 60
        views.toggle()
        advance(to: frame - 2)
        var seen = [views.values]
        for next in max(1, frame - 1)..<frame + depth + 2 {
            advance(to: next)
            seen.append(views.values)
            check(seen.suffix(3), motion, views.kind, "toggled at \(frame), frame \(next)")
            guard (0..<depth).contains(next - frame) else { continue }
            views.toggle()
            #expect(isSame(views.values, seen.last ?? []), "the change at frame \(next) jumps")
        }
        // Frames change nothing of what moves: the rest may be played in few.
        views.stage.frameRate = 2
        #expect(views.stage.settle(within: 30))
        #expect(isSame(views.values, views.rest), "toggled at \(frame)")
        #expect(views.completions.allSatisfy { $0 == 1 }, "toggled at \(frame)")
        #expect(views.stage.nextFrameTime == nil)
    }

    /// Whether two looks are one, but for what is in one of them not there at all.
    private func isSame(_ a: [Double], _ b: [Double]) -> Bool {
        a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 || $0.isNaN || $1.isNaN }
    }

    /// The newest step is no longer than the motion may be fast, and no other than the one before it than it may become
    /// so at a change.
    private func check(_ seen: ArraySlice<[Double]>, _ motion: Motion, _ kind: Toggled.Kind, _ place: String) {
        guard let a = seen.first, let c = seen.last, let b = seen.dropFirst().first, seen.count == 3 else { return }
        let frame = 1.0 / 60
        let longest = 3 * motion.speed * frame * kind.distance
        let bend = (motion.acceleration.map { 2 * $0 * frame } ?? motion.speed) * frame * kind.distance
        for index in a.indices {
            let (before, step) = (b[index] - a[index], c[index] - b[index])
            if abs(step) > longest { Issue.record("\(place): a step of \(step), the motion explains \(longest)") }
            if abs(step - before) > bend {
                Issue.record("\(place): a step of \(step) after one of \(before), the motion explains \(bend) more")
            }
        }
    }
}
