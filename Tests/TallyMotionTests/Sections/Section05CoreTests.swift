import Testing

@testable import TallyMotion

struct Section05CoreTests {
    @Test func `rule 52: what is shown is the model less what remains`() {
        let spec = MotionSpec.curve(.easeOut, duration: 1)
        var near = Motion(from: 0.0, to: 8, spec: spec, at: 0)
        var far = Motion(from: 1000.0, to: 1008, spec: spec, at: 0)
        for step in 0...20 {
            let t = Double(step) / 20
            #expect((far.value(at: t) - near.value(at: t) - 1000).magnitude < 1e-12)
        }
    }

    @Test func `rule 56: interpolation is linear and knows no limits`() {
        #expect(2.0.interpolated(towards: 10, amount: -0.5) == -2)
        #expect(2.0.interpolated(towards: 10, amount: 1.5) == 14)
        #expect(Float(2).interpolated(towards: 10, amount: 0.25) == 4)
        #expect(Pair(0, 4).interpolated(towards: Pair(8, 0), amount: 0.25) == Pair(2, 3))
    }

    @Test func `rule 57 does not exist here: a motion starts at the change`() {
        var motion = Motion(from: 0.0, to: 10, spec: .curve(.linear, duration: 1), at: 7)
        #expect(motion.value(at: 7) == 0 && motion.value(at: 7.5) == 5)
        #expect(motion.value(at: 6) == 0 && motion.value(at: .nan) == 0)
    }

    @Test func `vectors are added, scaled and measured by component`() {
        let a = Vector4(1, 2, 3, 4)
        #expect(a.magnitudeSquared == 30 && (a + a) == a.scaled(by: 2) && (a - a) == .zero)
        #expect(a[2] == 3 && Vector4(5)[0] == 5)
        let b = Vector8(low: [1, 2, 3, 4], high: [5, 6, 7, 8])
        #expect(b.magnitudeSquared == 204 && (b - b) == .zero && b.scaled(by: 0.5)[7] == 4)
        #expect(Pair(3, 4).magnitudeSquared == 25 && Pair.zero + Pair(1, 2) == Pair(1, 2))
        #expect(Float(3).magnitudeSquared == 9)
        #expect(EmptyAnimatableData() == .zero && EmptyAnimatableData().magnitudeSquared == 0)
    }

    @Test func `a vector that goes nowhere is over at once with a spring`() {
        var motion = Motion(from: Vector4(3), to: Vector4(3), spec: .default, at: 1)
        #expect(motion.isOver(at: 1) && motion.value(at: 1) == Vector4(3))
    }

    @Test func `a change from or to what is not finite is a jump`() {
        let specs: [MotionSpec] = [
            .default, .curve(.linear, duration: 1), .interpolatingSpring(stiffness: 90, damping: 3),
            MotionSpec.curve(.linear, duration: 1).repeatForever(),
        ]
        for spec in specs {
            for start in [Double.nan, .infinity, -.infinity, 1e200] {
                var motion = Motion(from: start, to: 1, spec: spec, at: 2)
                #expect(motion.value(at: 2) == 1 && motion.removalTime == 2, "\(spec) \(start)")
                motion.retarget(to: start, spec: spec, at: 2.1)
                #expect(motion.removalTime == 2.1)
                motion.retarget(to: 4, spec: spec, at: 3)
                #expect(motion.value(at: 3) == 4)
            }
        }
    }
}
