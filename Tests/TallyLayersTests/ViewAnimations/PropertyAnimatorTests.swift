import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A property animator")
struct PropertyAnimatorTests {
    private let tenths = (0...9).map { Double($0) / 10 }

    private func make(
        _ scene: LayerScene, _ parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .linear)
    ) -> (UIViewPropertyAnimator, UIView) {
        let view = scene.view()
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations { view.center.x = 110 }
        return (animator, view)
    }

    @Test("goes from inactive over active back to inactive, and tells its completions once")
    func states() {
        let scene = LayerScene()
        let (animator, view) = make(scene)
        var told: [UIViewAnimatingPosition] = []
        animator.addCompletion { told.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 10)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 110)
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(60) && animator.fractionComplete.isNear(0.5))
        scene.advance(0.5)
        #expect(told == [.end] && animator.state == .inactive && !animator.isRunning && scene.isAtRest)
        #expect(view.layer.animationKeys() == nil && scene.middle().x == 110)
    }

    @Test("stands still where it is paused, without frames, and goes on from there, at every tenth")
    func pausing() {
        for parameters in [UICubicTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5)]
            as [any UITimingCurveProvider]
        {
            for tenth in tenths {
                let scene = LayerScene()
                let (animator, _) = make(scene, parameters)
                animator.startAnimation()
                scene.advance(tenth)
                let before = scene.middle().x
                animator.pauseAnimation()
                scene.advance(2)
                #expect(scene.middle().x.isNear(before) && scene.isAtRest && animator.state == .active)
                animator.startAnimation()
                scene.advance(0)
                #expect(scene.middle().x.isNear(before))
                scene.advance(1 - tenth - 0.01)
                #expect(animator.state == .active)
                scene.advance(0.02)
                #expect(animator.state == .inactive && scene.middle().x == 110)
            }
        }
    }

    @Test("turns round in its place, at every tenth, and ends where it began")
    func reversing() {
        for tenth in tenths.dropFirst() {
            let scene = LayerScene()
            let (animator, view) = make(scene, UICubicTimingParameters())
            var told: [UIViewAnimatingPosition] = []
            animator.addCompletion { told.append($0) }
            animator.startAnimation()
            scene.advance(tenth)
            let (before, fraction) = (scene.middle().x, animator.fractionComplete)
            animator.isReversed = true
            scene.advance(0)
            #expect(scene.middle().x.isNear(before) && animator.fractionComplete.isNear(1 - fraction))
            scene.advance(tenth + 0.001)
            #expect(told == [.start] && view.center.x == 10 && scene.middle().x == 10 && scene.isAtRest)
        }
    }

    @Test("shows the fraction that is set, and goes on from it by another pace without a jump")
    func scrubbing() {
        for tenth in tenths {
            let scene = LayerScene()
            let (animator, _) = make(scene, UICubicTimingParameters())
            animator.fractionComplete = CGFloat(tenth)
            scene.advance(0.3)
            #expect(scene.middle().x.isNear(10 + 100 * CGFloat(tenth)) && scene.isAtRest && !animator.isRunning)
            #expect(animator.fractionComplete.isNear(CGFloat(tenth)))
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8), durationFactor: 0.5)
            scene.advance(0)
            #expect(scene.middle().x.isNear(10 + 100 * CGFloat(tenth)))
            scene.advance(0.49)
            #expect(animator.state == .active)
            scene.advance(0.02)
            #expect(animator.state == .inactive && scene.middle().x == 110)
        }
    }

    @Test("leaves the views as they are shown when it is stopped, and ends them where it is told to, at every tenth")
    func stopping() {
        for tenth in tenths {
            for (position, end) in [(UIViewAnimatingPosition.start, 10), (.end, 110), (.current, 10 + tenth * 100)] {
                let scene = LayerScene()
                let (animator, view) = make(scene)
                var told: [UIViewAnimatingPosition] = []
                animator.addCompletion { told.append($0) }
                animator.startAnimation()
                scene.advance(tenth)
                animator.stopAnimation(false)
                #expect(animator.state == .stopped && view.center.x.isNear(10 + CGFloat(tenth) * 100) && told.isEmpty)
                scene.advance(0.2)
                #expect(scene.middle().x.isNear(view.center.x) && scene.isAtRest)
                animator.finishAnimation(at: position)
                scene.advance(0)
                #expect(told == [position] && animator.state == .inactive && view.center.x.isNear(CGFloat(end)))
                #expect(scene.middle().x.isNear(CGFloat(end)))
            }
            let scene = LayerScene()
            let (animator, view) = make(scene)
            animator.addCompletion { _ in Issue.record("it was stopped for good") }
            animator.startAnimation()
            scene.advance(tenth)
            animator.stopAnimation(true)
            #expect(animator.state == .inactive && view.center.x.isNear(10 + CGFloat(tenth) * 100))
            scene.advance(2)
            #expect(scene.middle().x.isNear(view.center.x) && scene.isAtRest)
        }
    }

    @Test("begins late, runs what is added on the way over the rest, and waits at its end if it is to")
    func more() {
        let scene = LayerScene()
        let (animator, view) = make(scene)
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5)
        scene.advance(0.5)
        #expect(scene.middle().x == 10)
        scene.advance(0.5)
        animator.addAnimations { view.center.y = 110 }
        animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
        scene.advance(0.25)
        #expect(scene.middle().x.isNear(85) && scene.middle().y.isNear(60))
        #expect(scene.drawn()?.opacity.isNear(1) == true)
        scene.advance(0.125)
        #expect(scene.drawn()?.opacity.isNear(0.5, 1e-4) == true)
        animator.pausesOnCompletion = true
        scene.advance(1)
        #expect(animator.state == .active && !animator.isRunning && scene.middle() == CGPoint(x: 110, y: 110))
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        scene.advance(2)
        #expect(animator.state == .inactive && scene.middle() == CGPoint(x: 10, y: 10) && view.alpha == 1)
    }

    @Test("drives blocks of views inside of its own, whose completions come with its end")
    func nested() {
        let scene = LayerScene()
        let view = scene.view()
        var told: [Bool] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.1) {
                view.center.x = 110
            } completion: {
                told.append($0)
            }
        }
        animator.startAnimation()
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(60))
        animator.pauseAnimation()
        scene.advance(1)
        #expect(scene.middle().x.isNear(60) && told.isEmpty)
        animator.startAnimation()
        scene.advance(0.6)
        #expect(told == [true] && scene.middle().x == 110 && scene.isAtRest)
    }

    @Test("is reported for what its state does not allow, and goes with the last who holds it")
    func misuse() {
        let scene = LayerScene()
        weak var gone: UIViewPropertyAnimator?
        do {
            let (animator, _) = make(scene)
            gone = animator
            animator.startAnimation()
            animator.stopAnimation(false)
            animator.addAnimations {}
            animator.startAnimation()
            animator.finishAnimation(at: .current)
            animator.finishAnimation(at: .end)
            #expect(scene.stage.warnings.count == 3)
        }
        #expect(gone == nil)
    }
}
