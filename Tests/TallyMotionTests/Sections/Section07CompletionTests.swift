import Testing

@testable import TallyMotion

struct Section07CompletionTests {
    private let families: [MotionSpec] = [
        .curve(.linear, duration: 0.7), .fluidSpring(duration: 0.4, bounce: 0.2), .default,
        .interpolatingSpring(stiffness: 100, damping: 8), .fluidSpring(duration: 0.4, bounce: 0).delay(0.1).speed(3),
        .curve(.easeIn, duration: 0.3).repeatCount(4), .curve(.easeIn, duration: 0.3).logicallyComplete(after: 0.1),
    ]

    @Test func `rule 71: logical completion comes with or before removal`() {
        for spec in families {
            let motion = Motion(from: 0.0, to: 100, spec: spec, at: 3)
            #expect(motion.logicalCompletionTime! <= motion.removalTime!, "\(spec)")
            #expect(motion.logicalCompletionTime! > 3)
        }
    }

    @Test func `rule 71: at its removal time a motion is over, just before it is not`() {
        for spec in families {
            for start in [0, 0.1, 1.0 / 3, 12345.678] {
                var motion = Motion(from: 0.0, to: 100, spec: spec, at: start)
                let end = motion.removalTime!
                #expect(motion.isOver(at: end) && motion.value(at: end) == 100, "\(spec) \(start)")
                #expect(!motion.isOver(at: end.nextDown) && motion.velocity(at: end) == 0)
            }
        }
    }

    @Test func `rule 73: a later change has its own deadline`() {
        var motion = Motion(from: 0.0, to: 1, spec: .curve(.linear, duration: 1), at: 0)
        #expect(motion.logicalCompletionTime == 1)
        motion.retarget(to: 2, spec: .curve(.linear, duration: 0.8), at: 0.25)
        #expect(motion.logicalCompletionTime == 1.05)
    }
}
