import Foundation
import TallyControls
import TallyCore

/// How an alert stands over the window: what lies below is darker.
final class AlertPresentation: UIPresentationController {
    private let dimming = UIView()

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = .black
        dimming.alpha = 0
    }

    override func containerViewWillLayoutSubviews() { dimming.frame = container.bounds }

    override func presentationTransitionWillBegin() {
        UIView.atOnce {
            dimming.frame = container.bounds
            container.insertSubview(dimming, at: 0)
        }
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in
            dimming.alpha = CGFloat(PresentationLook.dimming)
        }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func standardAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        let style = (presentedViewController as? UIAlertController)?.preferredStyle
        if style == .actionSheet { return ScreenTransition(.coverVertical, isPresenting: isPresenting) }
        return AlertTransition(isPresenting: isPresenting)
    }
}

/// Fades an alert in, a little larger at first.
final class AlertTransition: NSObject, PacedTransition {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let scale = CGFloat(1 + PresentationLook.swelling)
        let swollen = CGAffineTransform(scaleX: scale, y: scale)
        if isPresenting {
            UIView.atOnce {
                view.frame = context.containerView.bounds
                context.containerView.addSubview(view)
                view.alpha = 0
                view.transform = swollen
            }
        }
        move {
            view.alpha = isPresenting ? 1 : 0
            view.transform = isPresenting ? .identity : swollen
        } completion: { [isPresenting] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if isPresenting { return }
            UIView.atOnce {
                view.alpha = 1
                view.transform = .identity
            }
        }
    }
}
