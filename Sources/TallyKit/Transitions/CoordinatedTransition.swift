import Foundation
import TallyCore
import TallyLayers

/// A transition that others move along with.
@MainActor
protocol CoordinatedTransition: UIViewControllerContextTransitioning {
    var coordinator: TransitionCoordinator { get }
    var animator: (any UIViewControllerAnimatedTransitioning)? { get }
    var interactor: (any UIViewControllerInteractiveTransitioning)? { get }
    /// A hand has had it from the start.
    var beganByHand: Bool { get }
    var isOver: Bool { get }
    /// Seconds.
    var duration: TimeInterval { get }
    /// As the hand has it: 0...1.
    var percentComplete: CGFloat { get set }
    var isInteractive: Bool { get set }
    var transitionWasCancelled: Bool { get set }
    /// Runs a block whose changes move along.
    func alongside(_ block: @escaping () -> Void)
}

extension CoordinatedTransition {
    /// Has a hand play it, or the animator by itself, of which a hand may take hold later.
    func begin() {
        if let interactor, interactor.wantsInteractiveStart {
            interactor.startInteractiveTransition(self)
            if !(interactor is UIPercentDrivenInteractiveTransition) { coordinator.begin() }
        } else if let driver = interactor as? UIPercentDrivenInteractiveTransition {
            driver.follow(self)
        } else {
            runAnimator()
        }
    }

    /// Has the animator set all in motion, and what moves along.
    func runAnimator() {
        animator?.animateTransition(using: self)
        if !isOver { coordinator.begin() }
    }

    // MARK: The context

    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        isInteractive = false
    }
    func pauseInteractiveTransition() { isInteractive = true }
}
