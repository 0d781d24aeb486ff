import Foundation
import SwiftUI
import TallyStage
import Testing

/// A track as the table of SwiftUI's values writes it.
private struct WrittenTrack: KeyframeTrackContent {
    let steps: [[String: Any]]

    init(_ steps: Any?) { self.steps = steps as? [[String: Any]] ?? [] }

    var body: some KeyframeTrackContent<Double> {
        for step in steps {
            if let to = step["move"] as? Double {
                MoveKeyframe(to)
            } else if let to = step["linear"] as? Double {
                LinearKeyframe(
                    to, duration: step["duration"] as? Double ?? 0,
                    timingCurve: step["timingCurve"] as? String == "easeInOut" ? .easeInOut : .linear)
            } else if let to = step["cubic"] as? Double {
                CubicKeyframe(
                    to, duration: step["duration"] as? Double ?? 0, startVelocity: step["startVelocity"] as? Double,
                    endVelocity: step["endVelocity"] as? Double)
            } else {
                SpringKeyframe(
                    step["spring"] as? Double ?? .nan, duration: step["duration"] as? Double, spring: .smooth,
                    startVelocity: step["startVelocity"] as? Double)
            }
        }
    }
}

private struct Pair: Equatable {
    var x = 0.0
    var y = 0.0
}

@MainActor
struct KeyframeRowTests {
    @Test func `keyframes-001 to -053: a timeline's values and durations`() throws {
        for row in try ConformanceRow.rows("keyframes", 1...53) {
            let time = row.input["time"] as? Double
            if let tracks = row.arguments["tracks"] as? [String: Any] {
                let timeline = KeyframeTimeline(initialValue: Pair()) {
                    KeyframeTrack(\.x) { WrittenTrack(tracks["x"]) }
                    KeyframeTrack(\.y) { WrittenTrack(tracks["y"]) }
                }
                let expected = row.expected as? [String: Double] ?? [:]
                let value = timeline.value(time: try #require(time))
                #expect(isNear(value.x, expected["x"] ?? .nan, row.tolerance), "\(row.id)")
                #expect(isNear(value.y, expected["y"] ?? .nan, row.tolerance), "\(row.id)")
                continue
            }
            let timeline = KeyframeTimeline(initialValue: 0.0) { WrittenTrack(row.arguments["track"]) }
            let value =
                if let time {
                    timeline.value(time: time)
                } else if let progress = row.input["progress"] as? Double {
                    timeline.value(progress: progress)
                } else {
                    timeline.duration
                }
            #expect(isNear(value, row.double, row.tolerance), "\(row.id): \(value)")
        }
    }

    /// Apple shows the start for one frame more: its times, less those of the frames that it waits.
    @Test func `keyframes-054 to -056: a loop, 0, 0.1 and 0.6 s after the view has come`() throws {
        let wait = 0.1
        let stage = Stage {
            KeyframeAnimator(initialValue: 0.0) {
                Square().offset(x: $0)
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
            }
        }
        let start = stage.x
        let rows = try [(row("keyframes-054"), 0), (row("keyframes-055"), 0.1), (row("keyframes-056"), 0.6)]
        for (row, time) in rows {
            stage.advance(by: max(0, time - wait) - stage.time)
            #expect(isNear(stage.x - start, row.double, 1e-6), "\(row.id)")
        }
    }

    @Test func `keyframes-057 to -062: a trigger, again on the way, and again at rest`() throws {
        let trigger = Remote(0)
        let stage = Stage {
            Playing(trigger) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    Square().offset(x: $0)
                } keyframes: { value in
                    LinearKeyframe(value + 10, duration: 1)
                }
            }
        }
        let start = stage.x
        func check(_ row: ConformanceRow, at time: Double) {
            stage.advance(by: time - stage.time)
            #expect(isNear(stage.x - start, row.double, 1e-6), "\(row.id) \(stage.x - start)")
        }
        trigger.value += 1
        // Of Apple's times, 0.1 s for each start go by before the clock of the keyframes runs.
        try check(row("keyframes-057"), at: 0)
        try check(row("keyframes-058"), at: 0)
        try check(row("keyframes-059"), at: 0.4)
        trigger.value += 1
        try check(row("keyframes-060"), at: 0.4)
        try check(row("keyframes-061"), at: 0.6)
        try check(row("keyframes-062"), at: 1.5)
    }
}
