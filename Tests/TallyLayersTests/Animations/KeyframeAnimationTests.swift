import Foundation
import Testing
import TallyCore
import TallyLayers

@Suite("A keyframe animation")
struct KeyframeAnimationTests {
    private func animation(_ path: String, _ values: [Any]?) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: path)
        animation.values = values
        return animation
    }

    private func x(_ animation: CAKeyframeAnimation, _ times: [Double]) -> [Double] {
        times.map { animation.part(at: $0)?.number ?? .nan }
    }

    @Test("without values, with an empty list or a value of another type, has no effect")
    func nothing() {
        for values in [nil, [], ["a"], [1, "b"], [Double.nan, 1]] as [[Any]?] {
            let running = RunningAnimation(animation("opacity", values))
            #expect(running.values(at: 0.5).written.isEmpty && running.hasEnded(at: 1))
        }
    }

    @Test("with one value holds it, in every mode")
    func one() {
        for mode in ["linear", "discrete", "paced", "cubic", "cubicPaced", "other"] {
            let single = animation("position.x", [7])
            single.setValue(mode, forKey: "calculationMode")
            #expect(x(single, [0, 0.3, 1]) == [7, 7, 7])
        }
    }

    @Test("takes equal segments where key times are too few, too many, falling or no numbers")
    func keyTimes() {
        let lists: [[NSNumber]] = [
            [], [0], [0, 1], [0, 0.2, 0.4, 1], [0, 2, 1], [0, 0.9, 0.9], [0.1, 0.5, 1],
            [0, NSNumber(value: Double.nan), 1],
        ]
        for times in lists {
            let steps = animation("position.x", [0, 10, 20])
            steps.keyTimes = times
            #expect(x(steps, [0.25, 0.5, 1]) == [5, 10, 20], "\(times)")
        }
    }

    @Test("jumps where two key times are one")
    func jump() {
        let steps = animation("position.x", [0, 10, 50, 60])
        steps.keyTimes = [0, 0.5, 0.5, 1]
        #expect(x(steps, [0.25, 0.5, 0.75, 1]) == [5, 50, 55, 60])
    }

    @Test("eases the whole, then each segment; what is missing of the paces is linear, and more are ignored")
    func paces() {
        let steps = animation("position.x", [0, 10, 20])
        let ease = CAMediaTimingFunction(name: .easeIn)
        steps.timingFunctions = [ease]
        #expect(x(steps, [0.25, 0.75]) == [10 * ease.curve.value(at: 0.5), 15])
        steps.timingFunctions = [ease, ease, ease, ease]
        #expect(x(steps, [0.75]) == [10 + 10 * ease.curve.value(at: 0.5)])
        steps.timingFunctions = nil
        steps.timingFunction = ease
        #expect(x(steps, [0.5]) == [20 * ease.curve.value(at: 0.5)])
    }

    @Test("goes past its last value where its pace overshoots")
    func overshoot() {
        let steps = animation("position.x", [0, 10])
        steps.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0, 0.7, 2)
        #expect(x(steps, [0.8])[0] > 10)
    }

    @Test("of transforms has no even pace, and then no effect")
    func pacedTransforms() {
        let turns = animation("transform", [CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)])
        turns.calculationMode = .paced
        #expect(RunningAnimation(turns).values(at: 0.5).written.isEmpty)
        let scales = animation("transform", [[1, 1, 1], [2, 2, 2], [9, 9, 9]])
        scales.valueFunction = CAValueFunction(name: .scale)
        scales.calculationMode = .paced
        #expect(RunningAnimation(scales).values(at: 0.5)[.transform].transform == CATransform3DMakeScale(2, 2, 2))
    }

    @Test("at an even pace has no other times and paces")
    func pacedAlone() {
        let scales = animation("transform", [[1, 1, 1], [2, 2, 2], [9, 9, 9]])
        scales.valueFunction = CAValueFunction(name: .scale)
        let steps = animation("position.x", [0, 10, 100])
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        line.addLine(to: CGPoint(x: 100, y: 0))
        let way = animation("position", nil)
        way.path = line.cgPath
        for keyframes in [scales, steps, way] {
            keyframes.calculationMode = .paced
            keyframes.keyTimes = [0, 0.9, 1]
            keyframes.timingFunctions = [.init(name: .easeIn), .init(name: .easeIn)]
        }
        #expect(
            RunningAnimation(scales).values(at: 0.25)[.transform].transform == CATransform3DMakeScale(1.5, 1.5, 1.5))
        #expect(x(steps, [0.05, 0.5]) == [5, 50])
        let place = RunningAnimation(way).values(at: 0.5)[.position].pair
        #expect((place.x - 50).magnitude < 1e-6 && place.y == 0)
    }

    @Test("along a path takes key times for its places, and steps in discrete mode")
    func pathTimes() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        line.addLine(to: CGPoint(x: 100, y: 0))
        let way = animation("position", nil)
        way.path = line.cgPath
        way.keyTimes = [0, 0.8, 1]
        way.timingFunctions = [.init(name: .linear), .init(name: .easeIn)]
        way.fillMode = .both
        func places(_ times: [Double]) -> [Double] {
            let running = RunningAnimation(way)
            return times.map { running.values(at: $0)[.position].pair.x }
        }
        let eased = 10 + 90 * CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.5)
        #expect(zip(places([0.4, 0.9, 1]), [5, eased, 100]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
        way.calculationMode = .discrete
        #expect(places([0, 0.3, 0.4, 0.6, 0.7, 1]) == [0, 0, 10, 10, 100, 100])
    }

    @Test("at an even pace moves equally far in equal times")
    func evenPace() {
        var random = SmallRandom(seed: 3)
        let points = (0..<9).map { _ in
            CGPoint(x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        }
        let steps = animation("position", points)
        steps.calculationMode = .paced
        steps.fillMode = .both
        let running = RunningAnimation(steps)
        var lengths: [Double] = []
        for step in 0..<1000 {
            let (a, b) = (Double(step) / 1000, Double(step + 1) / 1000)
            let distance = running.values(at: a)[.position].distance(to: running.values(at: b)[.position]) ?? .nan
            lengths.append(distance)
        }
        let longest = lengths.max() ?? 0
        // A step around a corner is shorter than the way it stands for; there are seven.
        #expect(lengths.filter { $0 < longest * 0.999 }.count <= 7)
    }

    @Test("through values on a curve passes each of them")
    func cubicPassesValues() {
        var random = SmallRandom(seed: 4)
        for mode in ["cubic", "cubicPaced"] {
            let values = (0..<6).map { _ in Double.random(in: -50...50, using: &random) }
            let steps = animation("position.x", values)
            steps.setValue(mode, forKey: "calculationMode")
            if mode == "cubic" {
                for (index, value) in values.enumerated() {
                    #expect((x(steps, [Double(index) / 5])[0] - value).magnitude < 1e-9)
                }
            } else {
                #expect((x(steps, [1])[0] - values[5]).magnitude < 1e-9)
            }
        }
    }

    @Test("along a path needs a point to move, and a path that draws")
    func path() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 100, y: 0))
        for (keyPath, path) in [("opacity", line), ("bounds.size", line), ("position", Path())] {
            let way = animation(keyPath, [1, 2])
            way.path = path.cgPath
            #expect(RunningAnimation(way).values(at: 0.5).written.isEmpty, "\(keyPath)")
        }
        let way = animation("anchorPoint", nil)
        way.path = line.cgPath
        #expect(RunningAnimation(way).values(at: 0.5)[.anchorPoint] == .pair([50, 0]))
    }

    @Test("along a circle keeps the distance and its speed, and looks ahead")
    func circle() {
        let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
        let way = animation("position", nil)
        (way.path, way.calculationMode, way.rotationMode) = (circle.cgPath, .paced, .rotateAuto)
        way.fillMode = .both
        let running = RunningAnimation(way)
        #expect(running.properties == [.position, .transform])
        var last = running.values(at: 0)[.position].pair
        for step in 1...200 {
            let store = running.values(at: Double(step) / 200)
            let place = store[.position].pair
            let radius = (place * place).sum().squareRoot()
            #expect((radius - 50).magnitude < 0.05)
            let moved = ((place - last) * (place - last)).sum().squareRoot()
            #expect((moved - 100 * .pi / 200).magnitude < 0.01, "at \(step)")
            let ahead = store[.transform].transform
            let lookout = Double(ahead.m11) * place.x + Double(ahead.m12) * place.y
            #expect(lookout.magnitude < 0.1 && (ahead.m11 * ahead.m22 - ahead.m12 * ahead.m21 - 1).magnitude < 1e-9)
            last = place
        }
    }

    @Test("along a path looks on where a piece of it goes nowhere")
    func looksOn() {
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 0, y: 10))
        let way = animation("position", nil)
        (way.path, way.rotationMode) = (path.cgPath, .rotateAuto)
        for time in [0.1, 0.5, 0.9] {
            let turned = RunningAnimation(way).values(at: time)[.transform].transform
            #expect(turned.m11 == 0 && turned.m12 == 1, "at \(time)")
        }
    }

    @Test("along a circle does not wait where it closes")
    func closed() {
        let way = animation("position", nil)
        way.path = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).cgPath
        let running = RunningAnimation(way)
        let places = [0, 0.25, 0.5, 0.75].map { running.values(at: $0)[.position].pair }
        for (a, b) in zip(places, places.dropFirst()) { #expect((((a - b) * (a - b)).sum() - 5000).magnitude < 1) }
    }

    @Test("along a path of no length stays where it is")
    func noLength() {
        var dot = Path()
        dot.move(to: CGPoint(x: 3, y: 4))
        dot.addLine(to: CGPoint(x: 3, y: 4))
        for mode in ["linear", "paced", "discrete"] {
            let way = animation("position", nil)
            (way.path, way.rotationMode) = (dot.cgPath, .rotateAuto)
            way.setValue(mode, forKey: "calculationMode")
            let store = RunningAnimation(way).values(at: 0.5)
            #expect(store[.position] == .pair([3, 4]) && store[.transform].transform == CATransform3DIdentity)
        }
    }
}
