import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A paused animator that goes on")
struct ContinuedAnimatorTests {
    private enum Rest: CaseIterable {
        case own, spring, cubic

        @MainActor var parameters: (any UITimingCurveProvider)? {
            switch self {
            case .own: nil
            case .spring: UISpringTimingParameters(dampingRatio: 0.6)
            case .cubic: UICubicTimingParameters(animationCurve: .easeOut)
            }
        }

        /// The share of what is left at a time.
        func share(_ time: Double, of seconds: Double) -> Double {
            if time >= seconds { return 1 }
            return switch self {
            case .own: time / seconds
            case .spring:
                SpringPace(duration: seconds, dampingRatio: 0.6, initialVelocity: 0).progress(at: time)
            case .cubic: TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1).value(at: time / seconds)
            }
        }
    }

    private static let frame = 0.05
    private let curve = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// Where a view that goes from 10 to 110 is, at a share of the animator's own way.
    private func place(_ share: Double) -> Double { 10 + 100 * share }

    @Test(
        "takes the time that the factor says, from each place, either way, by either pace, and every frame is on its way",
        arguments: 1...9, [false, true])
    func continuing(tenth: Int, isReversed: Bool) {
        let fraction = Double(tenth) / 10
        for rest in Rest.allCases {
            for factor in [0, 0.2, 1, 2] {
                let scene = LayerScene()
                let view = scene.view()
                var told: [UIViewAnimatingPosition] = []
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 110 }
                animator.addCompletion { told.append($0) }
                animator.startAnimation()
                scene.advance(fraction)
                animator.pauseAnimation()
                let begin = curve.value(at: fraction)
                #expect(animator.fractionComplete.isNear(CGFloat(begin)))
                animator.isReversed = isReversed
                scene.advance(0.3)
                #expect(scene.middle().x.isNear(CGFloat(place(begin))) && scene.isAtRest)
                animator.continueAnimation(withTimingParameters: rest.parameters, durationFactor: CGFloat(factor))
                let left = isReversed ? fraction : 1 - fraction
                let seconds = factor > 0 ? factor : left
                let goal: Double = isReversed ? 0 : 1
                var time = 0.0
                while time < seconds - 1e-6 {
                    let share = rest.share(time, of: seconds)
                    let expected =
                        rest == .own
                        ? curve.value(at: fraction + (goal - fraction) * share) : begin + (goal - begin) * share
                    scene.advance(time == 0 ? 0 : min(Self.frame, 1))
                    #expect(
                        scene.middle().x.isNear(CGFloat(place(expected)), 1e-3) && told.isEmpty,
                        "\(rest) from \(fraction), factor \(factor), at \(time) of \(seconds)")
                    time += Self.frame
                }
                scene.advance(Self.frame)
                #expect(told == [isReversed ? .start : .end], "\(rest) from \(fraction), factor \(factor)")
                #expect(scene.middle().x == CGFloat(place(goal)) && view.center.x == CGFloat(place(goal)))
                #expect(scene.isAtRest && animator.state == .inactive && view.layer.animationKeys() == nil)
            }
        }
    }

    @Test("takes the time of a spring of mass, stiffness and damping, whatever the factor is")
    func settling() {
        for factor: CGFloat in [0, 0.5] {
            let scene = LayerScene()
            let view = scene.view()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.fractionComplete = 0.5
            animator.isReversed = true
            let pace = SpringPace(mass: 1, stiffness: 200, damping: 20, initialVelocity: 0)
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    mass: 1, stiffness: 200, damping: 20, initialVelocity: .zero), durationFactor: factor)
            for step in 0..<5 {
                scene.advance(step == 0 ? 0 : 0.1)
                let expected = 60 - 50 * pace.progress(at: 0.1 * Double(step))
                #expect(scene.middle().x.isNear(CGFloat(expected), 1e-3))
            }
            scene.advance(pace.settlingDuration - 0.4 + 0.01)
            #expect(animator.state == .inactive && view.center.x == 10)
        }
    }

    @Test("turns on the way of another pace without a jump, and ends at either end")
    func turning() {
        for isFirstReversed in [false, true] {
            let scene = LayerScene()
            let view = scene.view()
            var told: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addCompletion { told.append($0) }
            animator.fractionComplete = 0.5
            animator.isReversed = isFirstReversed
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
            scene.advance(0.5)
            let turned = scene.middle().x
            #expect(turned.isNear(isFirstReversed ? 35 : 85))
            animator.isReversed.toggle()
            scene.advance(0)
            #expect(scene.middle().x.isNear(turned) && told.isEmpty)
            var last = turned
            while animator.state == .active {
                scene.advance(0.05)
                let x = scene.middle().x
                #expect(isFirstReversed ? x > last : x < last)
                #expect((x - last).magnitude < 6)
                last = x
            }
            #expect(told == [isFirstReversed ? .end : .start] && view.center.x == (isFirstReversed ? 110 : 10))
        }
    }

    @Test("keeps blocks that began late where they are, and brings them to the end with the others")
    func late() {
        for isReversed in [false, true] {
            let scene = LayerScene()
            let view = scene.view()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
            animator.addAnimations({ view.center.y = 110 }, delayFactor: 0.5)
            animator.startAnimation()
            scene.advance(0.75)
            animator.pauseAnimation()
            #expect(scene.middle().x.isNear(85) && scene.middle().y.isNear(60))
            animator.isReversed = isReversed
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
            for tenth in 0..<10 {
                scene.advance(tenth == 0 ? 0 : 0.1)
                let share = CGFloat(tenth) / 10
                let (x, y): (CGFloat, CGFloat) = isReversed ? (-75, -50) : (25, 50)
                #expect(scene.middle().x.isNear(85 + x * share, 1e-3) && scene.middle().y.isNear(60 + y * share, 1e-3))
            }
            scene.advance(0.1)
            #expect(view.center == (isReversed ? CGPoint(x: 10, y: 10) : CGPoint(x: 110, y: 110)))
        }
    }

    @Test("whose duration is 0 takes a fifth of a second")
    func standardDuration() {
        let scene = LayerScene()
        let view = scene.view()
        let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.center.x = 110 }
        #expect(animator.duration == 0.2)
        animator.startAnimation()
        for step in 1..<4 {
            scene.advance(0.05)
            #expect(scene.middle().x.isNear(10 + 25 * CGFloat(step), 1e-3))
        }
        scene.advance(0.05)
        #expect(animator.state == .inactive && scene.isAtRest)
    }

    @Test("and is stopped is presented where it stands, and not where it would have come to")
    func presented() {
        let scene = LayerScene()
        let view = scene.view()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 110 }
        animator.startAnimation()
        scene.advance(0.4)
        var shown: CGFloat?
        animator.addCompletion { _ in shown = view.layer.presentation()?.position.x }
        animator.stopAnimation(false)
        #expect(view.layer.presentation()?.position.x.isNear(50) == true)
        animator.finishAnimation(at: .current)
        #expect(shown?.isNear(50) == true && view.center.x.isNear(50))
    }
}
