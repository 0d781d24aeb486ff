import Foundation
import TallyCore

/// The coordinator of one transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext
    /// Who may keep it longer asks what was known at the end.
    private weak var transition: (any CoordinatedTransition)?
    private var last = Facts()
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var handlers: [(Context) -> Void] = []
    private var hasBegun = false

    init(_ transition: any CoordinatedTransition) { self.transition = transition }

    private struct Facts {
        var isAnimated = false
        var style = UIModalPresentationStyle.none
        var beganByHand = false
        var isCancelled = false
        var duration: TimeInterval = 0
        var percent: CGFloat = 0
    }

    private var facts: Facts {
        guard let transition else { return last }
        return Facts(
            isAnimated: transition.isAnimated, style: transition.presentationStyle,
            beganByHand: transition.beganByHand, isCancelled: transition.transitionWasCancelled,
            duration: transition.duration, percent: transition.percentComplete)
    }

    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        if transition?.isOver ?? true { return false }
        if let completion { completions.append(completion) }
        if let animation {
            animations.append(animation)
            if hasBegun { run() }
        }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) { handlers.append(handler) }

    /// Plays what has been asked for: the transition has begun.
    func begin() {
        hasBegun = true
        run()
    }

    private func run() {
        let blocks = animations
        animations = []
        if blocks.isEmpty { return }
        transition?.alongside { for block in blocks { block(self) } }
    }

    func interactionChanged() { for handler in handlers { handler(self) } }

    func end() {
        last = facts
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }

    var isAnimated: Bool { facts.isAnimated }
    var presentationStyle: UIModalPresentationStyle { facts.style }
    var initiallyInteractive: Bool { facts.beganByHand }
    var isInterruptible: Bool { facts.beganByHand }
    var isInteractive: Bool { transition?.isInteractive ?? false }
    var isCancelled: Bool { facts.isCancelled }
    var transitionDuration: TimeInterval { facts.duration }
    var percentComplete: CGFloat { facts.percent }
    var completionVelocity: CGFloat { transition?.interactor?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { transition?.interactor?.completionCurve ?? .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition?.viewController(forKey: key)
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { transition?.view(forKey: key) }
    /// An empty view where the transition has gone.
    var containerView: UIView { transition?.containerView ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }
}

/// The coordinator of a window's change of size, which is made at once.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext
    private let controller: UIViewController
    private var blocks: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []

    init(_ controller: UIViewController) { self.controller = controller }

    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        if let animation { blocks.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

    func end() {
        for block in blocks + completions { block(self) }
        (blocks, completions) = ([], [])
    }

    var isAnimated: Bool { false }
    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var percentComplete: CGFloat { 1 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controller }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { controller.view }
    var containerView: UIView { controller.view }
    var targetTransform: CGAffineTransform { .identity }
}
