import Testing

@testable import TallyMotion

struct Section06RetargetTests {
    private let linear = MotionSpec.curve(.linear, duration: 1)
    private let spring = MotionSpec.fluidSpring(response: 0.5, dampingFraction: 0.7)
    private let families: [MotionSpec] = [
        .curve(.linear, duration: 1), .curve(.easeInOut, duration: 0.6), .curve(.circularEaseIn, duration: 0.5),
        .fluidSpring(response: 0.5, dampingFraction: 0.7), .fluidSpring(response: 0.3, dampingFraction: 1), .default,
        .fluidSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25),
        .interpolatingSpring(stiffness: 100, damping: 8), .curve(.linear, duration: 0.5).delay(0.1),
        .fluidSpring(response: 0.5, dampingFraction: 0.7).speed(2), .curve(.easeIn, duration: 0.3).repeatCount(3),
    ]

    @Test func `rule 59: the same target changes nothing`() {
        for first in families {
            for second in families.map(Optional.some) + [nil] {
                var motion = Motion(from: 0.0, to: 1, spec: first, at: 0)
                var untouched = motion
                motion.retarget(to: 1, spec: second, at: 0.2)
                let times = (0...30).map { Double($0) / 15 }
                #expect(times.map { motion.value(at: $0) } == times.map { untouched.value(at: $0) })
                #expect(motion.removalTime == untouched.removalTime)
            }
        }
    }

    @Test func `rule 60: without an animation what runs goes on, displaced`() {
        for spec in families {
            var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
            var untouched = motion
            motion.retarget(to: 3, spec: nil, at: 0.1)
            for step in 4...60 {
                let t = Double(step) / 30
                #expect((motion.value(at: t) - untouched.value(at: t) - 2).magnitude < 1e-12, "\(spec)")
            }
            #expect(motion.removalTime == untouched.removalTime && motion.target == 3)
        }
    }

    @Test func `rule 61: what combines leads from what would be shown without it`() {
        for first in families {
            var old = Motion(from: 0.0, to: 1, spec: first, at: 0)
            var motion = old
            motion.retarget(to: 3, spec: linear, at: 0.3)
            for step in 0..<30 {
                let s = Double(step) / 30
                let shown = old.value(at: 0.3 + s)
                #expect((motion.value(at: 0.3 + s) - (shown + (3 - shown) * s)).magnitude < 1e-9, "\(first) \(s)")
            }
        }
    }

    @Test func `rule 61: it is not plain addition`() {
        var motion = Motion(from: 0.0, to: 1, spec: linear, at: 0)
        motion.retarget(to: 3, spec: linear, at: 0.3)
        #expect((motion.value(at: 0.6) - 1.32).magnitude < 1e-12)
    }

    @Test func `rule 62: the whole is over when the newest is`() {
        var motion = Motion(from: 0.0, to: 10, spec: .curve(.linear, duration: 9), at: 0)
        motion.retarget(to: 20, spec: .curve(.linear, duration: 7), at: 1)
        motion.retarget(to: 30, spec: .curve(.linear, duration: 1), at: 2)
        #expect(motion.removalTime == 3 && !motion.isOver(at: 2.99) && motion.value(at: 3) == 30)
    }

    @Test func `rule 62: links that are over are folded away`() {
        var motion = Motion(from: 0.0, to: 1, spec: linear, at: 0)
        var longest = 0
        for change in 1...2000 {
            motion.retarget(to: Double(change + 1), spec: linear, at: Double(change) * 0.3)
            longest = Swift.max(longest, motion.older.count)
        }
        #expect(longest <= 4)
    }

    @Test func `rules 61, 63 and 67: no change of animation ever makes the value jump`() {
        for first in families {
            for second in families {
                var worst = 0.0
                for third in families {
                    var motion = Motion(from: 0.0, to: 1, spec: first, at: 0)
                    for (time, target, spec) in [(0.21, -2.0, second), (0.33, 4, third)] {
                        let before = motion.value(at: time)
                        motion.retarget(to: target, spec: spec, at: time)
                        worst = Swift.max(worst, (motion.value(at: time) - before).magnitude)
                    }
                    worst = Swift.max(worst, (motion.value(at: 1000) - 4).magnitude)
                }
                #expect(worst < 1e-9, "\(first), \(second)")
            }
        }
    }

    @Test func `rules 64 and 67: merging fluid springs keep their velocity at every frame of interruption`() {
        for frame in 1...40 {
            let at = Double(frame) / 60
            var motion = Motion(from: 0.0, to: 1, spec: spring, at: 0)
            let velocity = motion.velocity(at: at)
            motion.retarget(to: 3, spec: .fluidSpring(response: 0.8, dampingFraction: 1), at: at)
            if at < 0.55 { #expect((motion.velocity(at: at) - velocity).magnitude < 1e-9, "frame \(frame)") }
        }
    }

    @Test func `rule 64: a retimed spring hands on the velocity of its own seconds`() {
        var plain = Motion(from: 0.0, to: 1, spec: spring, at: 0)
        for (spec, inner) in [(spring.speed(2), 0.4), (spring.speed(0.5), 0.1), (spring.delay(0.1), 0.1)] {
            var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
            motion.retarget(to: 3, spec: spring, at: 0.2)
            #expect((motion.velocity(at: 0.2) - plain.velocity(at: inner)).magnitude < 1e-9, "\(spec)")
        }
    }

    @Test func `rule 65: curves and interpolating springs hand on no velocity, circular curves do`() {
        let still: [MotionSpec] = [
            linear, .curve(.easeInOut, duration: 1), .interpolatingSpring(stiffness: 9, damping: 2),
        ]
        for spec in still {
            var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
            motion.retarget(to: 3, spec: spring, at: 0.3)
            #expect(motion.velocity(at: 0.3) == 0)
        }
        var circular = Motion(from: 0.0, to: 1, spec: .curve(.circularEaseIn, duration: 2), at: 0)
        circular.retarget(to: 3, spec: spring, at: 1)
        #expect((circular.velocity(at: 1) - UnitCurve.circularEaseIn.velocity(at: 0.5) / 2).magnitude < 1e-12)
    }

    @Test func `rule 37: a merged spring moves like a simulation whose response is blended`() {
        var motion = Motion(from: 0.0, to: 1, spec: .fluidSpring(response: 0.8, dampingFraction: 0.9), at: 0)
        let (x0, v0) = (motion.value(at: 0.2), motion.velocity(at: 0.2))
        motion.retarget(to: 3, spec: .fluidSpring(response: 0.3, dampingFraction: 0.7, blendDuration: 0.25), at: 0.2)
        var (x, v) = (x0, v0)
        for index in 0..<600 {
            let time = Double(index) / 300
            let shown = motion.value(at: 0.2 + time + 0.5 / 300)
            if shown != 3 { #expect((shown - x).magnitude < 1e-9, "step \(index)") }
            let share = Swift.min(time / 0.25, 1)
            let frequency = 2 * Double.pi / (0.8 - 0.5 * share * share * (3 - 2 * share))
            v += (frequency * frequency * (3 - x) - 1.4 * frequency * v) / 300
            x += v / 300
        }
        #expect(motion.value(at: 3) == 3 && motion.removalTime! < 1.5)
    }

    @Test func `a spring aimed where it already is, but moving, swings out and comes back`() {
        var motion = Motion(from: 0.0, to: 100, spec: spring, at: 0)
        let shown = motion.value(at: 0.1)
        motion.retarget(to: shown, spec: spring, at: 0.1)
        #expect(motion.value(at: 0.2) > shown + 5)
        #expect(motion.removalTime! < 3 && motion.value(at: 3) == shown)
    }

    @Test func `a change after the end starts afresh`() {
        var motion = Motion(from: 0.0, to: 1, spec: spring, at: 0)
        motion.retarget(to: 2, spec: linear, at: 10)
        #expect(motion.older.isEmpty && motion.value(at: 10.5) == 1.5)
    }

    @Test func `times may be asked in any order`() {
        for first in families {
            for second in families {
                var motion = Motion(from: 0.0, to: 1, spec: first, at: 0)
                motion.retarget(to: 3, spec: second, at: 0.2)
                var copy = motion
                let forward = (0...40).map { motion.value(at: 0.2 + Double($0) / 20) }
                let backward = (0...40).reversed().map { copy.value(at: 0.2 + Double($0) / 20) }
                #expect(forward == backward.reversed())
            }
        }
    }

    @Test func `a vector moves as its components would`() {
        for spec in families where spec.bareFluidSpring == nil {
            var both = Motion(from: Vector4(1, 2, 3, 4), to: Vector4(5, 0, 3, -4), spec: spec, at: 0)
            var one = Motion(from: 2.0, to: 0, spec: spec, at: 0)
            for step in 0...20 where step < 3 {
                #expect(both.value(at: Double(step) / 9)[1] == one.value(at: Double(step) / 9))
            }
        }
    }

    @Test func `rule 68: velocity from samples`() {
        var sampler = VelocitySampler<Double>()
        #expect(sampler.velocity == 0)
        for (value, time) in [(9.0, 0.5), (1, 1), (2, 2), (4, 3)] { sampler.add(value, at: time) }
        #expect(sampler.velocity == 1.25)
        sampler.add(100, at: 2.5)
        sampler.add(100, at: .nan)
        #expect(sampler.velocity == 1.25)
        #expect((sampler.velocity(at: 3.001) - 1.25 * 0.998).magnitude < 1e-12)
        #expect((sampler.velocity(at: 3.1) / 1.25 - 0.8186).magnitude < 1e-4)
        sampler.reset()
        #expect(sampler.velocity == 0 && sampler.lastTime == nil)
    }

    @Test func `targets of one update count as the last of them, as if the others had never been`() {
        for first in families {
            for second in families {
                var several = Motion(from: 0.0, to: 1, spec: first, at: 0, in: 1)
                var single = several
                for target in [0.4, 7, -3, 2] { several.retarget(to: target, spec: second, at: 0.1, in: 2) }
                single.retarget(to: 2, spec: second, at: 0.1, in: 2)
                for step in 3...90 {
                    let t = Double(step) / 30
                    #expect((several.value(at: t) - single.value(at: t)).magnitude < 1e-9, "\(first) \(second) \(t)")
                }
                #expect(several.target == 2 && single.removalTime == several.removalTime, "\(first) \(second)")
            }
        }
    }

    @Test func `a motion that is sent elsewhere in the update in which it began has begun for there`() {
        for spec in families {
            var several = Motion(from: 0.0, to: 1, spec: spec, at: 0.5, in: 4)
            several.retarget(to: 8, spec: spec, at: 0.5, in: 4)
            several.retarget(to: 3, spec: spec, at: 0.5, in: 4)
            var single = Motion(from: 0.0, to: 3, spec: spec, at: 0.5, in: 4)
            for step in 15...90 {
                let t = Double(step) / 30
                #expect(several.value(at: t) == single.value(at: t), "\(spec)")
            }
        }
    }

    @Test func `targets of two updates at one time still combine`() {
        var motion = Motion(from: 0.0, to: 1, spec: linear, at: 0, in: 1)
        motion.retarget(to: 3, spec: linear, at: 0, in: 2)
        // The second leads from what the first shows: 0.5, a half of the way.
        #expect((motion.value(at: 0.5) - 1.75).magnitude < 1e-12)
    }
}
