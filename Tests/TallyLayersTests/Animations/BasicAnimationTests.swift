import Foundation
import Testing
import TallyCore
import TallyLayers
import TallyScene

@Suite("A basic animation")
struct BasicAnimationTests {
    private func animation(_ path: String?, _ from: Any?, _ to: Any?, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        return animation
    }

    @Test("writes nothing before and after its time")
    func outside() {
        let running = RunningAnimation(animation("opacity", 0, 1), at: 10)
        for time in [-1.0, 9.99, 11, 20] {
            #expect(running.values(at: time).written.isEmpty && !running.isInEffect(at: time))
        }
        #expect(running.values(at: 10).written == [.opacity] && running.isInEffect(at: 10.99))
        #expect(running.startTime == 10 && running.endTime == 11)
        #expect(!running.hasStarted(at: 9.99) && running.hasStarted(at: 10) && running.hasEnded(at: 11))
    }

    @Test("begins when it is added, takes the transaction's duration and its pace")
    func settling() {
        let plain = animation("opacity", 0, 1)
        plain.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let copy = plain.copy() as? CAAnimation ?? plain
        let running = RunningAnimation(
            copy, key: "fade", beginTime: 5, defaultDuration: 0.25,
            timingFunctionOverride: CAMediaTimingFunction(name: .linear))
        #expect(running.stored.beginTime == 5 && running.stored.duration == 0.25 && running.key == "fade")
        #expect(running.values(at: 5.125)[.opacity] == .number(0.5))
        #expect(plain.beginTime == 0 && plain.duration == 0 && plain.timingFunction?.isLinear == false)
    }

    @Test("keeps its own begin and duration")
    func ownTime() {
        let own = animation("opacity", 0, 1)
        (own.beginTime, own.duration) = (2, 4)
        let running = RunningAnimation(
            own, key: nil, beginTime: 1, defaultDuration: 0.25, timingFunctionOverride: nil)
        #expect(running.startTime == 2 && running.endTime == 6)
    }

    @Test("reads what is below in each frame")
    func liveValue() {
        let running = RunningAnimation(animation("position.x", nil, 10))
        #expect(running.values(at: 0.5, [.position: .pair([2, 7])])[.position] == .pair([6, 7]))
        #expect(running.values(at: 0.5, [.position: .pair([4, 8])])[.position] == .pair([7, 8]))
    }

    @Test("goes from the value before a change to the one after it, when it has none")
    func change() {
        let running = RunningAnimation(animation("bounds.size.width", nil, nil))
        running.previousValue = .rect([0, 0, 10, 1])
        #expect(running.values(at: 0.25, [.bounds: .rect([5, 5, 50, 2])])[.bounds] == .rect([5, 5, 20, 2]))
        running.previousValue = nil
        #expect(running.values(at: 0.25, [.bounds: .rect([5, 5, 50, 2])])[.bounds] == .rect([5, 5, 50, 2]))
    }

    @Test("has no effect with a key path that no layer knows, and takes its time")
    func unknownKeyPath() {
        for path in [nil, "", "frame", "opacity.x", "transform.rotation.w", "position.", ".x", "transform.m34"] {
            let running = RunningAnimation(animation(path, 0, 1))
            #expect(running.properties.isEmpty && running.values(at: 0.5).written.isEmpty)
            #expect(running.isValid && running.hasEnded(at: 1))
        }
    }

    @Test("has no effect with a value of another type")
    func wrongType() {
        let values: [(String, Any)] = [
            ("opacity", "half"), ("opacity", Double.nan), ("opacity", CGPoint.zero), ("position", 3),
            ("position", CGPoint(x: CGFloat.nan, y: 0)), ("bounds", CGSize.zero), ("backgroundColor", 1),
            ("transform", 2), ("path", CGRect.zero), ("colors", [1, 2]), ("locations", ["a"]), ("opacity", NSNull()),
        ]
        for (path, value) in values {
            #expect(RunningAnimation(animation(path, value, nil)).values(at: 0.5).written.isEmpty, "\(path)")
            #expect(RunningAnimation(animation(path, nil, nil, by: value)).values(at: 0.5).written.isEmpty)
        }
    }

    @Test("with a time that is not finite shows nothing and ends at once, unfinished")
    func invalidTime() {
        let broken = animation("opacity", 0, 1)
        broken.duration = .nan
        broken.fillMode = .both
        let running = RunningAnimation(broken)
        #expect(running.values(at: 0).written.isEmpty)
        #expect(!running.isValid && running.hasStarted(at: 0) && running.hasEnded(at: 0))
    }

    @Test("fades a colour in from none, and out to none")
    func colourFromNone() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let half = LayerValue.color(RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(RunningAnimation(animation("backgroundColor", nil, red)).values(at: 0.5)[.backgroundColor] == half)
        let out = RunningAnimation(animation("backgroundColor", red, NSNull()))
        #expect(out.values(at: 0.5)[.backgroundColor] == half)
    }

    @Test("switches what has nothing between at the middle")
    func discrete() {
        let running = RunningAnimation(animation("hidden", false, true))
        #expect(running.values(at: 0.49)[.hidden] == .flag(false) && running.values(at: 0.5)[.hidden] == .flag(true))
        let contents = RunningAnimation(animation("contents", 1, 2))
        #expect(contents.values(at: 0.49)[.contents] == .object(1))
        #expect(contents.values(at: 0.51)[.contents] == .object(2))
    }

