import Foundation
import TallyControls
import TallyCore
import TallyLayers

// How one screen comes over another.
extension UINavigationController {
    /// Takes over the screens that are wanted, and shows the last of them as soon as can be.
    final func change(to new: [UIViewController], isPush: Bool, animated: Bool) {
        let old = deck.stack
        deck.stack = new
        deck.stackBefore = old
        for controller in new where !old.contains(where: { $0 === controller }) && controller.parent !== self {
            addChild(controller)
        }
        for controller in old where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if !isSeen(controller) { controller.removeFromParent() }
        }
        guard isViewLoaded else { return new.forEach { $0.didMove(toParent: self) } }
        for controller in new.dropLast() where !old.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
        go(isPush: isPush, animated: animated)
    }

    private func isSeen(_ controller: UIViewController) -> Bool {
        controller === deck.shown || controller === deck.motion?.to || controller === deck.motion?.from
    }

    /// Sets out for the topmost screen.
    private func go(isPush: Bool, animated: Bool) {
        if let motion = deck.motion {
            guard let top = deck.stack.last else { return finishMotion() }
            if !animated {
                finishMotion()
                return go(isPush: isPush, animated: false)
            }
            if top === motion.target { return deck.waiting = nil }
            guard !motion.isOfProgram, top === motion.from || top === motion.to else {
                return deck.waiting = (isPush, animated)
            }
            deck.waiting = nil
            return turn(motion)
        }
        guard let top = deck.stack.last else { return showTop() }
        if top === deck.shown { return navigationBar.set(deck.stack.map(\.navigationItem), screen: screen(of: top)) }
        guard deck.shown != nil, isShown else { return showTop() }
        begin(to: top, isPush: isPush, animated: animated && UIView.areAnimationsEnabled)
    }

    final func screen(of controller: UIViewController?) -> NavigationScreen? {
        controller?.viewIfLoaded?.around as? NavigationScreen
    }

    /// Shows the topmost screen where nobody sees how it comes.
    final func showTop() {
        guard isViewLoaded || deck.stack.isEmpty else { return }
        let old = deck.shown
        let top = deck.stack.last
        if let old, old !== top {
            old.disappear(animated: false)
            screen(of: old)?.removeFromSuperview()
            if !deck.stack.contains(where: { $0 === old }) { old.removeFromParent() }
        }
        deck.shown = top
        guard let top else { return navigationBar.set([], screen: nil) }
        let screen = install(top, below: nil)
        navigationBar.set(deck.stack.map(\.navigationItem), screen: screen)
        top.didMove(toParent: self)
        view.setNeedsLayout()
    }

    private func install(_ controller: UIViewController, below other: UIView?) -> NavigationScreen {
        let screen = screen(of: controller) ?? NavigationScreen(controller.view)
        UIView.atOnce {
            if let other, other.around === deck.screens {
                deck.screens.insertSubview(screen, belowSubview: other)
            } else {
                deck.screens.addSubview(screen)
            }
            place(screen, of: controller, at: 0)
        }
        return screen
    }

    // MARK: The motion

    /// Has a screen come: from beside, where it is animated, or at once.
    @discardableResult
    final func begin(to: UIViewController, isPush: Bool, animated: Bool, byHand: Bool = false) -> NavigationMotion? {
        guard let from = deck.shown else { return nil }
        let motion = NavigationMotion(
            from: from, to: to, isPush: isPush, isAnimated: animated, stackBefore: deck.stackBefore)
        motion.isHeld = byHand
        let animator =
            animated && !byHand
            ? delegate?.navigationController(
                self, animationControllerFor: isPush ? .push : .pop, from: from, to: to) : nil
        let interactor = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        motion.transition = NavigationTransition(self, motion, animator, interactor)
        let hid = deck.isBarHidden
        deck.motion = motion
        let screen = install(to, below: isPush ? nil : self.screen(of: from))
        from.appearance.isMovingFromParent = !isPush && !deck.stack.contains { $0 === from }
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: to, animated: animated)
        // A delegate may have shown something else at once.
        guard deck.motion === motion else { return nil }
        noteBar(hid, motion)
        navigationBar.begin(
            to: deck.stack.map(\.navigationItem), isPush: isPush, screen: motion.isOfProgram ? to.view : screen)
        if motion.isOfProgram { navigationBar.parts.face?.screen = from.view }
        self.screen(of: from)?.isUserInteractionEnabled = false
        screen.isUserInteractionEnabled = true
        UIView.atOnce {
            layOutScreens()
            place(motion, at: 0)
            view.layoutIfNeeded()
        }
        to.tellIsAppearing()
        if motion.isOfProgram {
            _ = motion.transition?.coordinator.animate { [weak self] _ in self?.place(motion, at: 1) }
            motion.transition?.play(in: deck.screens)
            return motion
        }
        motion.transition?.coordinator.begin()
        if byHand { return motion }
        if animated { run(motion, to: 1, speed: 0) } else { arrive(motion) }
        return motion
    }

    /// Takes over that a motion of the program's is over, or called off.
    final func ended(_ motion: NavigationMotion, isThere: Bool) {
        guard deck.motion === motion else { return }
        if !isThere {
            motion.isCalledOff = true
            if deck.stack.last === motion.to {
                let before = motion.stackBefore
                deck.stack =
                    before.last === motion.from ? before : deck.stack.filter { $0 !== motion.to } + [motion.from]
                for controller in deck.stack where controller.parent !== self { addChild(controller) }
            }
            setTurned(motion, true)
        }
        _ = install(motion.target, below: nil)
        arrive(motion)
    }

    /// Takes over that the bar comes or goes with the screens.
    private func noteBar(_ hid: Bool, _ motion: NavigationMotion) {
        let side: CGFloat = motion.isPush ? 1 : -1
        motion.bar = hid == deck.isBarHidden ? (0, 0) : hid ? (side, 0) : (0, -side)
    }

    /// Sends it where it is bound, from where it is and as fast as it is.
    ///
    /// - Parameter speed: in whole ways a second, towards the end.
    final func run(_ motion: NavigationMotion, to end: CGFloat, speed: CGFloat) {
        deck.trip += 1
        let trip = deck.trip
        UIView.animate(
            springDuration: ScreenMeasures.duration, initialSpringVelocity: speed, options: [.allowUserInteraction]
        ) {
            self.place(motion, at: end)
        } completion: { [weak self] _ in
            if let self, deck.trip == trip, deck.motion === motion { arrive(motion) }
        }
    }

    /// Leads it back to where it came from, or there again.
    private func turn(_ motion: NavigationMotion) {
        motion.isHeld = false
        setTurned(motion, !motion.isTurned)
        delegate?.navigationController(self, willShow: motion.target, animated: true)
        guard deck.motion === motion else { return }
        layOutScreens()
        run(motion, to: motion.isTurned ? 0 : 1, speed: 0)
    }

    final func setTurned(_ motion: NavigationMotion, _ isTurned: Bool) {
        let (goes, comes) = (motion.target, motion.isTurned ? motion.to : motion.from)
        motion.isTurned = isTurned
        comes.beginAppearanceTransition(true, animated: true)
        comes.tellIsAppearing()
        goes.beginAppearanceTransition(false, animated: true)
        screen(of: comes)?.isUserInteractionEnabled = true
        screen(of: goes)?.isUserInteractionEnabled = false
    }

    /// Ends it at once where it is bound.
    final func finishMotion() {
        guard let motion = deck.motion else { return }
        if motion.isOfProgram { return motion.transition?.finishAtOnce() ?? () }
        deck.trip += 1
        if motion.isHeld {
            motion.isHeld = false
            deck.swipe.isEnabled = false
            deck.swipe.isEnabled = true
        }
        guard deck.motion === motion else { return }
        UIView.atOnce { place(motion, at: motion.isTurned ? 0 : 1) }
        for view in [screen(of: motion.from), screen(of: motion.to)] { view?.layer.removeAllAnimations() }
        arrive(motion)
    }

    final func arrive(_ motion: NavigationMotion) {
        deck.trip += 1
        deck.motion = nil
        let (stays, gone) = (motion.target, motion.isTurned ? motion.to : motion.from)
        deck.shown = stays
        let screen = screen(of: stays)
        self.screen(of: gone)?.removeFromSuperview()
        UIView.atOnce {
            if let screen {
                place(screen, of: stays, at: 0)
                (screen.alpha, screen.darkness) = (1, 0)
            }
        }
        navigationBar.end(isThere: !motion.isTurned)
        navigationBar.set(deck.stack.map(\.navigationItem), screen: screen)
        view.setNeedsLayout()
        tabBarController?.moved(with: self)
        gone.endAppearanceTransition()
        gone.appearance.isMovingFromParent = false
        if !deck.stack.contains(where: { $0 === gone }) { gone.removeFromParent() }
        stays.endAppearanceTransition()
        motion.transition?.arrived()
        motion.transition = nil
        if !motion.isTurned, motion.isPush { stays.didMove(toParent: self) }
        if !motion.isCalledOff {
            delegate?.navigationController(self, didShow: stays, animated: motion.isAnimated)
        }
        if deck.stack.last === deck.shown { deck.stackBefore = [] }
        guard deck.motion == nil, deck.stack.last !== deck.shown else { return }
        let waiting = deck.waiting
        deck.waiting = nil
        go(isPush: waiting?.isPush ?? true, animated: waiting?.animated ?? false)
    }
}
