import Foundation
import TallyLayers

/// A transition that others move along with.
@MainActor
protocol CoordinatedTransition: UIViewControllerContextTransitioning {
    var coordinator: TransitionCoordinator { get }
    var interactor: (any UIViewControllerInteractiveTransitioning)? { get }
    /// A hand has had it from the start.
    var beganByHand: Bool { get }
    var isOver: Bool { get }
    /// Seconds.
    var duration: TimeInterval { get }
    /// As the hand has it: 0...1.
    var percentComplete: CGFloat { get }
    /// Runs a block whose changes move along.
    func alongside(_ block: @escaping () -> Void)
    /// Has the animator set all in motion, and what moves along.
    func runAnimator()
}
