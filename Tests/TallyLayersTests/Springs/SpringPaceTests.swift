import Foundation
import Testing
import TallyLayers

@Suite("A spring as a pace")
struct SpringPaceTests {
    @Test("of a duration leaves a thousandth of the envelope at its end, for any damping and velocity")
    func envelope() {
        for duration in [0.1, 0.25, 0.5, 1, 3] {
            for ratio in [0.05, 0.2, 0.5, 0.7, 0.9, 0.99] {
                for velocity in [-20, -1, 0, 0.5, 1, 5, 30] as [Double] {
                    let pace = SpringPace(duration: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let w = pace.stiffness.squareRoot()
                    let damped = w * (1 - ratio * ratio).squareRoot()
                    let rest = (ratio * w - velocity).magnitude / damped * exp(-ratio * w * duration)
                    #expect((rest - 0.001).magnitude < 1e-9, "\(duration) \(ratio) \(velocity): \(rest)")
                    #expect((pace.settlingDuration - duration).magnitude < duration * 3 + 1)
                }
            }
        }
    }

    @Test("of a duration and critical damping leaves a thousandth, and more damping is no more")
    func critical() {
        for duration in [0.2, 0.5, 2] {
            for velocity in [-5, 0, 1, 3] as [Double] {
                let pace = SpringPace(duration: duration, dampingRatio: 1, initialVelocity: velocity)
                let w = pace.stiffness.squareRoot()
                #expect(((1 + (w - velocity) * duration) * exp(-w * duration) - 0.001).magnitude < 1e-9)
                #expect(pace == SpringPace(duration: duration, dampingRatio: 7, initialVelocity: velocity))
            }
        }
    }

    @Test("of numbers that make none is at its end at once, or takes the nearest that do")
    func bad() {
        let none = [
            SpringPace(mass: 0, stiffness: 1, damping: 1), SpringPace(mass: -1, stiffness: 1, damping: 1),
            SpringPace(stiffness: 0, damping: 1), SpringPace(stiffness: .nan, damping: 1),
            SpringPace(stiffness: 1, damping: -1), SpringPace(stiffness: .infinity, damping: 1),
            SpringPace(stiffness: 1, damping: .nan),
        ]
        for pace in none { #expect(pace.progress(at: 0.1) == 1 && pace.settlingDuration == 0) }
        for number in [Double.nan, .infinity, -.infinity, 0, -1] {
            let timed = SpringPace(duration: number, dampingRatio: number, initialVelocity: number)
            #expect(timed.progress(at: 0.01).isFinite && timed.stiffness.isFinite && timed.stiffness > 0)
            let perceived = SpringPace(perceptualDuration: number, bounce: number)
            #expect(perceived.progress(at: 0.1).isFinite && perceived.settlingDuration.isFinite)
        }
    }

    @Test("starts at 0 with its velocity, and has settled when it says so")
    func settling() {
        var random = SmallRandom(seed: 7)
        for _ in 0..<300 {
            let pace = SpringPace(
                mass: .random(in: 0.5...3, using: &random), stiffness: .random(in: 20...500, using: &random),
                damping: .random(in: 1...60, using: &random), initialVelocity: .random(in: -5...5, using: &random),
                allowsOverdamping: .random(using: &random))
            #expect(pace.progress(at: 0) == 0)
            let slope = pace.progress(at: 1e-7) / 1e-7
            #expect((slope - pace.initialVelocity).magnitude < 1e-3)
            for later in [0, 0.01, 0.1, 1] {
                #expect((pace.progress(at: pace.settlingDuration + later) - 1).magnitude < 0.00101)
            }
        }
    }

    @Test("without damping, or with very much, takes a number of seconds that is finite")
    func endless() {
        #expect(SpringPace(stiffness: 100, damping: 0).settlingDuration == 1e9)
        let slow = SpringPace(stiffness: 1, damping: 500, allowsOverdamping: true)
        #expect(slow.settlingDuration > 3000 && slow.settlingDuration < 4000)
        #expect((slow.progress(at: slow.settlingDuration) - 1).magnitude < 0.0011)
    }

    @Test("of an animation ignores constants that make no spring")
    func setters() {
        let spring = CASpringAnimation(keyPath: "position.x")
        for number in [0, -1, CGFloat.nan, .infinity] {
            (spring.mass, spring.stiffness) = (number, number)
            if number != 0 { spring.damping = number }
        }
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
        spring.damping = 0
        spring.initialVelocity = .nan
        #expect(spring.damping == 0 && spring.settlingDuration == 1e9)
        spring.setValue(3, forKey: "settlingDuration")
        #expect(spring.value(forKey: "settlingDuration") as? Double == 1e9)
    }
}
