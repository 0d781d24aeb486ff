import Foundation
import Testing
import TallyLayers

private final class Listener: NSObject, CAAnimationDelegate {}

/// A program's own animation.
private final class Wobble: CABasicAnimation {
    var note = ""

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? Wobble)?.note = note
        return copy
    }
}

private final class Collector: AnimationTarget {
    var added: [(CAAnimation, String?)] = []
    func add(_ anim: CAAnimation, forKey key: String?) { added.append((anim, key)) }
}

@Suite("A copy of an animation")
struct AnimationCopyTests {
    private static let classes: [CAAnimation.Type] = [
        CAAnimation.self, CAPropertyAnimation.self, CABasicAnimation.self, CAKeyframeAnimation.self,
        CASpringAnimation.self, CAAnimationGroup.self, CATransition.self,
    ]

    private static var keys: [String: Any] {
        [
            "beginTime": 3.0, "duration": 4.0, "speed": Float(2), "timeOffset": 0.5, "repeatCount": Float(7),
            "repeatDuration": 2.5, "autoreverses": true, "fillMode": CAMediaTimingFillMode.both,
            "timingFunction": CAMediaTimingFunction(name: .easeIn), "removedOnCompletion": false, "keyPath": "opacity",
            "additive": true, "cumulative": true, "fromValue": 1.0, "toValue": 2.0, "byValue": 3.0, "mass": CGFloat(5),
            "stiffness": CGFloat(6), "damping": CGFloat(8), "initialVelocity": CGFloat(9), "allowsOverdamping": true,
            "values": [1.0, 2.0], "keyTimes": [0, 1] as [NSNumber], "calculationMode": CAAnimationCalculationMode.cubic,
            "rotationMode": CAAnimationRotationMode.rotateAuto, "tensionValues": [1, 2] as [NSNumber],
            "continuityValues": [3, 4] as [NSNumber], "biasValues": [5, 6] as [NSNumber],
            "type": CATransitionType.push, "subtype": CATransitionSubtype.fromTop, "startProgress": Float(0.25),
            "endProgress": Float(0.75), "filter": "none", "my own": "tag",
        ]
    }

    @Test("has the class, every property and every tag", arguments: 0..<7)
    func everyField(index: Int) throws {
        let animation = Self.classes[index].init()
        let keys = Self.keys
        // order: each key is set by itself.
        for (key, value) in keys { animation.setValue(value, forKey: key) }
        let copy = try #require(animation.copy() as? CAAnimation)
        #expect(copy !== animation && type(of: copy) == type(of: animation))
        // order: each key is read by itself.
        for (key, value) in keys {
            #expect("\(copy.value(forKey: key) ?? "nothing")" == "\(value)", "\(key)")
        }
    }

    @Test("stays what it is when the animation changes")
    func independence() throws {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 10)
        let running = RunningAnimation(animation)
        (animation.toValue, animation.duration) = (1000, 5)
        animation.setValue("later", forKey: "tag")
        #expect(running.values(at: 0.5)[.position].pair.x == 5)
        #expect(running.stored.value(forKey: "tag") == nil && running.stored !== animation)
    }

    @Test("of a group has copies of the children")
    func children() throws {
        let child = CABasicAnimation(keyPath: "opacity")
        let group = CAAnimationGroup()
        group.animations = [child]
        let copy = try #require(group.copy() as? CAAnimationGroup)
        #expect(copy.animations?.first !== child && copy.animations?.first is CABasicAnimation)
        group.duration = 3
        _ = RunningAnimation(group)
        #expect(child.duration == 0)
    }

    @Test("has the same delegate, and is of a program's own class")
    func delegateAndSubclass() throws {
        let (listener, animation) = (Listener(), Wobble(keyPath: "opacity"))
        animation.delegate = listener
        animation.note = "mine"
        let copy = try #require(animation.copy() as? Wobble)
        #expect(copy.delegate === listener && copy.note == "mine" && copy.keyPath == "opacity")
    }

    @Test("keeps a spring's damping, though it was set before its mass")
    func spring() throws {
        let spring = CASpringAnimation(perceptualDuration: 0.4, bounce: -0.5)
        let copy = try #require(spring.copy() as? CASpringAnimation)
        #expect(copy.settlingDuration == spring.settlingDuration && copy.duration == spring.duration)
    }
}

@Suite("Values by key")
struct AnimationKeyTests {
    @Test("set properties, and under other keys are kept until nil")
    func setting() {
        let animation = CABasicAnimation(keyPath: nil)
        animation.setValue(2, forKey: "duration")
        animation.setValue("both", forKey: "fillMode")
        animation.setValue(7, forKey: "id")
        #expect(animation.duration == 2 && animation.fillMode == .both && animation.value(forKey: "id") as? Int == 7)
        animation.setValue(nil, forKey: "id")
        #expect(animation.value(forKey: "id") == nil && animation.value(forKey: "never") == nil)
    }

    @Test("of a wrong type change nothing")
    func wrongType() {
        let animation = CASpringAnimation(keyPath: "opacity")
        for key in ["duration", "speed", "mass", "autoreverses", "fillMode", "isAdditive"] {
            animation.setValue(Listener(), forKey: key)
            animation.setValue(nil, forKey: key)
        }
        #expect(animation.duration == 0 && animation.speed == 1 && animation.mass == 1 && !animation.isAdditive)
        #expect(animation.fillMode == .removed && !animation.autoreverses)
    }

    @Test("have a default of each class")
    func defaults() {
        #expect(CASpringAnimation.defaultValue(forKey: "damping") as? CGFloat == 10)
        #expect(CAAnimation.defaultValue(forKey: "damping") == nil)
    }
}

@Suite("An animation as an action")
struct AnimationActionTests {
    @Test("adds itself under the event's key, and does nothing to what is no layer")
    func run() {
        let (animation, layer) = (CABasicAnimation(keyPath: "opacity"), Collector())
        animation.run(forKey: "opacity", object: layer, arguments: nil)
        animation.run(forKey: "opacity", object: "no layer", arguments: nil)
        NSNull().run(forKey: "opacity", object: layer, arguments: nil)
        #expect(layer.added.count == 1 && layer.added[0].0 === animation && layer.added[0].1 == "opacity")
    }

    @Test("has a delegate that need not answer")
    func silentDelegate() {
        let listener = Listener()
        listener.animationDidStart(CAAnimation())
        listener.animationDidStop(CAAnimation(), finished: true)
    }
}
