import Foundation
import TallyCore
import TallyLayers

extension UIViewController {
    final func add(_ child: UIViewController) {
        guard child.parent !== self, child !== self else { return }
        child.removeFromParent()
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        child.appearance.isMovingToParent = true
        guard appearance.isShown, shouldAutomaticallyForwardAppearanceMethods,
            shownChildren.contains(where: { $0 === child })
        else { return }
        child.appear(animated: false)
    }

    final func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        appearance.isMovingFromParent = true
        // A parent that tells its children itself has told this one.
        if parent.shouldAutomaticallyForwardAppearanceMethods { disappear(animated: false) }
        appearance.isMovingFromParent = false
        appearance.isMovingToParent = false
        didMove(toParent: nil)
    }

    final func hasMoved(to parent: UIViewController?) {
        guard let parent else { return }
        let isChosen = !parent.choosesChildren || parent.shownChildren.contains { $0 === self }
        if parent.appearance.isShown, parent.shouldAutomaticallyForwardAppearanceMethods, isChosen {
            appear(animated: false)
        } else if appearance.state == .gone {
            appearance.isMovingToParent = false
        }
    }

    final func exchange(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval,
        _ options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        guard from.parent === self, to.parent === self, from !== to else {
            report(
                "\(type(of: self)) was to go over from \(type(of: from)) to \(type(of: to)), which are not both its "
                    + "children. Nothing has changed: call addChild(_:) first.")
            completion?(false)
            return
        }
        let isAnimated = duration > 0
        from.beginAppearanceTransition(false, animated: isAnimated)
        to.beginAppearanceTransition(true, animated: isAnimated)
        let place: UIView = from.view.around ?? view
        let change = {
            if to.view.around !== place { place.addSubview(to.view) }
            animations?()
        }
        // What fades or flips shows the new view alone at its end.
        let isWhole = options.rawValue & (7 << 20) != 0
        if !isWhole { UIView.atOnce { if to.view.around !== place { place.addSubview(to.view) } } }
        to.tellIsAppearing()
        let end = { (isFinished: Bool) in
            from.view.removeFromSuperview()
            from.endAppearanceTransition()
            to.endAppearanceTransition()
            completion?(isFinished)
        }
        if isWhole {
            UIView.transition(
                with: place, duration: duration, options: options,
                animations: {
                    change()
                    from.view.isHidden = true
                },
                completion: {
                    from.view.isHidden = false
                    end($0)
                })
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: change, completion: end)
        }
    }

    final func report(_ mistake: String) {
        if let view = viewIfLoaded { view.report(mistake) } else { Runtime.ofLayers?.report(mistake) }
    }

    /// Returns the first answer of this controller and those around it.
    final func firstAround<Answer>(_ answer: (UIViewController) -> Answer?) -> Answer? {
        var around: UIViewController? = self
        while let current = around {
            if let found = answer(current) { return found }
            around = current.parent
        }
        return nil
    }

    /// Asks the containers around whether one of them shows a controller in its way, as a stack of screens does.
    final func showAround(_ other: UIViewController, _ sender: Any?, isDetail: Bool) {
        guard let parent else { return present(other, animated: UIView.areAnimationsEnabled) }
        if isDetail {
            parent.showDetailViewController(other, sender: sender)
        } else {
            parent.show(other, sender: sender)
        }
    }
}
