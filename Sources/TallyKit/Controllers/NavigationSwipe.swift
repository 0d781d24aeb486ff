import Foundation
import TallyControls
import TallyLayers

/// The swipe from the leading edge that pops.
final class NavigationSwipe: UIScreenEdgePanGestureRecognizer {
    weak var navigation: UINavigationController?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isTurned = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        edges = isTurned ? .right : .left
        guard let navigation, navigation.maySwipe(isAsked: delegate != nil) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            let way = translation(in: view)
            // A finger that goes up or down scrolls.
            if max(abs(way.x), abs(way.y)) >= Self.hysteresis, abs(way.y) > abs(way.x) { return state = .failed }
        }
        super.touchesMoved(touches, with: event)
    }
}

extension UINavigationController {
    /// - Parameter isAsked: The program has a delegate that decides.
    final func maySwipe(isAsked: Bool) -> Bool {
        guard deck.stack.count > 1, deck.motion == nil, isShown, let item = deck.stack.last?.navigationItem else {
            return false
        }
        let hasBack =
            !item.hidesBackButton && !deck.isBarHidden
            && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
        return hasBack || isAsked
    }

    final func swiped(_ swipe: UIPanGestureRecognizer) {
        let width = max(view.bounds.width, 1)
        let side: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let way = swipe.translation(in: view).x * side / width
        switch swipe.state {
        case .began:
            guard deck.motion == nil, deck.stack.count > 1 else { return }
            deck.stackBefore = deck.stack
            let popped = deck.stack.removeLast()
            popped.willMove(toParent: nil)
            guard let below = deck.stack.last else { return }
            begin(to: below, isPush: false, animated: true, byHand: true)
            drag(to: way)
        case .changed: drag(to: way)
        case .ended: letGo(at: way, speed: swipe.velocity(in: view).x * side / width)
        default: letGo(at: 0, speed: 0)
        }
    }

    private func drag(to way: CGFloat) {
        guard let motion = deck.motion, motion.isHeld else { return }
        UIView.atOnce { place(motion, at: min(max(way, 0), 1)) }
        motion.transition?.drag(to: motion.share)
    }

    /// The screen goes on out where it would come to rest beyond the middle, else back to its place.
    private func letGo(at way: CGFloat, speed: CGFloat) {
        guard let motion = deck.motion, motion.isHeld else { return }
        motion.isHeld = false
        let goesOut = way + speed * CGFloat(ScreenMeasures.foresight) > 0.5
        if !goesOut {
            motion.isCalledOff = true
            let waiting = deck.stack.last !== motion.to
            if !waiting { deck.stack.append(motion.from) }
            setTurned(motion, true)
            layOutScreens()
        }
        motion.transition?.letGo(isCalledOff: !goesOut)
        let left = goesOut ? 1 - motion.share : motion.share
        // In units of the way that is left, as a spring has it.
        let own = left > 0.001 ? (goesOut ? speed : -speed) / left : 0
        run(motion, to: goesOut ? 1 : 0, speed: own)
    }
}
