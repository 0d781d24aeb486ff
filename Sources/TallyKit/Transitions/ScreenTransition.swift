import Foundation
import TallyControls
import TallyLayers

/// A transition of the runtime's own: what moves along goes by its own pace.
@MainActor
protocol PacedTransition: UIViewControllerAnimatedTransitioning {
    /// Whole ways a second at the start.
    var velocity: CGFloat { get }
}

extension PacedTransition {
    var velocity: CGFloat { 0 }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        PresentationLook.springDuration
    }

    func move(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            springDuration: PresentationLook.springDuration, bounce: 0, initialSpringVelocity: velocity,
            // A finger may catch what comes.
            options: .allowUserInteraction, animations: changes, completion: completion)
    }

    func alongside(_ transition: ModalTransition, _ block: @escaping () -> Void) { move(block) }
}

/// How a whole screen comes and goes.
final class ScreenTransition: NSObject, PacedTransition {
    private let style: UIModalTransitionStyle
    private let isPresenting: Bool

    init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
        self.style = style
        self.isPresenting = isPresenting
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(true)
        }
        let container = context.containerView
        if isPresenting, let to = context.viewController(forKey: .to) {
            UIView.atOnce {
                view.frame = context.finalFrame(for: to)
                if style != .flipHorizontal { container.addSubview(view) }
            }
        }
        switch style {
        case .coverVertical: cover(view, container, context)
        case .crossDissolve, .partialCurl: dissolve(view, context)
        case .flipHorizontal: flip(view, container, context)
        }
    }

    private func cover(_ view: UIView, _ container: UIView, _ context: any UIViewControllerContextTransitioning) {
        let place = view.frame
        let out = place.offsetBy(dx: 0, dy: container.bounds.height - place.minY)
        if isPresenting { UIView.atOnce { view.frame = out } }
        move {
            view.frame = isPresenting ? place : out
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresenting { UIView.atOnce { view.alpha = 0 } }
        move {
            view.alpha = isPresenting ? alpha : 0
        } completion: { [isPresenting] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if !isPresenting { UIView.atOnce { view.alpha = alpha } }
        }
    }

    private func flip(_ view: UIView, _ container: UIView, _ context: any UIViewControllerContextTransitioning) {
        let other = context.view(forKey: isPresenting ? .from : .to)
        let options: UIView.AnimationOptions = isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
        // What was drawn before is known of the views around: the container has only just come.
        UIView.transition(with: container.around ?? container, duration: Self.flipDuration, options: options) {
            [isPresenting] in
            if isPresenting {
                container.addSubview(view)
                other?.isHidden = true
            } else {
                view.isHidden = true
                other?.isHidden = false
            }
        } completion: { _ in
            view.isHidden = false
            other?.isHidden = false
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func alongside(_ transition: ModalTransition, _ block: @escaping () -> Void) {
        guard style == .flipHorizontal else { return move(block) }
        UIView.animate(withDuration: Self.flipDuration, animations: block)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        style == .flipHorizontal ? Self.flipDuration : PresentationLook.springDuration
    }

    /// Seconds of a flip, as on iOS.
    private static let flipDuration = 0.75
}
