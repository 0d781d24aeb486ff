import Foundation
import TallyCore
import TallyLayers

/// One presentation or dismissal under way: the context of whoever animates it.
final class ModalTransition: NSObject, CoordinatedTransition {
    let controller: UIPresentationController
    let isPresenting: Bool
    let isAnimated: Bool
    /// Who presents; of a chain that goes at once, the lowest, whom all others stand over.
    let presenter: UIViewController
    /// What goes along with the topmost, without a motion of its own; from below.
    let between: [UIViewController]
    private let host: ModalHost
    private let completion: (() -> Void)?
    private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
    private(set) var interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) lazy var coordinator = TransitionCoordinator(self)
    private(set) var isOver = false
    var transitionWasCancelled = false
    private(set) var beganByHand = false
    var percentComplete: CGFloat = 0
    var isInteractive = false {
        didSet { if isInteractive != oldValue { coordinator.interactionChanged() } }
    }

    init(
        _ host: ModalHost, _ controller: UIPresentationController, isPresenting: Bool, isAnimated: Bool,
        presenter: UIViewController, between: [UIViewController] = [], completion: (() -> Void)?
    ) {
        self.host = host
        self.controller = controller
        presented = controller.presentedViewController
        self.isPresenting = isPresenting
        self.isAnimated = isAnimated
        self.presenter = presenter
        self.between = between
        self.completion = completion
    }

    private let presented: UIViewController
    var container: TransitionContainer { controller.container }
    /// Whether the presenter's view comes or goes along with what is presented.
    private(set) var takesPresenter = false

    // MARK: Beginning

    func start() {
        host.running = self
        presenter.modal.transition = self
        presented.modal.transition = self
        if isPresenting { beginPresenting() } else { beginDismissing() }
        if isAnimated, let animator = controller.animator(isPresenting: isPresenting), host.isPlayed {
            self.animator = animator
            interactor = controller.interactor(animator, isPresenting: isPresenting)
            play(animator)
        } else {
            UIView.atOnce {
                if isPresenting { container.show(controller) }
                coordinator.begin()
            }
            presented.tellIsAppearing()
            presenter.tellIsAppearing()
            host.afterUpdate { [self] in completeTransition(true) }
        }
    }

    private func beginPresenting() {
        presented.modal.isBeingPresented = true
        presented.loadViewIfNeeded()
        host.open(container, controller)
        takesPresenter = controller.removesPresenter && host.holds(presenter)
        if takesPresenter {
            presenter.beginAppearanceTransition(false, animated: isAnimated)
            controller.takePresenter()
        }
        presented.beginAppearanceTransition(true, animated: isAnimated)
        controller.presentationTransitionWillBegin()
        controller.delegate?.presentationController(
            controller, willPresentWithAdaptiveStyle: controller.adaptivePresentationStyle,
            transitionCoordinator: coordinator)
    }

    private func beginDismissing() {
        let all = between + [presented]
        for one in all {
            one.modal.isBeingDismissed = true
            one.beginAppearanceTransition(false, animated: isAnimated)
        }
        let lowest = all[0].modal.controller ?? controller
        takesPresenter = lowest.hasTakenPresenter
        if takesPresenter {
            presenter.beginAppearanceTransition(true, animated: isAnimated)
            if between.isEmpty { controller.bringPresenter() } else { lowest.returnPresenter() }
        }
        for one in between {
            one.modal.controller?.container.isHidden = true
            one.modal.controller?.dismissalTransitionWillBegin()
        }
        controller.dismissalTransitionWillBegin()
    }

    private func play(_ animator: any UIViewControllerAnimatedTransitioning) {
        container.isMoving = true
        if let interactor, interactor.wantsInteractiveStart {
            beganByHand = true
            isInteractive = true
        }
        begin()
        presented.tellIsAppearing()
        presenter.tellIsAppearing()
        // What goes lets what is below be reached already.
        if !isPresenting, !isOver { host.reachChanged() }
    }

    var duration: TimeInterval { isAnimated ? animator?.transitionDuration(using: self) ?? 0 : 0 }

    func alongside(_ block: @escaping () -> Void) {
        guard isAnimated, let animator else { return UIView.atOnce(block) }
        if let own = animator as? any PacedTransition { return own.alongside(self, block) }
        UIView.animate(withDuration: duration, animations: block)
    }

    // MARK: The context

    var containerView: UIView { container }
    var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isPresenting ? presenter : presented
        case .to: isPresenting ? presented : presenter
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard let controller = viewController(forKey: UITransitionContextViewControllerKey(key)) else { return nil }
        if controller === presented { return self.controller.presentedView }
        return takesPresenter && between.isEmpty ? controller.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === presenter { return isPresenting || !takesPresenter ? presenterFrame : .zero }
        return vc === presented && !isPresenting ? controller.presentedView?.frame ?? .zero : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presenter { return isPresenting && takesPresenter ? .zero : presenterFrame }
        return vc === presented && isPresenting ? controller.frameOfPresentedViewInContainerView : .zero
    }

    private var presenterFrame: CGRect { takesPresenter ? container.bounds : presenter.viewIfLoaded?.frame ?? .zero }

    // MARK: Ending

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        container.isMoving = false
        presenter.modal.transition = nil
        presented.modal.transition = nil
        if isPresenting { endPresenting(didComplete) } else { endDismissing(didComplete) }
        coordinator.end()
        animator?.animationEnded(didComplete)
        completion?()
        host.ended(self)
    }

    private func endPresenting(_ didComplete: Bool) {
        if didComplete {
            UIView.atOnce {
                container.show(controller)
                if takesPresenter { controller.coverPresenter() }
            }
            presented.endAppearanceTransition()
        } else {
            presented.beginAppearanceTransition(false, animated: isAnimated)
            if takesPresenter {
                presenter.beginAppearanceTransition(true, animated: isAnimated)
                controller.returnPresenter()
            }
            presented.endAppearanceTransition()
            host.close(container)
            presented.modal.forget(presenter)
        }
        if takesPresenter { presenter.endAppearanceTransition() }
        presented.modal.isBeingPresented = false
        controller.presentationTransitionDidEnd(didComplete)
    }

    private func endDismissing(_ didComplete: Bool) {
        let all = between + [presented]
        if didComplete {
            if takesPresenter { presenter.endAppearanceTransition() }
            for one in all.reversed() {
                let own = one.modal.controller
                own?.presentedView?.removeFromSuperview()
                one.viewIfLoaded?.removeFromSuperview()
                if let own { host.close(own.container) }
                one.endAppearanceTransition()
            }
            if takesPresenter, between.isEmpty { controller.returnPresenter() }
            presenter.modal.presented = nil
        } else {
            for one in all { one.beginAppearanceTransition(true, animated: isAnimated) }
            if takesPresenter {
                presenter.beginAppearanceTransition(false, animated: isAnimated)
                if between.isEmpty { controller.coverPresenter() } else { all[0].modal.controller?.takeAndCover() }
                presenter.endAppearanceTransition()
            }
            for one in all {
                one.modal.controller?.container.isHidden = false
                one.endAppearanceTransition()
            }
        }
        for one in all {
            one.modal.isBeingDismissed = false
            let own = one.modal.controller
            if didComplete { one.modal.isOut() }
            own?.dismissalTransitionDidEnd(didComplete)
            if didComplete { own?.dismissalEnded() }
        }
    }

    /// Ends it at once, as what it happens on has gone.
    func cutOff() {
        isOver = true
        presenter.modal.transition = nil
        presented.modal.transition = nil
        coordinator.end()
    }
}

extension UITransitionContextViewControllerKey {
    fileprivate init(_ key: UITransitionContextViewKey) {
        self = key == .from ? .from : key == .to ? .to : Self(rawValue: key.rawValue)
    }
}
