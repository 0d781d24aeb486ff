public import Foundation
import TallyCore
import TallyLayers

extension UIView {
    /// Goes over from what a view showed before the block to what it shows after it.
    ///
    /// - Parameters:
    ///   - view: the container: all of it turns, dissolves or curls; curls are drawn as dissolving. Without a transition among
    ///     the options the block's changes animate, as in `animate`.
    ///   - duration: seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let kind = TransitionKind(options) else {
            return animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: completion
            )
        }
        let animation = ViewAnimation(
            duration: duration, delay: 0, pace: .init(options), options: options, completion: completion)
        animation.inherit()
        // What a window shows stands in the view that shows it.
        let view = (view as? UIWindow)?.shownBy ?? view
        let isPlayed = animation.duration > 0 && ViewAnimation.isEnabled && view.layer.isShown
        if isPlayed { animation.add(kind.transition(animation), to: view.layer, forKey: kCATransition) }
        if options.contains(.allowAnimatedContent) {
            animation.run { animations?() }
        } else {
            atOnce { animations?() }
        }
        animation.close()
    }

    /// Puts one view in the place of another in its superview; with `showHideTransitionViews` it hides one and shows the other.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.around else {
            completion?(false)
            return
        }
        transition(with: container, duration: duration, options: options) {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        } completion: {
            completion?($0)
        }
    }
}

/// How a view goes over.
private struct TransitionKind {
    let type: CATransitionType
    let subtype: CATransitionSubtype?

    init?(_ options: UIView.AnimationOptions) {
        switch options.transition {
        case 1: (type, subtype) = (.flip, .fromLeft)
        case 2: (type, subtype) = (.flip, .fromRight)
        case 3, 4, 5: (type, subtype) = (.fade, nil)
        case 6: (type, subtype) = (.flip, .fromTop)
        case 7: (type, subtype) = (.flip, .fromBottom)
        default: return nil
        }
    }

    @MainActor func transition(_ animation: ViewAnimation) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = animation.duration
        if case .curve(let function) = animation.pace { transition.timingFunction = function }
        return transition
    }
}
