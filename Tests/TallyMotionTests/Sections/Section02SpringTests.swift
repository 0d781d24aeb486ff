import Testing

@testable import TallyMotion

struct Section02SpringTests {
    private let springs: [Spring] = [
        .smooth, .snappy, .bouncy, Spring(duration: 1, bounce: 0.9), Spring(mass: 2, stiffness: 300, damping: 5),
        Spring(response: 0.3, dampingRatio: 0), Spring(duration: 1, bounce: -0.2),
    ]

    @Test func `rule 12: a spring is its damped frequency, its decay and its mass`() {
        for ratio in [0, 0.3, 0.9] {
            let spring = Spring(response: 0.5, dampingRatio: ratio)
            #expect(spring.decayConstant == ratio * 4 * .pi)
            let damped = 4 * Double.pi * (1 - ratio * ratio).squareRoot()
            #expect((spring.angularFrequency - damped).magnitude < 1e-12 && spring.mass == 1)
        }
        #expect(Spring(response: 0.5, dampingRatio: 1).angularFrequency == 0)
        let over = Spring(response: 0.5, dampingRatio: 2)
        #expect((over.angularFrequency + 4 * .pi * 3.0.squareRoot()).magnitude < 1e-12)
    }

    @Test func `rule 16: damping and stiffness are read back from what is stored`() {
        #expect((Spring(duration: 1, bounce: -0.2).stiffness - 83.8916374).magnitude < 1e-7)
        for ratio in [0.2, 1, 1.5] {
            let spring = Spring(response: 0.5, dampingRatio: ratio)
            let square = (4 * Double.pi) * (4 * Double.pi)
            #expect((spring.damping - 2 * ratio * 4 * .pi).magnitude < 1e-12)
            let factor = ratio > 1 ? 2 * ratio * ratio - 1 : 1
            #expect((spring.stiffness - square * factor).magnitude < 1e-10)
        }
        let given = Spring(mass: 3, stiffness: 70, damping: 4)
        #expect((given.stiffness - 70).magnitude < 1e-12 && (given.damping - 4).magnitude < 1e-12)
    }

