import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, section 13.
@MainActor
struct Section13PhaseTests {
    private let log = Log()

    private func looping(_ phases: [Double], _ animation: @escaping (Double) -> Animation?) -> Stage {
        let log = log
        return Stage {
            PhaseAnimator(phases) { phase in
                let _ = log("\(Int(phase))")
                Square().offset(x: phase * 10 - 45)
            } animation: {
                animation($0)
            }
        }
    }

    private func triggered(
        _ trigger: Remote<Int>, _ phases: [Double] = [0, 1, 2], _ animation: @escaping (Double) -> Animation?
    ) -> Stage {
        let log = log
        return Stage {
            Playing(trigger) { trigger in
                PhaseAnimator(phases, trigger: trigger) { phase in
                    let _ = log("\(Int(phase))")
                    Square().offset(x: phase * 10 - 45)
                } animation: {
                    animation($0)
                }
            }
        }
    }

    @Test func `rule 131: the first phase shows first, without animation, and the phases go round for ever`() {
        let stage = looping([0, 1, 2]) { _ in .linear(duration: 1) }
        #expect(stage.x == 0)
        stage.advance(by: 3.5)
        #expect(log.entries == ["0", "1", "2", "0", "1"])
        #expect(stage.isAnimating)
        let time = stage.time
        #expect(!stage.settle())
        #expect(stage.time == time, "at once, since it never ends")
    }

    @Test func `rule 132: with a trigger it rests, and goes through all phases once`() {
        let trigger = Remote(0)
        let stage = triggered(trigger) { _ in .linear(duration: 1) }
        stage.advance(by: 3)
        #expect(log.take() == ["0"])
        #expect(!stage.isAnimating)
        trigger.value = 1
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        #expect(stage.settle())
        #expect(isNear(stage.time, 6) && stage.x == 0)
        #expect(log.take().filter { $0 != "0" } == ["1", "2"])
        trigger.value = 1
        stage.advance(by: 1)
        #expect(log.take().isEmpty && !stage.isAnimating, "an equal trigger starts nothing")
    }

    @Test func `rule 133: the next phase begins when the one before counts as complete`() {
        let stage = looping([0, 1, 2]) { _ in .linear(duration: 1) }
        for (time, x) in [(0.5, 5), (1, 10), (1.5, 15), (2, 20), (2.5, 10), (3, 0), (3.25, 2.5)] {
            stage.advance(by: time - stage.time)
            #expect(isNear(stage.x, x), "at \(time)")
        }
        let spring = looping([0, 1]) { _ in .spring(duration: 0.5, bounce: 0.3) }
        _ = log.take()
        spring.advance(by: 0.49)
        #expect(log.take().isEmpty)
        spring.advance(by: 0.02)
        #expect(log.take() == ["0"], "at its duration, though the spring still moves")
    }

    @Test func `rule 134: the animation is asked for the phase that is entered; nil enters it at once`() {
        var asked: [Double] = []
        let stage = looping([0, 1, 2]) {
            asked.append($0)
            return $0 == 1 ? nil : .linear(duration: 1)
        }
        #expect(asked == [1, 2])
        #expect(stage.x == 10, "phase 1 is there, and on its way on")
        stage.advance(by: 1.5)
        #expect(asked == [1, 2, 0] && isNear(stage.x, 10))
    }

    @Test func `rule 135: a trigger on the way begins again with the second phase, from what is shown`() {
        let trigger = Remote(0)
        let stage = triggered(trigger) { _ in .linear(duration: 1) }
        trigger.value = 1
        stage.advance(by: 1.5)
        #expect(isNear(stage.x, 15))
        _ = log.take()
        trigger.value = 2
        stage.advance(by: 0)
        #expect(isNear(stage.x, 15), "nothing jumps")
        #expect(stage.settle())
        #expect(log.take() == ["2", "1", "2", "0"], "the body runs once for the trigger itself")
        #expect(stage.x == 0)
    }

    @Test func `rule 135: a trigger on the way to the second phase lets it go on`() {
        let trigger = Remote(0)
        let stage = triggered(trigger) { _ in .linear(duration: 1) }
        trigger.value = 1
        stage.advance(by: 0.5)
        trigger.value = 2
        stage.advance(by: 0.25)
        #expect(isNear(stage.x, 7.5))
        #expect(stage.settle())
        #expect(isNear(stage.time, 3))
    }

