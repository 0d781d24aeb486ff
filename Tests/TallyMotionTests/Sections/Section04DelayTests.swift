import Testing

import TallyMotion

/// A delay alone is kept in another way than modifiers are in general, and nobody may tell.
struct Section04DelayTests {
    private static let bases: [MotionSpec] = [
        .curve(.linear, duration: 0.5), .curve(.easeOut, duration: 0.3), .curve(.circularEaseOut, duration: 0.4),
        .fluidSpring(duration: 0.45, bounce: 0), .fluidSpring(duration: 0.5, bounce: 0.3),
        .interpolatingSpring(stiffness: 100, damping: 8), .curve(.easeIn, duration: 0),
    ]
    private static let delays = [0, 0.1, 1, -0.1, -5, 1e9, -.infinity, .infinity, .nan]

    /// All there is to ask of a motion, from before its start to after its end.
    private func answers(_ motion: Motion<Double>) -> [Double] {
        var motion = motion
        var answers = [motion.removalTime ?? -1, motion.logicalCompletionTime ?? -1]
        for step in -2...40 {
            let time = 3 + Double(step) * 0.04
            answers += [motion.value(at: time), motion.velocity(at: time), motion.isOver(at: time) ? 1 : 0]
        }
        return answers
    }

    @Test func `a delay alone is what it is among other modifiers, to the bit`() {
        for base in Self.bases {
            for delay in Self.delays {
                // The speed of 1 changes nothing, but makes two modifiers.
                for other in [base.delay(delay).speed(1), base.speed(1).delay(delay)] {
                    var one = Motion(from: 2.0, to: 12, spec: base.delay(delay), at: 3)
                    var two = Motion(from: 2.0, to: 12, spec: other, at: 3)
                    #expect(answers(one) == answers(two), "\(base), \(delay)")
                    // What a spring takes over, and what goes on under a curve.
                    for next in [MotionSpec.fluidSpring(duration: 0.6, bounce: 0), .curve(.easeInOut, duration: 0.2)] {
                        for time in [3, 3.05, 3.1, 3.25] {
                            one = Motion(from: 2.0, to: 12, spec: base.delay(delay), at: 3)
                            two = Motion(from: 2.0, to: 12, spec: other, at: 3)
                            one.retarget(to: 5, spec: next, at: time)
                            two.retarget(to: 5, spec: next, at: time)
                            #expect(
                                answers(one).dropFirst(5) == answers(two).dropFirst(5), "\(base), \(delay), \(time)")
                        }
                    }
                }
            }
        }
    }
}
