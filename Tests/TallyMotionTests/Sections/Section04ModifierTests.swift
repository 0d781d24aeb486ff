import Testing

@testable import TallyMotion

struct Section04ModifierTests {
    private let linear = MotionSpec.curve(.linear, duration: 1)

    private func value(_ spec: MotionSpec, at time: Double) -> Double {
        var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
        return motion.value(at: time)
    }

    private func end(_ spec: MotionSpec) -> Double? { Motion(from: 0.0, to: 1, spec: spec, at: 0).removalTime }

    @Test func `rule 42: the last modifier called is applied to time first`() {
        #expect(value(linear.delay(1).speed(2), at: 0.5) == 0 && value(linear.delay(1).speed(2), at: 0.75) == 0.5)
        #expect(value(linear.speed(2).delay(1), at: 1) == 0 && value(linear.speed(2).delay(1), at: 1.25) == 0.5)
        #expect(end(linear.delay(1).speed(2)) == 1 && end(linear.speed(2).delay(1)) == 1.5)
    }

    @Test func `rule 43: a negative delay starts part-way through`() {
        #expect(value(linear.delay(-0.25), at: 0) == 0.25)
        #expect(end(linear.delay(-0.25)) == 0.75)
        #expect(end(linear.delay(-2)) == 0)
        #expect(value(linear.delay(.nan), at: 0.5) == 0.5 && value(linear.delay(.infinity), at: 0.5) == 0.5)
    }

    @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
    func `rule 44: a speed that is not positive holds the start for ever`(speed: Double) {
        #expect(value(linear.speed(speed), at: 0) == 0)
        #expect(value(linear.speed(speed), at: 100) == 0)
        let motion = Motion(from: 0.0, to: 1, spec: linear.speed(speed), at: 0)
        #expect(motion.removalTime == nil && motion.logicalCompletionTime == nil)
    }

    @Test func `rule 44: an infinite speed is over at once`() {
        #expect(end(linear.speed(.infinity)) == 0)
    }

    @Test func `rule 45: passes end at their exact times`() {
        let spec = MotionSpec.curve(.linear, duration: 0.1).repeatCount(10, autoreverses: false)
        var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
        #expect((motion.removalTime! - 1).magnitude < 1e-12)
        for pass in 0..<10 {
            for step in 1...9 {
                let time = (Double(pass) + Double(step) / 10) * 0.1
                #expect((motion.value(at: time) - Double(step) / 10).magnitude < 1e-9, "\(pass) \(step)")
            }
            #expect((motion.value(at: Double(pass + 1) * 0.1) - 1).magnitude < 1e-9, "the end of pass \(pass)")
        }
    }

    @Test func `rule 45: a count below one is over at once, a count of one is one pass`() {
        #expect(end(linear.repeatCount(0)) == 0 && end(linear.repeatCount(.min)) == 0)
        #expect(end(linear.repeatCount(1)) == 1 && value(linear.repeatCount(1), at: 0.25) == 0.25)
        #expect(end(linear.repeatCount(.max))! > 1e18)
        #expect(value(linear.repeatCount(.min), at: -1) == 0)
        #expect((0...1).contains(value(linear.repeatCount(.max), at: 1e17)))
    }

    @Test func `rule 46: odd passes mirror the value`() {
        let spec = MotionSpec.curve(.easeIn, duration: 1).repeatCount(3)
        for step in 1..<20 {
            let t = Double(step) / 20
            let forward = UnitCurve.easeIn.value(at: t)
            #expect((value(spec, at: t) - forward).magnitude < 1e-5)
            #expect((value(spec, at: 1 + t) - (1 - forward)).magnitude < 1e-5)
            #expect((value(spec, at: 2 + t) - forward).magnitude < 1e-5)
        }
    }

    @Test func `rule 47: after the last pass the target shows, also where the pass ends at the start`() {
        #expect(value(linear.repeatCount(2), at: 1.999) < 0.002)
        #expect(value(linear.repeatCount(2), at: 2) == 1)
    }