    @Test func `rule 136: without phases a warning is shown`() {
        let stage = looping([]) { _ in nil }
        #expect(stage.frame.visibleText.contains("no phases"))
        #expect(stage.warnings.count == 1)
        #expect(log.entries.isEmpty && !stage.isAnimating)
    }

    @Test func `one phase rests, and phases that need no time go round once a frame`() {
        let single = looping([3]) { _ in .linear(duration: 1) }
        #expect(single.x == 30 && !single.isAnimating)
        _ = log.take()
        let stage = looping([0, 1, 2]) { _ in nil }
        #expect(log.take() == ["0", "1", "2", "0"])
        stage.advance(by: 1.0 / 60)
        #expect(log.take() == ["1", "2", "0"])
        #expect(stage.warnings.isEmpty)
        #expect(!stage.settle())
    }

    @Test func `a phase in which nothing moves takes the time of its animation all the same`() {
        let log = log
        let stage = Stage {
            PhaseAnimator([0, 1, 2]) { phase in
                let _ = log("\(phase)")
                Square()
            } animation: {
                $0 == 0 ? nil : .linear(duration: 0.5)
            }
        }
        #expect(log.take() == ["0", "1"])
        stage.advance(by: 0.45)
        #expect(log.take() == [])
        stage.advance(by: 0.1)
        #expect(log.take() == ["2"])
        stage.advance(by: 0.5)
        #expect(log.take() == ["0", "1"], "without an animation the first is entered at once, and left")
        let trigger = Remote(0)
        let once = Stage {
            Playing(trigger) { trigger in
                PhaseAnimator([0, 1], trigger: trigger) { _ in
                    Square()
                } animation: { _ in
                    .linear(duration: 1)
                }
            }
        }
        #expect(!once.isAnimating)
        trigger.value = 1
        #expect(once.settle() && isNear(once.time, 2))
        #expect(!once.isAnimating)
    }

    @Test func `phases change the view as a modifier, and stop with it`() {
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) {
                if $0 {
                    Square().phaseAnimator([0.0, 10]) { content, x in
                        content.offset(x: x - 45)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
        }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        isThere.value = false
        stage.advance(by: 0)
        #expect(!stage.isAnimating && stage.nextFrameTime == nil)
    }
}

@MainActor
struct PhaseRowTests {
    private func shown(_ trigger: Remote<Int>, _ animation: Animation?) -> (Stage, Log) {
        let log = Log()
        let stage = Stage {
            Playing(trigger) { trigger in
                PhaseAnimator([0, 1, 2], trigger: trigger) { phase in
                    Square().offset(x: Double(phase)).onChange(of: phase) { log("\($1)") }
                } animation: { _ in
                    animation
                }
            }
        }
        return (stage, log)
    }

    @Test func `phase-001: a trigger without animation`() throws {
        let trigger = Remote(0)
        let (stage, log) = shown(trigger, nil)
        trigger.value = 1
        stage.advance(by: 0)
        #expect(log.entries == (try row("phase-001")).texts)
    }

    @Test func `phase-002 and -003: a loop without animation, and the first phase`() throws {
        let log = Log()
        _ = Stage {
            PhaseAnimator([0, 1, 2]) { phase in
                Square().onChange(of: phase) { log("\($1)") }
            } animation: { _ in
                nil
            }
        }
        #expect(log.take() == (try row("phase-002")).texts)
        _ = Stage { PhaseAnimator([7, 11]) { Square().onChange(of: $0, initial: true) { log("\($1)") } } }
        #expect(log.entries.first == "\(try row("phase-003").number)")
    }

    @Test func `phase-004: a trigger between the second and the third phase`() throws {
        let trigger = Remote(0)
        let (stage, log) = shown(trigger, .linear(duration: 1))
        trigger.value = 1
        stage.advance(by: 1.5)
        trigger.value = 2
        #expect(stage.settle())
        #expect(log.entries == (try row("phase-004")).texts)
    }
}
