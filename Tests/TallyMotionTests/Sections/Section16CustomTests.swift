import Testing

@testable import TallyMotion

struct Section16CustomTests {
    private let linear = MotionSpec.curve(.linear, duration: 1)

    @Test func `rule 52: a custom animation gets the difference and answers how much of it is done`() {
        var motion = Motion(from: 10.0, to: 30, spec: .custom(LoggingMotion(log: CallLog())), at: 5)
        #expect(motion.value(at: 5.25) == 15 && motion.removalTime == nil && motion.hasUnknownEnd)
        #expect(motion.value(at: 6.01) == 30 && motion.isOver(at: 6.01) && motion.removalTime == 6.01)
        #expect(!motion.hasUnknownEnd && motion.logicalCompletionTime == 6.01)
    }

    @Test func `rule 154: state is kept from frame to frame and copied with the motion`() {
        let log = CallLog()
        var motion = Motion(from: 0.0, to: 1, spec: .custom(LoggingMotion(log: log)), at: 0)
        for frame in 0..<3 { _ = motion.value(at: Double(frame) / 10) }
        var copy = motion
        _ = motion.value(at: 0.4)
        _ = copy.value(at: 0.4)
        #expect(log.counts == [0, 1, 2, 3, 3])
    }

    @Test func `rule 154: logical completion is what the animation says, at the latest its end`() {
        let custom = MotionSpec.custom(LoggingMotion(log: CallLog(), completesEarly: 0.5))
        var motion = Motion(from: 0.0, to: 1, spec: custom, at: 0)
        _ = motion.value(at: 0.4)
        #expect(motion.logicalCompletionTime == nil)
        _ = motion.value(at: 0.6)
        #expect(motion.logicalCompletionTime == 0.6 && motion.removalTime == nil)
        var early = Motion(from: 0.0, to: 1, spec: custom.logicallyComplete(after: 0.2), at: 0)
        _ = early.value(at: 0.3)
        #expect(early.logicalCompletionTime == 0.3)
    }

    @Test func `rule 66: a bare custom animation is asked to merge, and takes over clock and state`() {
        let log = CallLog()
        let first = MotionSpec.custom(LoggingMotion(log: log, duration: 2))
        var motion = Motion(from: 0.0, to: 10, spec: first, at: 0)
        _ = motion.value(at: 0.5)
        motion.retarget(to: 20, spec: .custom(LoggingMotion(log: log, duration: 4, wantsMerge: true)), at: 1)
        #expect(log.merges == 1 && log.previous == [first])
        #expect(motion.value(at: 2) == 10)
        #expect(log.counts.last == 1, "the state went over")
        #expect(motion.older.isEmpty)
    }

    @Test func `rule 66: one that does not merge combines, and none under a modifier is asked`() {
        let log = CallLog()
        var motion = Motion(from: 0.0, to: 1, spec: linear, at: 0)
        motion.retarget(to: 3, spec: .custom(LoggingMotion(log: log)), at: 0.3)
        #expect((motion.value(at: 0.6) - 1.32).magnitude < 1e-12 && log.merges == 1)
        motion.retarget(to: 4, spec: .custom(LoggingMotion(log: log, wantsMerge: true)).delay(0), at: 0.4)
        #expect(log.merges == 1)
    }

    @Test func `rule 65: a custom animation hands its velocity to a fluid spring, but not under a modifier`() {
        let spring = MotionSpec.fluidSpring(response: 0.5, dampingFraction: 1)
        let custom = MotionSpec.custom(LoggingMotion(log: CallLog(), duration: 2))
        var motion = Motion(from: 0.0, to: 10, spec: custom, at: 0)
        motion.retarget(to: 20, spec: spring, at: 1)
        #expect(motion.velocity(at: 1) == 5 && motion.value(at: 1) == 5)
        var delayed = Motion(from: 0.0, to: 10, spec: custom.delay(0), at: 0)
        delayed.retarget(to: 20, spec: spring, at: 1)
        #expect(delayed.velocity(at: 1) == 0)
    }

    @Test func `rule 45: each pass of a repeated custom animation starts with fresh state`() {
        let log = CallLog()
        let spec = MotionSpec.custom(LoggingMotion(log: log)).repeatCount(2)
        var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
        #expect(motion.value(at: 0.5) == 0.5)
        #expect(motion.value(at: 1.1) == 1, "the sample that finds a pass over shows its end")
        #expect((motion.value(at: 1.35) - 0.75).magnitude < 1e-12, "the next is mirrored and counts from there")
        #expect(log.counts == [0, 1, 0])
        #expect(motion.value(at: 2.2) == 1 && motion.isOver(at: 2.2))
    }

    @Test func `rule 156: frames ask at times that go up, from the start of the animation`() {
        let log = CallLog()
        var motion = Motion(from: 0.0, to: 1, spec: .custom(LoggingMotion(log: log, duration: 9)), at: 2)
        for frame in 0..<8 { _ = motion.value(at: 2 + Double(frame) / 8) }
        #expect(log.times == (0..<8).map { Double($0) / 8 })
        motion.retarget(to: 5, spec: .custom(LoggingMotion(log: log, duration: 9, wantsMerge: true)), at: 3)
        _ = motion.value(at: 3.5)
        #expect(log.times == log.times.sorted() && log.times.last == 1.5, "merged, the clock goes on")
    }

    @Test func `rule 155: an unset key of the state reads its default`() {
        var state = MotionState()
        #expect(state[Int.self, default: "none"] == "none" && state.isEmpty)
        state[Int.self, default: ""] = "some"
        #expect(state[Int.self, default: "none"] == "some" && state[Double.self, default: 4] == 4)
    }

    @Test func `the environment reaches the animation`() {
        struct Reader: CustomMotion {
            func animate<V: VectorArithmetic>(value: V, time: Double, context: inout MotionContext<V>) -> V? {
                value.scaled(by: context.environment as? Double ?? 0)
            }
        }
        var motion = Motion(from: 0.0, to: 8, spec: .custom(Reader()), at: 0)
        #expect(motion.value(at: 1) == 0)
        motion.provide(environment: 0.5)
        #expect(motion.value(at: 1) == 4)
    }

    @Test func `custom animations are compared by type and value`() {
        let log = CallLog()
        #expect(MotionSpec.custom(LoggingMotion(log: log)) == .custom(LoggingMotion(log: log)))
        #expect(MotionSpec.custom(LoggingMotion(log: log)) != .custom(LoggingMotion(log: CallLog())))
        #expect(MotionSpec.custom(LoggingMotion(log: log)) != linear)
    }
}
