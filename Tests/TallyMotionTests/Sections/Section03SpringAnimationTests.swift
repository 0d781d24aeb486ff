import Testing

@testable import TallyMotion

struct Section03SpringAnimationTests {
    /// The fluid spring as its rule words it: a simulation of unit distance.
    private struct Simulation {
        let k: Double, c: Double
        var x = 0.0, v = 0.0

        init(response: Double, fraction: Double) {
            k = Swift.min((2 * .pi / response) * (2 * .pi / response), 45000)
            c = 2 * fraction * k.squareRoot()
        }

        mutating func step() {
            v += (k * (1 - x) - c * v) / 300
            x += v / 300
        }

        func isOver(distance: Double) -> Bool {
            let a = k * (1 - x) - c * v
            return (1 - x).magnitude < 0.01 && a.magnitude * distance < 0.06
                && (v + a / 600).magnitude * distance < 0.06
        }
    }

    private let parameters = [
        (0.5, 0.825), (0.5, 1.0), (0.5, 0.7), (0.15, 0.86), (0.55, 1.0), (1.2, 0.3), (0.5, 2.0), (0.001, 1.0), (3, 0.5),
    ]

    @Test func `rule 29: the default animation equals only itself and has settled after three seconds`() {
        #expect(MotionSpec.default == .default)
        #expect(MotionSpec.default != .fluidSpring(response: 0.55, dampingFraction: 1))
        var motion = Motion(from: 0.0, to: 1, spec: .default, at: 0)
        #expect(motion.value(at: 3) == 1)
        #expect((0.75...0.95).contains(motion.removalTime!))
        #expect((0..<300).allSatisfy { motion.value(at: Double($0) / 100) <= 1 })
    }

    @Test func `rule 30: the default animation's descriptions`() {
        #expect(MotionSpec.default.description == "DefaultAnimation()")
        #expect(MotionSpec.default.debugDescription == "AnyAnimator(SwiftUI.DefaultAnimation())")
    }

    @Test func `rule 31: a fluid spring takes over what runs, an interpolating one combines with it`() {
        let fluid: [MotionSpec] = [
            .default, .fluidSpring(duration: 0.5, bounce: 0.3), .fluidSpring(response: 0.2, dampingFraction: 0.8),
        ]
        for spec in fluid + [.interpolatingSpring(duration: 0.5, bounce: 0.2)] {
            var motion = Motion(from: 0.0, to: 10, spec: fluid[1], at: 0)
            let velocity = motion.velocity(at: 0.1)
            motion.retarget(to: -10, spec: spec, at: 0.1)
            #expect(motion.older.isEmpty == fluid.contains(spec), "\(spec)")
            #expect(motion.velocity(at: 0.1) == velocity && velocity > 10, "\(spec)")
        }
    }

    @Test func `rule 32: the closed form is the simulation, step for step`() {
        for (response, fraction) in parameters {
            var simulation = Simulation(response: response, fraction: fraction)
            let steps = FluidSteps(FluidStep(response: response, dampingFraction: fraction))
            var worst = (value: 0.0, velocity: 0.0)
            for index in 0..<3000 {
                let power = steps.power(index)
                worst.value = Swift.max(worst.value, (1 - power.uu - simulation.x).magnitude)
                worst.velocity = Swift.max(worst.velocity, (-power.vu - simulation.v).magnitude)
                simulation.step()
            }
            #expect(worst.value < 1e-11 && worst.velocity < 1e-8, "\(response) \(fraction) \(worst)")
        }
    }

    @Test func `rule 32: the answer is the step before the time, and frame times always find the same one`() {
        for frame in 1...600 {
            let expected = frame * 5 - 1
            #expect(FluidSteps.index(at: Double(frame) / 60) == expected)
            for start in [0.1, 1.0 / 3, 17.3, 4321.7] {
                #expect(FluidSteps.index(at: (start + Double(frame) / 60) - start) == expected)
            }
        }
        #expect(FluidSteps.index(at: 0) == 0 && FluidSteps.index(at: -1) == 0 && FluidSteps.index(at: .nan) == 0)
        #expect(FluidSteps.index(at: .infinity) > 1_000_000)
    }

