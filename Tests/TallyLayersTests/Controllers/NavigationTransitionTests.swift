import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Screens that fade into one another, or are played by hand.
@MainActor
private final class Fading: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var operations: [UINavigationController.Operation] = []
    var driver: UIPercentDrivenInteractiveTransition?
    var ended: [Bool] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return self
    }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
        #expect(from.superview === context.containerView)
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor @Suite("Pushes by a program's own animator")
struct NavigationTransitionTests {
    private let scene = NavigationScene()
    private let fading = Fading()

    init() {
        scene.navigation.delegate = fading
        _ = scene.diary.take()
    }

    @Test func `the animator moves the screens, and the bar goes along`() throws {
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: true)
        #expect(scene.diary.take() == ["A goes true", "B comes true"])
        var last = 0.0
        for frame in 1...23 {
            scene.stage.advance(by: 1.0 / 60)
            let shown = try #require(scene.stage.text("Text B"), "\(frame)")
            #expect(shown.opacity > last && shown.rect.isInMiddle)
            #expect(scene.place("Text A")?.isInMiddle == true)
            last = shown.opacity
        }
        #expect(scene.stage.settle())
        #expect(scene.diary.take() == ["A is gone true", "B is there true"])
        #expect(fading.operations == [.push] && fading.ended == [true])
        #expect(scene.place("Text A") == nil && scene.place("Text B")?.isInMiddle == true)
        #expect(scene.place("B").map { $0.maxY < 44 } == true)
        #expect(page.transitionCoordinator == nil && !scene.stage.isAnimating)
    }

    @Test func `it goes back, and as often as one likes`() {
        for _ in 0..<3 {
            scene.navigation.pushViewController(scene.page("B"), animated: true)
            #expect(scene.stage.settle())
            scene.navigation.popViewController(animated: true)
            scene.stage.advance(by: 0.1)
            #expect(scene.place("Text A") != nil && scene.place("Text B") != nil)
            #expect(scene.stage.settle())
            #expect(scene.place("Text A")?.isInMiddle == true && scene.place("Text B") == nil)
        }
        #expect(fading.operations == [.push, .pop, .push, .pop, .push, .pop])
    }

    @Test func `a hand scrubs it, and calls it off`() throws {
        let driver = UIPercentDrivenInteractiveTransition()
        fading.driver = driver
        scene.navigation.pushViewController(scene.page("B"), animated: true)
        scene.stage.advance(by: 0)
        for share in [0.2, 0.6, 0.4] {
            driver.update(share)
            scene.stage.advance(by: 0.1)
            #expect(abs(try #require(scene.stage.text("Text B")).opacity - share) < 0.02)
        }
        driver.cancel()
        #expect(scene.stage.settle())
        #expect(scene.navigation.topViewController === scene.root && scene.place("Text B") == nil)
        #expect(scene.place("Text A")?.isInMiddle == true && fading.ended == [false])
        #expect(
            scene.diary.take() == [
                "A goes true", "B comes true", "A comes true", "B goes true", "B is gone true", "A is there true",
            ])
        #expect(!scene.stage.isAnimating)
    }

    @Test func `a hand finishes it`() {
        let driver = UIPercentDrivenInteractiveTransition()
        fading.driver = driver
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: true)
        driver.update(0.5)
        scene.stage.advance(by: 0.1)
        driver.finish()
        #expect(scene.stage.settle())
        #expect(scene.navigation.topViewController === page && scene.place("Text B")?.isInMiddle == true)
    }

    @Test func `what is asked for meanwhile is shown after it`() {
        let (b, c) = (scene.page("B"), scene.page("C"))
        scene.navigation.pushViewController(b, animated: true)
        scene.stage.advance(by: 0.1)
        scene.navigation.pushViewController(c, animated: true)
        scene.navigation.popToRootViewController(animated: true)
        scene.navigation.pushViewController(c, animated: true)
        #expect(scene.stage.settle())
        #expect(scene.navigation.topViewController === c && scene.place("Text C")?.isInMiddle == true)
        #expect(scene.place("Text A") == nil && scene.place("Text B") == nil)
    }

    @Test func `without animation in the middle of it, it ends at once`() {
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.advance(by: 0.1)
        scene.navigation.popViewController(animated: false)
        scene.stage.advance(by: 1.0 / 60)
        #expect(scene.place("Text A")?.isInMiddle == true && scene.place("Text B") == nil)
        #expect(scene.stage.settle() && fading.ended.count == 1)
    }

    @Test func `others move along with a usual push, and are told of its end`() throws {
        scene.navigation.delegate = nil
        let page = scene.page("B")
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        box.backgroundColor = .red
        scene.navigation.view.addSubview(box)
        scene.navigation.pushViewController(page, animated: true)
        var isOver: Bool?
        let coordinator = try #require(page.transitionCoordinator)
        coordinator.animate { _ in
            box.frame.origin.x = 100
        } completion: {
            isOver = !$0.isCancelled
        }
        scene.stage.advance(by: 0.1)
        let x = try #require(box.layer.presentation()).frame.minX
        #expect(x > 5 && x < 95 && isOver == nil)
        #expect(scene.stage.settle())
        #expect(isOver == true && box.frame.minX == 100)
    }

    @Test func `a screen that was pushed and popped at once leaves no shade`() {
        scene.navigation.delegate = nil
        scene.navigation.pushViewController(scene.page("B"), animated: false)
        scene.navigation.popViewController(animated: false)
        scene.stage.advance(by: 0.1)
        #expect(scene.stage.image()[10, 400] == 0xFFFF_FFFF)
    }
}