    @Test("adds to what is below, one upon the other")
    func additiveChain() {
        let (first, second) = (animation("position.x", 10, 20), animation("position.x", 0, -8))
        second.isAdditive = true
        var store = ValueStore([.position: .pair([100, 3])])
        RunningAnimation(first).apply(to: &store, at: 0.5)
        RunningAnimation(second).apply(to: &store, at: 0.5)
        #expect(store[.position] == .pair([11, 3]))
        RunningAnimation(first).apply(to: &store, at: 0)
        #expect(store[.position] == .pair([10, 3]))
    }

    @Test("adds transforms as one after the other, so that a way from old to new begins at the old")
    func additiveTransform() throws {
        let old = CATransform3DTranslate(CATransform3DMakeRotation(0.7, 0, 0, 1), 10, 20, 0)
        let new = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 0), 2, 5, 1)
        let way = try #require(LayerValue.transform(old).minus(.transform(new)))
        let back = animation("transform", way.transform, CATransform3DIdentity)
        back.isAdditive = true
        let shown = RunningAnimation(back).values(at: 0, [.transform: .transform(new)])[.transform].transform
        #expect(zip(shown.list, old.list).allSatisfy { ($0 - $1).magnitude < 1e-12 })
        #expect(LayerValue.transform(old).minus(.transform(CATransform3DMakeScale(0, 1, 1))) == nil)
    }

    @Test("goes on where the cycle before ended, and reversed where it began")
    func cumulative() {
        let steps = animation("position.x", 10, 20)
        (steps.isCumulative, steps.repeatCount, steps.fillMode) = (true, 3, .forwards)
        let running = RunningAnimation(steps)
        let shown = [0, 0.5, 1, 1.5, 2.5, 3].map { running.values(at: $0)[.position].pair.x }
        #expect(shown == [10, 15, 30, 35, 55, 60])
        steps.autoreverses = true
        let back = RunningAnimation(steps)
        #expect([0.5, 1.5, 2.5, 6].map { back.values(at: $0)[.position].pair.x } == [15, 15, 25, 30])
    }

    @Test("of a transform goes on turning when it is cumulative")
    func cumulativeTransform() {
        let quarter = animation("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        (quarter.isCumulative, quarter.repeatCount) = (true, .infinity)
        let running = RunningAnimation(quarter)
        let wanted = CATransform3DMakeRotation(2.25 * .pi, 0, 0, 1).list
        #expect(zip(running.values(at: 4.5)[.transform].transform.list, wanted).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(running.values(at: 1e6)[.transform].transform.list.allSatisfy { $0.isFinite })
    }

    @Test("makes a transform of a number, and replaces the whole of it")
    func valueFunction() {
        let turn = animation("transform", 0, 3.5)
        turn.valueFunction = CAValueFunction(name: .rotateZ)
        turn.fillMode = .forwards
        let below: [LayerProperty: LayerValue] = [.transform: .transform(CATransform3DMakeScale(2, 2, 1))]
        let wanted = CATransform3DMakeRotation(3.5, 0, 0, 1)
        #expect(RunningAnimation(turn).values(at: 1, below)[.transform].transform == wanted)
        turn.isAdditive = true
        let both = CATransform3DConcat(wanted, CATransform3DMakeScale(2, 2, 1))
        #expect(RunningAnimation(turn).values(at: 1, below)[.transform].transform == both)
        let stretch = animation("transform", [1, 1, 1], [3, 5, 7])
        stretch.valueFunction = CAValueFunction(name: .scale)
        #expect(RunningAnimation(stretch).values(at: 0.5)[.transform].transform == CATransform3DMakeScale(2, 3, 4))
        #expect(CAValueFunction(name: .init(rawValue: "shear")) == nil)
    }

    @Test(
        "reads back from what is below what its value function would take",
        arguments: [
            CAValueFunctionName.rotateX, .rotateY, .rotateZ, .scaleX, .scaleY, .scaleZ, .translateX, .translateY,
            .translateZ, .scale, .translate,
        ])
    func valueFunctionReading(name: CAValueFunctionName) throws {
        let function = try #require(CAValueFunction(name: name))
        let isTriple = name == .scale || name == .translate
        let below = LayerValue.transform(
            CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(0.4, 1, 2, 3)),
                CATransform3DMakeTranslation(5, 6, 7)))
        let onward = animation("transform", nil, nil, by: isTriple ? [0, 0, 0] as Any : 0)
        onward.valueFunction = function
        let shown = RunningAnimation(onward).values(at: 0.5, [.transform: below])[.transform].transform
        let part = String(name.rawValue.dropLast())
        let axis = name.rawValue.suffix(1).lowercased()
        let keyPath = [
            "rotate": "transform.rotation.", "scale": "transform.scale.", "translate": "transform.translation.",
        ][part]
        for axis in isTriple ? ["x", "y", "z"] : [axis] {
            let prefix = keyPath ?? (name == .scale ? "transform.scale." : "transform.translation.")
            let path = try #require(LayerKeyPath(prefix + axis))
            let (a, b) = (path.get(from: .transform(shown)).number, path.get(from: below).number)
            #expect((a - b).magnitude < 1e-9, "\(axis) \(a) \(b)")
        }
    }

    @Test("of a spring takes real seconds, and is cut by its duration")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 0.5)
        spring.timingFunction = CAMediaTimingFunction(name: .easeOut)
        let running = RunningAnimation(spring)
        let free = SpringPace(stiffness: 100, damping: 10)
        #expect(running.values(at: 0.2)[.position].pair.x == 100 * free.progress(at: 0.2))
        #expect(running.values(at: 0.5).written.isEmpty)
    }
}