    @Test func `rule 33: the end step is the first at which the simulation is over`() {
        for (response, fraction) in parameters {
            for distance in [0.01, 0.3, 1, 10, 100, 3000] {
                var simulation = Simulation(response: response, fraction: fraction)
                var index = 0
                repeat {
                    simulation.step()
                    index += 1
                } while !simulation.isOver(distance: distance)
                let steps = FluidSteps(FluidStep(response: response, dampingFraction: fraction))
                #expect(
                    steps.end(distance: distance * distance, velocity: 0, product: 0) == index,
                    "\(response) \(fraction) \(distance)")
            }
        }
    }

    @Test func `rule 34: the same spring lasts longer over a longer way`() {
        let spec = MotionSpec.fluidSpring(duration: 0.5, bounce: 0)
        #expect(Motion(from: 0.0, to: 1, spec: spec, at: 0).removalTime == 246.0 / 300)
        #expect(Motion(from: Vector4(0), to: Vector4(60, 80), spec: spec, at: 0).removalTime == 379.0 / 300)
    }

    @Test func `rule 36: a fluid spring is logically complete at its response, while it moves`() {
        var motion = Motion(
            from: 0.0, to: 1, spec: .fluidSpring(response: 0.5, dampingFraction: 0.825), at: 1)
        #expect(motion.logicalCompletionTime == 1.5)
        #expect(motion.removalTime == 1 + 158.0 / 300)
        #expect(motion.value(at: 1.5) != 1)
    }

    @Test func `rule 37: blending does nothing without a retarget`() {
        var plain = Motion(from: 0.0, to: 1, spec: .fluidSpring(response: 0.5, dampingFraction: 1), at: 0)
        var blended = Motion(
            from: 0.0, to: 1, spec: .fluidSpring(response: 0.5, dampingFraction: 1, blendDuration: 0.25), at: 0)
        for step in 0...100 { #expect(plain.value(at: Double(step) / 100) == blended.value(at: Double(step) / 100)) }
    }

    @Test func `rule 38: a gap between samples changes nothing`() {
        let spec = MotionSpec.fluidSpring(response: 1.2, dampingFraction: 0.7)
        var watched = Motion(from: 0.0, to: 1, spec: spec, at: 0)
        var ignored = watched
        for frame in 0..<90 { _ = watched.value(at: Double(frame) / 60) }
        #expect(watched.value(at: 1.5) == ignored.value(at: 1.5))
    }

    @Test func `rule 39: an interpolating spring over critical moves as critical, whatever the mass`() {
        for step in 1...40 {
            let t = Double(step) / 40
            func at(_ spec: MotionSpec) -> Double {
                var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
                return motion.value(at: t)
            }
            #expect(
                at(.interpolatingSpring(stiffness: 100, damping: 50))
                    == at(.interpolatingSpring(stiffness: 100, damping: 20)))
            let heavy = at(.interpolatingSpring(mass: 2, stiffness: 200, damping: 20))
            #expect((heavy - at(.interpolatingSpring(stiffness: 100, damping: 10))).magnitude < 1e-12)
        }
    }

    @Test func `rule 40: an interpolating spring's end does not depend on the way`() {
        let spec = MotionSpec.interpolatingSpring(stiffness: 100, damping: 10)
        let near = Motion(from: 0.0, to: 1, spec: spec, at: 0)
        let far = Motion(from: 0.0, to: 1000, spec: spec, at: 0)
        #expect(near.removalTime == far.removalTime)
        #expect(near.logicalCompletionTime! == 2 * .pi / 10)
    }

    @Test func `rule 41: no duration is immediate, no damping never ends`() {
        for duration in [0, -0.2, Double.nan] {
            var motion = Motion(from: 0.0, to: 1, spec: .interpolatingSpring(duration: duration, bounce: 0.2), at: 0)
            #expect(motion.isOver(at: 0) && motion.value(at: 0) == 1 && motion.logicalCompletionTime == 0)
        }
        let swinging = Motion(from: 0.0, to: 1, spec: .interpolatingSpring(duration: 1, bounce: 1), at: 0)
        #expect(swinging.removalTime == nil && swinging.logicalCompletionTime == 1)
    }

    @Test func `springs that cannot be stay finite and never trap`() {
        let numbers = [0, -1, Double.nan, .infinity, -.infinity, 1e300, 1e-300, 0.5, 40]
        for a in numbers {
            for b in numbers {
                let specs: [MotionSpec] = [
                    .fluidSpring(response: a, dampingFraction: b),
                    .fluidSpring(duration: a, bounce: b, blendDuration: b),
                    .interpolatingSpring(mass: a, stiffness: b, damping: 1),
                    .interpolatingSpring(stiffness: a, damping: b, initialVelocity: b),
                    .interpolatingSpring(duration: a, bounce: b), .interpolatingSpring(Spring(duration: a, bounce: b)),
                ]
                for spec in specs {
                    var motion = Motion(from: 0.0, to: 1, spec: spec, at: 0)
                    for time in [-1, 0, 0.01, 0.4, 7, 1e6, Double.nan] {
                        if motion.value(at: time).isFinite && motion.velocity(at: time).isFinite { continue }
                        Issue.record("\(spec) at \(time)")
                    }
                }
            }
        }
    }
}
