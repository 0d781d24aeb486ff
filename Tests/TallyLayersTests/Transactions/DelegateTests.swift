import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("An animation's delegate")
struct DelegateTests {
    private let scene = LayerScene()

    /// Returns what is told, and when, from now on.
    private func play(
        _ seconds: Double = 3, _ duration: Double = 0.37, _ set: (CABasicAnimation) -> Void = { _ in },
        then: (CALayer, CAAnimation) -> Void = { _, _ in }
    ) -> [String] {
        let layer = scene.layer()
        let witness = Witness(scene)
        let animation = basic("position.x", 0, 100, duration)
        animation.delegate = witness
        set(animation)
        let start = scene.time
        layer.add(animation, forKey: "key")
        then(layer, animation)
        scene.advance(seconds)
        layer.removeFromSuperlayer()
        scene.advance(0)
        #expect(scene.isAtRest)
        return zip(witness.told, witness.times).map { "\($0) \((($1 - start) * 1e6).rounded() / 1e6)" }
    }

    @Test("hears of begin and end at their exact times")
    func times() {
        #expect(play() == ["start 0.0", "finished 0.37"])
        let late = scene.time + 0.21
        #expect(play { $0.beginTime = late } == ["start 0.21", "finished 0.58"])
        #expect(play(3, 0.1) { ($0.repeatCount, $0.autoreverses) = (2.5, true) } == ["start 0.0", "finished 0.5"])
        #expect(play { $0.repeatDuration = 1.01 } == ["start 0.0", "finished 1.01"])
        #expect(play { $0.speed = 2 } == ["start 0.0", "finished 0.185"])
        #expect(play(3, 0) == ["start 0.0", "finished 0.25"])
        #expect(play { ($0.fillMode, $0.isRemovedOnCompletion) = (.both, false) } == ["start 0.0", "finished 0.37"])
    }

    @Test("hears that it is cut off: by hand, by the same key, by a layer that leaves, before it began or on the way")
    func cut() {
        #expect(
            play { _ in
            } then: { layer, _ in
                layer.removeAllAnimations()
            } == ["cut off 0.0"])
        let onTheWay: [(CALayer, CAAnimation) -> Void] = [
            { layer, _ in layer.removeAnimation(forKey: "key") }, { layer, _ in layer.removeFromSuperlayer() },
            { layer, _ in layer.add(basic("opacity", 0, 1), forKey: "key") },
            { layer, _ in layer.superlayer?.sublayers = nil },
        ]
        for end in onTheWay {
            #expect(
                play { _ in
                } then: { layer, animation in
                    scene.advance(0.1)
                    end(layer, animation)
                } == ["start 0.0", "cut off 0.1"])
        }
    }

    @Test("hears of the end of what is never in effect, unfinished, without a frame being asked for")
    func invalid() {
        #expect(play(3, .nan).last == "cut off 0.0")
        #expect(play(3, .infinity).last == "cut off 0.0" || play(3, .infinity).last?.hasPrefix("cut off") == true)
        let layer = scene.layer()
        let unknown = basic("no such key", 0, 1, 0.5)
        let witness = Witness(scene)
        unknown.delegate = witness
        layer.add(unknown, forKey: nil)
        scene.advance(1)
        #expect(witness.told == ["start", "finished"])
    }

    @Test("gets the layer's own copy, with the values set by key")
    func identity() {
        let layer = scene.layer()
        let witness = Witness(scene)
        let animation = basic("opacity", 0, 1, 0.1)
        animation.setValue("tag", forKey: "id")
        animation.delegate = witness
        var seen: CAAnimation?
        witness.onStop = { stopped, _ in seen = stopped }
        layer.add(animation, forKey: "key")
        let stored = layer.animation(forKey: "key")
        scene.advance(0.2)
        #expect(seen === stored && seen !== animation && seen?.value(forKey: "id") as? String == "tag")
        #expect(animation.beginTime == 0 && stored?.beginTime != 0)
    }

    @Test("may add the next one at the end: ten in a row, none a frame late, no place shown twice")
    func chain() {
        let layer = scene.layer()
        let witness = Witness(scene)
        var left = 10
        func add() {
            let animation = basic("position.x", 0, 100, 0.13)
            animation.delegate = witness
            layer.add(animation, forKey: "step")
        }
        witness.onStop = { _, isFinished in
            left -= 1
            if left > 0, isFinished { add() }
        }
        let start = scene.time
        add()
        scene.advance(0.13 * 4 + 0.065)
        #expect(scene.middle().x.isNear(50))
        scene.advance(2)
        let ends = zip(witness.told, witness.times).filter { $0.0 == "finished" }.map(\.1)
        #expect(ends.count == 10 && scene.isAtRest)
        for (index, end) in ends.enumerated() { #expect(end.isNear(start + 0.13 * Double(index + 1), 1e-6)) }
    }

    @Test("of a group hears for all of it, those of its children never")
    func group() {
        let layer = scene.layer()
        let (outer, inner) = (Witness(scene), Witness(scene))
        let child = basic("position.x", 0, 100, 0.2)
        child.delegate = inner
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([child, basic("opacity", 0, 1, 9)], 0.5)
        group.delegate = outer
        let start = scene.time
        layer.add(group, forKey: "group")
        scene.advance(0.1)
        #expect(scene.middle().x.isNear(50) && layer.animationKeys() == ["group"])
        scene.advance(1)
        #expect(outer.told == ["start", "finished"] && outer.times[1].isNear(start + 0.5) && inner.told.isEmpty)
    }

    @Test("is kept as long as the animation, and no longer")
    func leaks() {
        weak var gone: Witness?
        let layer = scene.layer()
        do {
            let witness = Witness(scene)
            let animation = basic("opacity", 0, 1, 0.5)
            animation.delegate = witness
            layer.add(animation, forKey: nil)
            gone = witness
        }
        scene.advance(0.2)
        #expect(gone != nil)
        scene.advance(1)
        #expect(gone == nil)
    }

    @Test("makes two half frames of a motion what one whole one is")
    func halves() {
        var shown: [[CGFloat]] = []
        for steps in [[0.25, 0.25], [0.5], [0.1, 0.3, 0.1]] {
            let scene = LayerScene()
            let layer = scene.layer()
            layer.position.x = 150
            layer.add(basic("position.y", 0, 77, 0.7), forKey: nil)
            for step in steps { scene.advance(step) }
            shown.append([scene.middle().x, scene.middle().y])
        }
        for one in shown { #expect(one[0].isNear(shown[0][0], 1e-9) && one[1].isNear(shown[0][1], 1e-9)) }
    }
}
