import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A transition of the program's own")
struct CustomTransitionTests {
    private let scene = PresentationScene()
    private var stage: Stage { scene.stage }
    private let delegate = Sideways()

    /// Moves the new view in from the right in a second, evenly, and pushes the old one out.
    private final class Sideways: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var driver: UIPercentDrivenInteractiveTransition?
        var makesPresentation = false
        var usesAnimator = false
        var isPresenting = true
        var lines: [String] = []
        private(set) var made: Dimmed?

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            isPresenting = true
            return self
        }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            isPresenting = false
            return self
        }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            guard makesPresentation else { return nil }
            let made = Dimmed(presentedViewController: presented, presenting: presenting)
            self.made = made
            return made
        }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            lines.append("\(context.view(forKey: .from) != nil) \(context.view(forKey: .to) != nil)")
            let width = context.containerView.bounds.width
            let (moving, end): (UIView, CGFloat)
            if isPresenting {
                let view = to.view!
                view.frame = context.finalFrame(for: to)
                view.frame.origin.x += width
                context.containerView.addSubview(view)
                (moving, end) = (view, context.finalFrame(for: to).minX)
            } else {
                if let view = context.view(forKey: .to) {
                    context.containerView.insertSubview(view, belowSubview: from.view)
                }
                (moving, end) = (from.view, width)
            }
            let changes = { moving.frame.origin.x = end }
            let over = { context.completeTransition(!context.transitionWasCancelled) }
            if usesAnimator {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
                animator.addCompletion { _ in over() }
                animator.startAnimation()
            } else {
                UIView.animate(
                    withDuration: 1, delay: 0, options: .curveLinear, animations: changes, completion: { _ in over() })
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
    }

    /// Lays the presented view on the right half, over a shade.
    private final class Dimmed: UIPresentationController {
        let shade = UIView()
        var lines: [String] = []

        override var frameOfPresentedViewInContainerView: CGRect {
            let bounds = containerView?.bounds ?? .zero
            return CGRect(x: bounds.midX, y: 0, width: bounds.midX, height: bounds.height)
        }
        override func containerViewWillLayoutSubviews() {
            shade.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
        override func presentationTransitionWillBegin() {
            lines.append("will present")
            shade.backgroundColor = .green
            shade.alpha = 0
            containerView?.addSubview(shade)
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 1 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("did present \(completed)") }
        override func dismissalTransitionWillBegin() {
            lines.append("will dismiss")
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("did dismiss \(completed)") }
    }

    init() {
        scene.second.transitioningDelegate = delegate
    }

    private var left: CGFloat? { scene.fill(red: true)?.minX }

    @Test("is played by its animator, both ways, with both views where they come and go")
    func both() {
        scene.present(.fullScreen)
        stage.advance(by: 0.25)
        #expect(left == 150)
        stage.advance(by: 0.75)
        #expect(left == 0 && scene.log.lines.last == "completed")
        scene.first.dismiss(animated: true)
        stage.advance(by: 0.25)
        #expect(left == 50 && stage.frame.texts.contains { $0.string == "First" })
        #expect(stage.settle() && left == nil)
        #expect(delegate.lines == ["true true", "ended true", "true true", "ended true"])
        #expect(stage.frame.accessibility.map(\.label) == ["First"] && scene.isAtRest)
    }

    @Test("of a custom style has its own presentation around, which hears of each step, and moves along")
    func presentation() {
        delegate.makesPresentation = true
        scene.present(.custom)
        let made = delegate.made
        #expect(scene.second.presentationController === made && made?.containerView != nil)
        stage.advance(by: 0.5)
        #expect(left == 200 && made?.shade.alpha == 1)
        #expect(
            stage.frame.shapes.first { $0.color.linearGreen > 0.3 && $0.color.linearRed < 0.2 }.map { $0.opacity < 0.9 }
                == true)
        #expect(stage.settle() && left == 100)
        scene.first.dismiss(animated: true)
        #expect(stage.settle())
        #expect(made?.lines == ["will present", "did present true", "will dismiss", "did dismiss true"])
        // The presenter stays: it is neither taken nor told.
        #expect(delegate.lines.first == "false true" && !scene.log.lines.contains { $0.hasPrefix("First") })
        #expect(made?.containerView == nil)
    }

    @Test("is scrubbed by a hand, and goes on by itself from there when that lets go", arguments: [false, true])
    func scrubbed(usesAnimator: Bool) {
        delegate.usesAnimator = usesAnimator
        scene.present(.fullScreen)
        #expect(stage.settle())
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        scene.log.lines = []
        scene.first.dismiss(animated: true)
        stage.advance(by: 0.2)
        #expect(left == 0 && scene.second.transitionCoordinator?.isInteractive == true)
        driver.update(0.3)
        stage.advance(by: 0.2)
        #expect(left?.rounded() == 60 && scene.second.transitionCoordinator?.percentComplete == 0.3)
        driver.update(0.1)
        stage.advance(by: 0)
        #expect(left?.rounded() == 20)
        driver.update(0.5)
        driver.finish()
        stage.advance(by: 0.25)
        #expect(left?.rounded() == 150 && scene.second.transitionCoordinator?.isInteractive == false)
        #expect(stage.settle() && left == nil && delegate.lines.last == "ended true")
        #expect(scene.log.lines.last == "Second did disappear animated dismissed" && scene.isAtRest)
    }

    @Test("is called off by a hand: it runs back, and all is as before", arguments: [false, true])
    func cancelled(usesAnimator: Bool) {
        delegate.usesAnimator = usesAnimator
        scene.present(.fullScreen)
        #expect(stage.settle())
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        scene.log.lines = []
        scene.first.dismiss(animated: true)
        stage.advance(by: 0)
        driver.update(0.5)
        stage.advance(by: 0)
        #expect(left?.rounded() == 100)
        driver.cancel()
        stage.advance(by: 0.25)
        #expect(left.map { abs($0 - 50) < 4 } == true)
        #expect(stage.settle() && left == 0 && delegate.lines.last == "ended false")
        #expect(
            scene.log.lines.filter { $0.hasPrefix("Second") } == [
                "Second will disappear animated dismissed", "Second will appear animated dismissed",
                "Second is appearing animated dismissed", "Second did appear animated dismissed",
            ])
        #expect(scene.first.presentedViewController === scene.second && scene.second.view.frame.minX == 0)
        #expect(stage.frame.accessibility.map(\.label) == ["Second"] && scene.isAtRest)
        delegate.driver = nil
        scene.first.dismiss(animated: true)
        #expect(stage.settle() && left == nil)
    }

    @Test("that a hand calls off on the way in leaves nothing presented")
    func cancelledPresentation() {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        scene.present(.fullScreen)
        stage.advance(by: 0)
        driver.update(0.4)
        stage.advance(by: 0.1)
        #expect(left?.rounded() == 120)
        driver.cancel()
        #expect(stage.settle() && left == nil && scene.first.presentedViewController == nil)
        #expect(stage.frame.accessibility.map(\.label) == ["First"] && scene.isAtRest)
        #expect(scene.log.lines.filter { $0.hasPrefix("First did") } == ["First did appear animated"])
        scene.present(.overFullScreen)
        #expect(driver.percentComplete == 0)
        driver.finish()
        #expect(stage.settle() && left == 0)
    }

    @Test("begins by itself where it is to, and a hand takes hold of it on the way")
    func pausedOnTheWay() {
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        delegate.driver = driver
        scene.present(.fullScreen)
        stage.advance(by: 0.5)
        #expect(left == 100)
        driver.pause()
        stage.advance(by: 0.5)
        #expect(left?.rounded() == 100 && driver.percentComplete == 0.5)
        driver.update(0.75)
        stage.advance(by: 0)
        #expect(left?.rounded() == 50)
        driver.finish()
        #expect(stage.settle() && left == 0)
    }

    @Test("has others move along at its pace, and tells them of its end once")
    func coordinator() {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.backgroundColor = .green
        scene.first.view.addSubview(mark)
        stage.advance(by: 0)
        var told: [Bool] = []
        scene.present(.overFullScreen)
        let coordinator = scene.second.transitionCoordinator
        #expect(coordinator != nil && scene.first.transitionCoordinator != nil)
        #expect(
            coordinator?.animate { _ in
                mark.frame.origin.y = 100
            } completion: {
                told.append($0.isCancelled)
            } == true)
        stage.advance(by: 0.5)
        let shown = mark.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 20 && shown < 80 && told.isEmpty)
        #expect(stage.settle() && told == [false] && scene.second.transitionCoordinator == nil)
    }
}
