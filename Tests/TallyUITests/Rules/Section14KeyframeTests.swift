import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, section 14.
@MainActor
struct Section14KeyframeTests {
    private struct Place: Equatable {
        var x = 0.0
        var y = 0.0
    }

    @Test func `rule 137: the longest track gives the duration, a shorter one holds, the later one wins`() {
        let timeline = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(4, duration: 2) }
            KeyframeTrack(\.y) { LinearKeyframe(4, duration: 1) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 1.5) == Place(x: 3, y: 4))
        let twice = KeyframeTimeline(initialValue: Place()) {
            KeyframeTrack(\.x) { LinearKeyframe(4, duration: 2) }
            KeyframeTrack(\.x) { LinearKeyframe(-4, duration: 1) }
        }
        #expect(twice.value(time: 0.5).x == -2)
    }

    @Test func `rule 138: time is held to the track, and what is no time is its start`() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            MoveKeyframe(2)
            MoveKeyframe(3)
            LinearKeyframe(5, duration: 1)
        }
        #expect(timeline.value(time: -1) == 3)
        #expect(timeline.value(time: .nan) == 3)
        #expect(timeline.value(time: .infinity) == 5)
        let spring = KeyframeTimeline(initialValue: 1.0) { SpringKeyframe(2, duration: 1) }
        #expect(spring.value(time: -1e9) == 1)
        #expect(spring.value(time: -.infinity) == 1)
    }

    @Test func `bad durations jump, and no keyframes at all show the initial value`() {
        for duration in [-1, 0, Double.nan, .infinity] {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(1, duration: duration)
                CubicKeyframe(2, duration: duration)
                SpringKeyframe(3, duration: duration)
            }
            #expect(timeline.duration == 0)
            #expect(timeline.value(time: 0) == 3)
        }
        let endless = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1, spring: Spring(duration: 1, bounce: 1)) }
        #expect(endless.duration == 0)
        let none = KeyframeTimeline(initialValue: 7.0) {}
        #expect(none.duration == 0)
        #expect(none.value(progress: 0.5) == 7)
    }

    @Test func `rule 139: progress is a share of the duration`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(4, duration: 2, timingCurve: .easeIn) }
        #expect(timeline.value(progress: 0.5) == timeline.value(time: 1))
    }

    private func slope(_ timeline: KeyframeTimeline<Double>, at time: Double) -> Double {
        (timeline.value(time: time + 1e-5) - timeline.value(time: time - 1e-5)) / 2e-5
    }

    @Test func `rule 140: a move jumps without time, and a line follows its curve`() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            MoveKeyframe(0)
            LinearKeyframe(4, duration: 2)
            MoveKeyframe(-3)
            LinearKeyframe(1, duration: 1, timingCurve: .easeInOut)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 0) == 0 && timeline.value(time: 0.5) == 1)
        #expect(isNear(timeline.value(time: 2), -3) && isNear(timeline.value(time: 2 - 1e-9), 4, 1e-6))
        #expect(isNear(timeline.value(time: 2.25), -3 + 4 * UnitCurve.easeInOut.value(at: 0.25)))
    }

    @Test func `rule 141: a cubic leaves and arrives with its velocities, in units a second`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(4, duration: 2, startVelocity: 1.5, endVelocity: -0.5)
        }
        #expect([0.5, 1, 1.5].map { timeline.value(time: $0) } == [1.09375, 2.5, 3.65625])
        #expect(isNear(timeline.value(time: 1e-6) / 1e-6, 1.5, 1e-4))
        #expect(isNear((4 - timeline.value(time: 2 - 1e-6)) / 1e-6, -0.5, 1e-4))
    }

    @Test func `rule 142: a cubic keyframe that says nothing of its velocity takes that of its neighbours`() {
        let cubics = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(2, duration: 1)
        }
        #expect(isNear(slope(cubics, at: 1), 1, 1e-4))
        #expect(isNear(cubics.value(time: 1e-5), 0, 1e-9), "0 at the start of a track")
        #expect(isNear(cubics.value(time: 2 - 1e-5), 2, 1e-9), "and at its end")
        let uneven = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(-5, duration: 4)
        }
        #expect(isNear(slope(uneven, at: 1), -1, 1e-4))
        let beforeLine = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            LinearKeyframe(4, duration: 1)
            CubicKeyframe(5, duration: 1)
        }
        for time in [1 - 1e-4, 2 + 1e-4] { #expect(isNear(slope(beforeLine, at: time), 3, 0.01), "at \(time)") }
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1, endVelocity: 2)
            CubicKeyframe(0, duration: 1)
        }
        for time in [1 - 1e-4, 1 + 1e-4] { #expect(isNear(slope(given, at: time), 2, 0.01), "at \(time)") }
    }

    @Test func `rule 143: a spring carries the velocity it comes with, and is cut where its duration ends`() {
        let carried = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10)
        }
        #expect(isNear(slope(carried, at: 1 + 1e-4), 10, 0.05))
        #expect(carried.value(time: 1.1) > 10.1, "it goes beyond")
        #expect(carried.duration > 1.5, "until it has settled")
        let cut = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(10, duration: 0.1)
            LinearKeyframe(10, duration: 1)
        }
        #expect(isNear(cut.value(time: 0.1 - 1e-9), cut.value(time: 0.1), 1e-6))
        #expect(cut.value(time: 0.1) < 9)
    }

    @Test func `a spring without a duration ends on its target, and what follows begins there`() {
        for target in [1.0, -3, 1000] {
            let alone = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(target, spring: .bouncy) }
            #expect(alone.value(time: alone.duration) == target && alone.value(time: 100) == target)
            // What it meets its target by is not seen.
            #expect(isNear(alone.value(time: alone.duration - 1e-6), target, abs(target) / 500))
            let followed = KeyframeTimeline(initialValue: 0.0) {
                SpringKeyframe(target)
                LinearKeyframe(target, duration: 1)
            }
            #expect(followed.value(time: followed.duration - 0.5) == target)
        }
        let stage = Stage {
            Square().keyframeAnimator(initialValue: 0.0, trigger: true) {
                $0.offset(x: $1)
            } keyframes: { _ in
                SpringKeyframe(30)
            }
        }
        #expect(stage.settle())
    }

    @Test func `rule 144: rounds begin at their exact times, whenever the frames come`() {
        let stage = Stage {
            KeyframeAnimator(initialValue: 0.0) {
                Square().offset(x: $0)
            } keyframes: { _ in
                MoveKeyframe(0)
                LinearKeyframe(10, duration: 0.35)
            }
        }
        for frame in 1...90 {
            stage.advance(by: 1.0 / 60)
            // 10 points in 0.35 s; at the seam either end is right.
            let place = (Double(frame) / 60 / 0.35).truncatingRemainder(dividingBy: 1)
            guard place > 1e-6, place < 1 - 1e-6 else { continue }
            #expect(isNear(stage.x, 45 + 10 * place, 0.001), "frame \(frame)")
        }
    }

    @Test func `rule 144: a loop goes on without end, and false shows the start of the keyframes`() {
        let repeats = Remote(true)
        let log = Log()
        let stage = Stage {
            Playing(repeats) { repeats in
                KeyframeAnimator(initialValue: 0.0, repeating: repeats) {
                    let _ = log("content")
                    Square().offset(x: $0)
                } keyframes: { _ in
                    MoveKeyframe(2)
                    LinearKeyframe(12, duration: 1)
                }
            }
        }
        #expect(isNear(stage.x, 45 + 2))
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 45 + 7))
        stage.advance(by: 1)
        #expect(isNear(stage.x, 45 + 7))
        #expect(stage.isAnimating)
        let time = stage.time
        #expect(!stage.settle())
        #expect(stage.time == time, "at once, since it never ends")
        repeats.value = false
        stage.advance(by: 0)
        #expect(isNear(stage.x, 45 + 2))
        #expect(!stage.isAnimating && stage.nextFrameTime == nil)
        _ = log.take()
        stage.advance(by: 5)
        #expect(log.take().isEmpty, "at rest the content is not evaluated")
        repeats.value = true
        stage.advance(by: 0.25)
        #expect(isNear(stage.x, 45 + 4.5))
    }

    private func triggered(
        _ trigger: Remote<Int>, _ log: Log = Log(),
        @KeyframesBuilder<Double> _ keyframes: @escaping (Double) -> some Keyframes<Double>
    ) -> Stage {
        Stage {
            Playing(trigger) { trigger in
                KeyframeAnimator(initialValue: 0.0, trigger: trigger) {
                    let _ = log("content")
                    Square().offset(x: $0 - 45)
                } keyframes: {
                    keyframes($0)
                }
            }
        }
    }

    @Test func `rule 145: at rest until the trigger changes, then once, and it stays at the end`() {
        let trigger = Remote(0)
        let stage = triggered(trigger) { _ in LinearKeyframe(10, duration: 1) }
        stage.advance(by: 5)
        #expect(stage.x == 0)
        #expect(!stage.isAnimating)
        trigger.value = 1
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        #expect(stage.settle())
        #expect(isNear(stage.time, 6))
        #expect(isNear(stage.x, 10))
        stage.advance(by: 3)
        #expect(isNear(stage.x, 10))
        trigger.value = 1
        #expect(stage.settle())
        #expect(isNear(stage.time, 9), "an equal trigger starts nothing")
    }

    @Test func `rule 146: at rest the next run begins where the last one ended`() {
        let (trigger, log) = (Remote(0), Log())
        let stage = Stage {
            Playing(trigger) {
                KeyframeAnimator(initialValue: 0.0, trigger: $0) {
                    Square().offset(x: $0)
                } keyframes: { start in
                    let _ = log("\(start)")
                    LinearKeyframe(start + 10, duration: 1)
                }
            }
        }
        for run in 1...3 {
            trigger.value = run
            stage.advance(by: 0.5)
            #expect(isNear(stage.x, 45 + Double(run) * 10 - 5), "run \(run)")
            #expect(stage.settle() && isNear(stage.x, 45 + Double(run) * 10), "run \(run)")
        }
        #expect(log.entries == ["0.0", "10.0", "20.0"])
    }

    @Test func `rule 146: a trigger on the way takes over value and velocity`() {
        let trigger = Remote(0)
        let log = Log()
        let stage = triggered(trigger) { value in
            let _ = log("\(value)")
            SpringKeyframe(value < 1 ? 40 : 0, duration: 1, spring: .smooth)
        }
        trigger.value = 1
        stage.advance(by: 0.1)
        let before = stage.x
        stage.advance(by: 0.001)
        let velocity = (stage.x - before) / 0.001
        trigger.value = 2
        stage.advance(by: 0)
        let turned = stage.x
        stage.advance(by: 0.001)
        #expect(velocity > 50)
        #expect(isNear((stage.x - turned) / 0.001, velocity, 0.05 * velocity), "no kink")
        #expect(stage.settle())
        #expect(isNear(stage.x, 0, 0.01))
        trigger.value = 3
        stage.advance(by: 0)
        let values = log.entries.compactMap(Double.init)
        #expect(values.count == 3 && values[0] == 0 && isNear(values[1], turned, 1e-9))
        #expect(isNear(values[2], stage.x, 1e-9), "at rest the end of the run before is the value")
    }

    @Test func `rule 147: the content is evaluated once in every frame, and nothing else is`() {
        let trigger = Remote(0)
        let log = Log()
        let stage = triggered(trigger, log) { _ in LinearKeyframe(10, duration: 1) }
        trigger.value = 1
        stage.advance(by: 0)
        _ = log.take()
        stage.advance(by: 0.5)
        #expect(log.take().count == 30)
        #expect(stage.statistics.bodiesEvaluated <= 2, "the animator, and the square")
    }

    @Test func `keyframes follow the view as a modifier, and ignore the transaction of the trigger`() {
        let trigger = Remote(0)
        let stage = Stage {
            Playing(trigger) { trigger in
                Square().keyframeAnimator(initialValue: Place(), trigger: trigger) { content, value in
                    content.offset(x: value.x - 45, y: value.y - 45)
                } keyframes: { _ in
                    KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
                    KeyframeTrack(\.y) { MoveKeyframe(20) }
                }
            }
        }
        withAnimation(.linear(duration: 10)) { trigger.value = 1 }
        stage.advance(by: 0)
        #expect(isNear(stage.box, 0, 20, 10, 10))
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 5, 20, 10, 10))
    }

    @Test func `an animator that goes stops`() {
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) {
                if $0 {
                    Square().keyframeAnimator(initialValue: 0.0) {
                        $0.offset(x: $1)
                    } keyframes: { _ in
                        LinearKeyframe(9, duration: 1)
                    }
                }
            }
        }
        stage.advance(by: 0.1)
        isThere.value = false
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
    }
}