    @Test func `rule 48: a delay inside a repeat delays every pass, outside it delays once`() {
        let inside = linear.delay(0.5).repeatCount(2, autoreverses: false)
        let outside = linear.repeatCount(2, autoreverses: false).delay(0.5)
        #expect(value(inside, at: 1.75) == 0 && value(outside, at: 1.75) == 0.25)
        #expect(end(inside) == 3 && end(outside) == 2.5)
        for step in 0...40 {
            let t = Double(step) / 20 + 0.01
            let before = value(linear.speed(2).repeatCount(3), at: t)
            #expect((before - value(linear.repeatCount(3).speed(2), at: t)).magnitude < 1e-12)
        }
    }

    @Test func `rule 49: a repeat for ever never ends, and a change without animation does not stop it`() {
        var motion = Motion(from: 0.0, to: 1, spec: linear.repeatForever(), at: 0)
        #expect(motion.removalTime == nil && motion.logicalCompletionTime == nil)
        #expect((motion.value(at: 1000.25) - 0.25).magnitude < 1e-9)
        #expect((motion.value(at: 1001.25) - 0.75).magnitude < 1e-9)
        motion.retarget(to: 5, spec: nil, at: 1001.5)
        #expect((motion.value(at: 1002.25) - 4.25).magnitude < 1e-9 && !motion.isOver(at: 1e6))
    }

    @Test func `rule 49: repeating nothing is over at once`() {
        #expect(end(.curve(.linear, duration: 0).repeatForever()) == 0)
    }

    @Test func `rule 50: logical completion counts in the time at that point of the chain`() {
        func logical(_ spec: MotionSpec) -> Double? {
            Motion(from: 0.0, to: 1, spec: spec, at: 2).logicalCompletionTime.map { $0 - 2 }
        }
        #expect(logical(linear.logicallyComplete(after: 0.25)) == 0.25)
        #expect(logical(linear.logicallyComplete(after: 0.25).delay(1)) == 1.25)
        #expect(logical(linear.logicallyComplete(after: 0.25).speed(0.5)) == 0.5)
        #expect(logical(linear.logicallyComplete(after: 9)) == 1)
        #expect(
            logical(linear.logicallyComplete(after: -1)) == 0 && logical(linear.logicallyComplete(after: .nan)) == 0)
        #expect(logical(linear.logicallyComplete(after: 0.25).repeatCount(3)) == 2.25)
    }

    @Test func `rule 51: equality and hash follow the calls made`() {
        let specs = [
            linear, linear.speed(1), linear.delay(0), linear.delay(1).delay(1), linear.delay(2),
            linear.speed(2).delay(1), linear.delay(1).speed(2), linear.repeatCount(2), linear.repeatCount(3),
            linear.repeatCount(2, autoreverses: false), linear.repeatForever(), linear.logicallyComplete(after: 1),
        ]
        for (i, a) in specs.enumerated() {
            for (j, b) in specs.enumerated() { #expect((a == b) == (i == j), "\(a) \(b)") }
        }
        #expect(linear.speed(2).delay(1).hashValue == linear.speed(2).delay(1).hashValue)
    }

    @Test func `the velocity under modifiers is the slope of what is shown`() {
        let spring = MotionSpec.interpolatingSpring(stiffness: 80, damping: 6)
        for spec in [spring.speed(2), spring.delay(0.2), spring.repeatCount(3).speed(0.5), linear.repeatCount(4)] {
            var motion = Motion(from: 0.0, to: 3, spec: spec, at: 0)
            for step in 1..<40 {
                let (t, h) = (0.0317 * Double(step), 1e-6)
                let slope = (motion.value(at: t + h) - motion.value(at: t - h)) / (2 * h)
                #expect((motion.velocity(at: t) - slope).magnitude < 1e-4, "\(spec) \(t)")
            }
        }
    }
}
