import Testing
import TallyCore
import TallyLayers

@Suite("A group of animations")
struct AnimationGroupTests {
    private func child(_ path: String, _ from: Any?, _ to: Any?, duration: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        return animation
    }

    private func group(_ children: [CAAnimation], duration: Double = 1) -> CAAnimationGroup {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = (children, duration)
        return group
    }

    @Test("gives its duration to children that have none")
    func durations() {
        let running = RunningAnimation(
            group([child("opacity", 0, 1), child("zPosition", 0, 8, duration: 1)], duration: 4))
        #expect(running.values(at: 2)[.opacity] == .number(0.5) && running.values(at: 0.5)[.zPosition] == .number(4))
        #expect(running.values(at: 2).written == [.opacity] && running.properties == [.opacity, .zPosition])
    }

    @Test("cuts what is longer than itself")
    func cut() {
        let running = RunningAnimation(group([child("opacity", 0, 1, duration: 10)], duration: 2))
        #expect(running.values(at: 1.9)[.opacity] == .number(0.19) && running.values(at: 2).written.isEmpty)
        #expect(running.endTime == 2)
    }

    @Test("has begin times of its own time, and leaves the fill to the child")
    func begin() {
        let late = child("opacity", 0, 1, duration: 1)
        late.beginTime = 1
        #expect(RunningAnimation(group([late], duration: 3), at: 100).values(at: 100.5).written.isEmpty)
        late.fillMode = .both
        let running = RunningAnimation(group([late], duration: 3), at: 100)
        #expect([100.5, 101.5, 102.5].map { running.values(at: $0)[.opacity].number } == [0, 0.5, 1])
    }

    @Test("runs its children faster, back and eased, as itself")
    func ownTime() {
        let fast = group([child("opacity", 0, 1)])
        (fast.speed, fast.autoreverses, fast.repeatCount) = (2, true, 2)
        let running = RunningAnimation(fast)
        #expect([0.25, 0.5, 0.75, 1.25].map { running.values(at: $0)[.opacity].number } == [0.5, 1, 0.5, 0.5])
        fast.speed = 1
        fast.timingFunction = CAMediaTimingFunction(name: .easeIn)
        let eased = RunningAnimation(fast).values(at: 0.3)[.opacity].number
        #expect(eased == CAMediaTimingFunction(name: .easeIn).curve.value(at: 0.3))
    }

    @Test("that is held at its end also holds the children that end with it, and no others")
    func held() {
        let short = child("zPosition", 0, 1, duration: 0.3)
        let second = child("shadowRadius", 0, 1, duration: 0.7)
        second.beginTime = 0.3
        let held = group([child("opacity", 0, 1), short, second])
        held.fillMode = .forwards
        let store = RunningAnimation(held).values(at: 5)
        #expect(store.written == [.opacity, .shadowRadius])
        #expect(store[.opacity] == .number(1) && store[.shadowRadius] == .number(1))
    }

    @Test("replaces before it adds, and otherwise keeps the order")
    func order() {
        let adding = child("zPosition", 5, 5)
        adding.isAdditive = true
        let running = RunningAnimation(group([adding, child("zPosition", 1, 1), child("zPosition", 2, 2)]))
        #expect(running.values(at: 0.5, [.zPosition: .number(100)])[.zPosition] == .number(7))
    }

    @Test("names each property once")
    func properties() {
        let running = RunningAnimation(group([child("position.x", 0, 1), child("position.y", 0, 1)]))
        #expect(running.properties == [.position])
        #expect(running.values(at: 0.5)[.position] == .pair([0.5, 0.5]))
    }

    @Test("may be in another, and be empty")
    func nested() {
        let inner = group([child("opacity", 0, 1, duration: 1)], duration: 0)
        inner.beginTime = 1
        let running = RunningAnimation(group([inner], duration: 4))
        #expect(running.values(at: 1.5)[.opacity] == .number(0.5) && running.values(at: 3).written.isEmpty)
        for children in [nil, []] as [[CAAnimation]?] {
            let empty = CAAnimationGroup()
            empty.animations = children
            #expect(RunningAnimation(empty).properties.isEmpty && RunningAnimation(empty).hasEnded(at: 1))
        }
    }
}

@Suite("A transition")
struct TransitionTests {
    @Test("has one key, whatever it was added under, and no properties")
    func key() {
        let running = RunningAnimation(
            CATransition(), key: "mine", beginTime: 0, defaultDuration: 0.25, timingFunctionOverride: nil)
        #expect(running.key == "transition" && running.properties.isEmpty && running.endTime == 0.25)
        #expect(running.transitionProgress(at: 0.125) == 0.5 && running.transitionProgress(at: 0.25) == nil)
        #expect(running.values(at: 0.1).written.isEmpty && !running.isConstant(after: 0.1))
    }

    @Test("does not end before its start, and ends that are no numbers are not set")
    func progressEnds() {
        let transition = CATransition()
        (transition.startProgress, transition.endProgress) = (0.75, 0.25)
        #expect(RunningAnimation(transition).transitionProgress(at: 0.5) == 0.75)
        (transition.startProgress, transition.endProgress) = (.nan, .infinity)
        #expect(RunningAnimation(transition).transitionProgress(at: 0.5) == 0.5)
    }

    @Test("is the only animation that has a transition's progress")
    func others() {
        #expect(RunningAnimation(CABasicAnimation(keyPath: "opacity")).transitionProgress(at: 0.5) == nil)
    }
}
