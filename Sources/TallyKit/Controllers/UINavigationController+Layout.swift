import Foundation
import TallyControls
import TallyLayers

// Where screens and bars stand.
extension UINavigationController {
    private var isTurnedRound: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var side: CGFloat { isTurnedRound ? -1 : 1 }

    final func layOutScreens() {
        guard let view = viewIfLoaded else { return }
        deck.screens.frame = view.bounds
        layOutBars()
        if let motion = deck.motion {
            cover(motion.target)
            place(motion, at: motion.share)
        } else if let shown = deck.shown, let screen = screen(of: shown) {
            cover(shown)
            place(screen, of: shown, at: 0)
        }
    }

    /// Says what the bars cover of a screen.
    private func cover(_ controller: UIViewController) {
        let inside = covered
        controller.set(
            bars: UIEdgeInsets(
                top: reaches(.top, controller) ? inside.top : 0, left: 0,
                bottom: reaches(.bottom, controller) ? inside.bottom : 0, right: 0))
    }

    private var covered: UIEdgeInsets {
        UIEdgeInsets(
            top: deck.isBarHidden ? 0 : comingHeight, left: 0,
            bottom: deck.isToolbarHidden ? 0 : BarMeasures.bottomHeight, right: 0)
    }

    /// The height of the bar as the screen that is bound to be shown has it.
    private var comingHeight: CGFloat {
        guard deck.motion?.isTurned != true else { return navigationBar.fullHeight }
        return navigationBar.parts.other?.height ?? navigationBar.fullHeight
    }

    /// Whether a screen reaches under the bar at an edge.
    private func reaches(_ edge: UIRectEdge, _ controller: UIViewController) -> Bool {
        let isOpaque = edge == .top ? !navigationBar.isTranslucent : !toolbar.isTranslucent
        return controller.edgesForExtendedLayout.contains(edge)
            && (!isOpaque || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Puts a screen aside by a share of its width.
    final func place(_ screen: NavigationScreen, of controller: UIViewController, at shift: CGFloat) {
        let bounds = deck.screens.bounds
        screen.setPlace(bounds.offsetBy(dx: shift * bounds.width * side, dy: 0))
        let inner = frameOfScreen(controller)
        if !inner.isNull, screen.content.frame != inner { screen.content.frame = inner }
    }

    /// Where a screen at rest stands among the screens: clear of bars that nothing goes under.
    final func frameOfScreen(_ controller: UIViewController) -> CGRect {
        let bounds = deck.screens.bounds
        let safe = view.safeAreaInsets
        var inner = CGRect(origin: .zero, size: bounds.size)
        if !reaches(.top, controller), !deck.isBarHidden {
            inner = inner.inset(by: UIEdgeInsets(top: safe.top + comingHeight, left: 0, bottom: 0, right: 0))
        }
        if !reaches(.bottom, controller), !deck.isToolbarHidden {
            let bottom = safe.bottom + BarMeasures.bottomHeight
            inner = inner.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
        }
        return inner
    }

    /// Puts both screens, and what the bar shows of them, where they are after a share of the way.
    final func place(_ motion: NavigationMotion, at share: CGFloat) {
        motion.share = share
        defer {
            navigationBar.move(to: share)
            layOutBars()
            tabBarController?.move(with: self, motion)
        }
        if motion.isOfProgram { return }
        let progress = motion.isPush ? share : 1 - share
        let isFading = UIAccessibility.isReduceMotionEnabled
        if let upper = screen(of: motion.upper) {
            place(upper, of: motion.upper, at: isFading ? 0 : 1 - progress)
            upper.alpha = isFading ? progress : 1
        }
        if let lower = screen(of: motion.lower) {
            place(lower, of: motion.lower, at: isFading ? 0 : -CGFloat(ScreenMeasures.lag) * progress)
            lower.darkness = isFading ? 0 : CGFloat(ScreenMeasures.shadeOpacity) * progress
        }
    }

    // MARK: Bars

    private func layOutBars() {
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        let height = max(navigationBar.fullHeight, comingHeight)
        var x: CGFloat = 0
        var y = safe.top
        if let motion = deck.motion, motion.bar != (0, 0) {
            x = (motion.bar.from + (motion.bar.to - motion.bar.from) * motion.share) * bounds.width * side
        } else if deck.isBarHidden {
            y = -height
        }
        navigationBar.setPlace(CGRect(x: x, y: y, width: bounds.width, height: height))
        let tools = BarMeasures.bottomHeight
        let top = deck.isToolbarHidden ? bounds.height : bounds.height - safe.bottom - tools
        toolbar.setPlace(CGRect(x: 0, y: top, width: bounds.width, height: tools))
        toolbar.reach = safe.bottom
        toolbar.isHidden = deck.isToolbarHidden && deck.barMotions == 0
        navigationBar.isHidden = deck.isBarHidden && deck.barMotions == 0 && deck.motion == nil
    }

    /// Has bars come or go.
    final func barsDiffer(animated: Bool) {
        guard isViewLoaded else { return }
        showTools()
        // Asked for by a screen that is about to come: it goes with that.
        if let motion = deck.motion, motion.share == 0 || motion.isHeld { return view.setNeedsLayout() }
        guard animated, view.window != nil else { return view.setNeedsLayout() }
        deck.barMotions += 1
        toolbar.isHidden = false
        navigationBar.isHidden = false
        UIView.animate(withDuration: Self.hideShowBarDuration, delay: 0, options: [.allowUserInteraction]) {
            self.layOutScreens()
            self.view.layoutIfNeeded()
        } completion: { [weak self] _ in
            guard let self else { return }
            deck.barMotions -= 1
            view.setNeedsLayout()
        }
    }

    final func toolbarItemsDiffer(of controller: UIViewController) { if controller === deck.shown { showTools() } }

    private func showTools() { toolbar.items = (deck.motion?.target ?? deck.shown)?.toolbarItems }
}
