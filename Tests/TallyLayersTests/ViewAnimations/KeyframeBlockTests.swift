import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("Keyframes of views")
struct KeyframeBlockTests {
    private let scene = LayerScene()

    private func keyframe(_ start: Double, _ duration: Double, _ body: @escaping () -> Void) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration, animations: body)
    }

    private let linear = UIView.KeyframeAnimationOptions(rawValue: 3 << 16)

    @Test("run each in its share of the whole, one after the other, and hold what is between")
    func times() {
        let view = scene.view()
        var told: [Double] = []
        let start = scene.time
        UIView.animateKeyframes(withDuration: 2, delay: 0.5, options: linear) {
            keyframe(0, 0.25) { view.center.x = 110 }
            keyframe(0.5, 0.5) { view.center.x = 10 }
            keyframe(0.25, 0.25) { view.alpha = 0.5 }
        } completion: {
            #expect($0)
            told.append(scene.time - start)
        }
        #expect(view.center.x == 10 && view.alpha == 0.5)
        #expect(view.layer.animationKeys().map(Set.init) == ["position", "opacity"])
        scene.advance(0.5 + 0.25)
        #expect(scene.middle().x.isNear(60) && scene.drawn()?.opacity == 1)
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(110) && scene.drawn()?.opacity.isNear(0.75, 1e-4) == true)
        scene.advance(0.75)
        #expect(scene.middle().x.isNear(60) && scene.drawn()?.opacity.isNear(0.5, 1e-4) == true)
        scene.advance(1)
        #expect(told.count == 1 && told[0].isNear(2.5) && scene.isAtRest)
    }

    @Test("without any are a plain block")
    func plain() {
        let view = scene.view()
        var told = 0
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
            view.center.x = 110
        } completion: { _ in
            told += 1
        }
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(60) && told == 0)
        scene.advance(0.5)
        #expect(told == 1)
    }

    @Test("outside of a block change at once")
    func outside() {
        let view = scene.view()
        keyframe(0, 1) { view.center.x = 50 }
        #expect(view.center.x == 50 && view.layer.animationKeys() == nil)
    }

    @Test("repeat, go back, switch and swing as their options say")
    func options() {
        let view = scene.view()
        let flags = UIView.KeyframeAnimationOptions(rawValue: linear.rawValue).union([.repeat, .autoreverse])
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: flags) { keyframe(0, 1) { view.center.x = 110 } }
        scene.advance(5.25)
        #expect(scene.middle().x.isNear(85) && !scene.stage.settle())
        view.layer.removeAllAnimations()
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear.union(.calculationModeDiscrete)) {
            keyframe(0, 0.5) { view.center.x = 50 }
            keyframe(0.5, 0.5) { view.center.x = 10 }
        }
        var seen: Set<CGFloat> = []
        for _ in 0..<60 {
            scene.advance(1 / 60)
            seen.insert((scene.middle().x * 1000).rounded() / 1000)
        }
        #expect(seen.isSubset(of: [110, 50, 10]) && seen.contains(50))
    }

    @Test("take over places that are out of range, and shares of nothing, without a trap")
    func odd() {
        let view = scene.view()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            keyframe(-1, 5) { view.center.x = 50 }
            keyframe(0.5, 0) { view.alpha = 0 }
            keyframe(.nan, .nan) { view.center.y = 50 }
            keyframe(2, 2) { view.bounds.size.width = 5 }
        }
        for _ in 0..<70 { scene.advance(1 / 60) }
        #expect(scene.middle() == CGPoint(x: 50, y: 50) && view.alpha == 0 && scene.isAtRest)
    }
}
