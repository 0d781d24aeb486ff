import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A layer's own time")
struct PausingTests {
    private let scene = LayerScene()

    private func pause(_ layer: CALayer) {
        let time = layer.convertTime(scene.time, from: nil)
        layer.speed = 0
        layer.timeOffset = time
    }

    private func resume(_ layer: CALayer) {
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(scene.time, from: nil) - paused
    }

    @Test(
        "stands still when it is paused, and goes on from there: what is inside, too, and no frame is asked for meanwhile"
    )
    func pausing() {
        let outer = scene.layer(0, 0, 100, 100, .green)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.backgroundColor = .red
        outer.addSublayer(inner)
        scene.advance(0.1)
        let witness = Witness(scene)
        let moving = basic("position.x", 0, 100)
        moving.delegate = witness
        inner.add(moving, forKey: "x")
        scene.advance(0.5)
        pause(outer)
        scene.advance(0)
        #expect(scene.middle().x.isNear(50) && scene.isAtRest)
        scene.advance(3)
        #expect(scene.middle().x.isNear(50) && witness.told == ["start"])
        resume(outer)
        scene.advance(0)
        #expect(scene.middle().x.isNear(50) && !scene.isAtRest)
        scene.advance(0.25)
        #expect(scene.middle().x.isNear(75))
        scene.advance(1)
        #expect(witness.told == ["start", "finished"] && witness.times[1].isNear(witness.times[0] + 4))
        #expect(scene.isAtRest && inner.animationKeys() == nil)
    }

    @Test("is scrubbed by its offset while it stands still")
    func scrubbing() {
        let layer = scene.layer()
        layer.speed = 0
        layer.add(basic("position.x", 0, 100), forKey: nil)
        scene.advance(0)
        for offset in [0.5, 0.1, 0.9, 0.9, 0] {
            layer.timeOffset = offset
            scene.advance(0.1)
            #expect(scene.middle().x.isNear(CGFloat(offset * 100)) && scene.isAtRest)
        }
    }

    @Test("has the pace that it was given before anything showed it")
    func early() {
        let layer = CALayer()
        layer.speed = 0.5
        scene.show(layer)
        let witness = Witness(scene)
        let moving = basic("position.x", 0, 100)
        moving.delegate = witness
        layer.add(moving, forKey: nil)
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(25))
        scene.advance(2)
        #expect(witness.times.count == 2 && (witness.times[1] - witness.times[0]).isNear(2))
    }

    @Test("changes its pace on the way")
    func pace() {
        let layer = scene.layer()
        let start = layer.convertTime(scene.time, from: nil)
        layer.add(basic("position.x", 0, 100), forKey: nil)
        scene.advance(0.2)
        let now = layer.convertTime(scene.time, from: nil)
        layer.beginTime = scene.time
        layer.timeOffset = now
        layer.speed = 2
        scene.advance(0.2)
        #expect(scene.middle().x.isNear(60) && layer.convertTime(scene.time, from: nil).isNear(start + 0.6))
        scene.advance(0.3)
        #expect(layer.animationKeys() == nil && scene.isAtRest)
    }

    @Test("begins an animation late by its begin time, without its first value before unless it fills")
    func delay() {
        let layer = scene.layer()
        let late = basic("position.x", 50, 100)
        late.beginTime = layer.convertTime(scene.time, from: nil) + 0.5
        layer.add(late, forKey: "late")
        scene.advance(0.25)
        #expect(scene.middle().x.isNear(10))
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(62.5))
        layer.removeAllAnimations()
        late.fillMode = .backwards
        late.beginTime = layer.convertTime(scene.time, from: nil) + 0.5
        layer.add(late, forKey: "late")
        scene.advance(0.25)
        #expect(scene.middle().x.isNear(50))
    }

    @Test("holds the last value by its fill, until the animation is removed by hand")
    func fill() {
        let layer = scene.layer()
        let held = basic("position.x", 0, 100, 0.5)
        (held.fillMode, held.isRemovedOnCompletion) = (.forwards, false)
        layer.add(held, forKey: "held")
        scene.advance(2)
        #expect(scene.middle().x.isNear(100) && layer.position.x == 10 && scene.isAtRest)
        #expect(layer.animationKeys() == ["held"])
        layer.removeAnimation(forKey: "held")
        scene.advance(0)
        #expect(scene.middle().x.isNear(10))
    }
}