    @Test func `rule 17: duration and bounce give stiffness and damping`() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.mass == 1)
        #expect((spring.stiffness - 16 * .pi * .pi).magnitude < 1e-10)
        #expect((spring.damping - 4 * .pi * 0.7 / 0.5).magnitude < 1e-12)
        #expect((Spring(duration: 0.5, bounce: -0.3).damping - 4 * .pi / (0.5 * 0.7)).magnitude < 1e-12)
    }

    @Test func `rule 13: duration is another name of response`() {
        #expect(Spring(duration: 0.5).response == 0.5)
        #expect(Spring(duration: 0.5).settlingDuration == 0.8)
    }

    @Test func `rule 14: bounce and damping ratio convert into each other`() {
        #expect(Spring(duration: 0.5, bounce: 1.2).dampingRatio == 0)
        #expect((Spring(duration: 0.5, bounce: -0.5).dampingRatio - 2).magnitude < 1e-12)
        for step in -9...10 {
            let bounce = Double(step) / 10
            #expect((Spring(duration: 0.7, bounce: bounce).bounce - bounce).magnitude < 1e-12)
        }
    }

    @Test func `rule 15: damping is held at critical unless more is allowed`() {
        #expect(Spring(stiffness: 100, damping: 100).dampingRatio == 1)
        #expect((Spring(stiffness: 100, damping: 100, allowOverDamping: true).dampingRatio - 5).magnitude < 1e-12)
    }

    @Test func `rule 18: presets differ in bounce, extra bounce adds`() {
        #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
        #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
        #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
        #expect(Spring.bouncy(duration: 0.4, extraBounce: 0.1) == Spring(duration: 0.4, bounce: 0.4))
    }

    @Test func `rule 19: the motion obeys the equation of a spring`() {
        for spring in springs {
            let force = spring.stiffnessPerMass
            for step in 1...100 {
                let (t, h) = (Double(step) / 50, 1e-4)
                func x(_ time: Double) -> Double { spring.value(target: 3, initialVelocity: -2, time: time) }
                let slope = (x(t + h) - x(t - h)) / (2 * h)
                let bend = (x(t + h) - 2 * x(t) + x(t - h)) / (h * h)
                let wanted = force * (3 - x(t)) - 2 * spring.decayConstant * slope
                #expect((bend - wanted).magnitude < 1e-4 * (1 + wanted.magnitude) * Swift.max(1, force / 100))
            }
        }
    }

    @Test func `rule 19: every component of a vector is its own spring`() {
        for spring in springs {
            for step in 0...60 {
                let t = Double(step) / 30
                let both = spring.value(target: Pair(1, -4), initialVelocity: Pair(2, 0.5), time: t)
                #expect(both.first == spring.value(target: 1, initialVelocity: 2, time: t))
                #expect(both.second == spring.value(target: -4, initialVelocity: 0.5, time: t))
            }
        }
    }

    @Test func `rule 20: only an over-damped spring's velocity is off, by the target`() {
        for spring in springs {
            let excess = spring.dampingRatio > 1 ? 3.0 : 0
            for step in 1...50 {
                let (t, h) = (Double(step) / 25, 1e-5)
                func x(_ time: Double) -> Double { spring.value(target: 3, initialVelocity: -2, time: time) }
                let slope = (x(t + h) - x(t - h)) / (2 * h)
                let velocity: Double = spring.velocity(target: 3, initialVelocity: -2, time: t)
                #expect((velocity - slope - excess).magnitude < 1e-5)
            }
        }
    }

    @Test func `rule 21: updates of any length meet at the same place`() {
        for spring in springs where spring.dampingRatio <= 1 {
            for count in 1...12 {
                var (value, velocity) = (0.5, -1.0)
                for _ in 0..<count {
                    spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.3 / Double(count))
                }
                let whole = 0.5 + spring.value(target: 1.5, initialVelocity: -1, time: 0.3)
                #expect((value - whole).magnitude < 1e-12)
            }
        }
    }

    @Test func `rule 22: an under-damped spring stays within epsilon after it has settled`() {
        for spring in springs where spring.dampingRatio < 1 && spring.dampingRatio > 0 {
            let end = spring.settlingDuration
            for step in 0...100 {
                let x = spring.value(target: 1.0, time: end + Double(step) / 100)
                #expect((x - 1).magnitude <= 0.001)
            }
        }
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == .infinity)
    }

    @Test func `rule 23: settling of springs and tolerances that are none`() {
        let spring = Spring(response: 0.5, dampingRatio: 0.8)
        func settling(_ spring: Spring, within epsilon: Double = 0.001) -> Double {
            spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
        }
        #expect([0.0, -0.001, .nan, .infinity].map { settling(spring, within: $0) } == [.infinity, 0, 0, 0])
        let responses = [0, Double.infinity, .nan].map { settling(Spring(response: $0, dampingRatio: 0.8)) }
        #expect(responses == [0, .infinity, 0])
        #expect(settling(Spring(mass: 1, stiffness: 0, damping: 0)) == .infinity)
    }

    @Test func `rule 24: a spring made for a settling time settles in it`() {
        for ratio in [0.1, 0.3, 0.5, 0.8, 1] {
            let spring = Spring(settlingDuration: 1.5, dampingRatio: ratio)
            let left = (1...100).map { (spring.value(target: 1.0, time: 1.5 + Double($0) / 100) - 1).magnitude }
            // The formula leaves out the sine's share of the amplitude, which grows as damping falls.
            #expect(left.max()! < 0.00125 / ratio, "\(ratio)")
        }
        #expect(Spring(settlingDuration: 99, dampingRatio: 1) == Spring(settlingDuration: 10, dampingRatio: 1))
        #expect(Spring(settlingDuration: -1, dampingRatio: 2) == Spring(settlingDuration: 0.01, dampingRatio: 1))
        for bad in [0, -1, Double.nan, .infinity] {
            #expect(Spring(settlingDuration: 1, dampingRatio: bad).response.isFinite)
            #expect(Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: bad).response.isFinite)
        }
    }

    @Test func `rule 25: the force pulls by stiffness and resists by damping`() {
        let spring = Spring(mass: 2, stiffness: 50, damping: 4)
        #expect((spring.force(target: 3.0, position: 1, velocity: 0) - 100).magnitude < 1e-12)
        #expect((spring.force(target: 3.0, position: 1, velocity: 5) - 80).magnitude < 1e-12)
    }

    @Test func `rule 26: equal springs are equal however they were written`() {
        #expect(Spring(response: 0.5, dampingRatio: 0.7) == Spring(duration: 0.5, bounce: 0.3))
        #expect(Spring(mass: 2, stiffness: 100, damping: 10) != Spring(mass: 1, stiffness: 50, damping: 5))
    }

    @Test func `springs that cannot be never trap`() {
        let bad = [0, -1, Double.nan, .infinity, -.infinity, 1e300, .leastNonzeroMagnitude]
        for a in bad {
            for b in bad {
                let all = [
                    Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
                    Spring(mass: a, stiffness: b, damping: a), Spring(mass: b, stiffness: 1, damping: a),
                ]
                for spring in all {
                    for time in bad + [0.5] {
                        _ = spring.value(target: 1.0, initialVelocity: b, time: time)
                        _ = spring.velocity(target: 1.0, initialVelocity: b, time: time)
                    }
                    _ = spring.settlingDuration(target: a, initialVelocity: b, epsilon: 0.01)
                }
            }
        }
    }
}
