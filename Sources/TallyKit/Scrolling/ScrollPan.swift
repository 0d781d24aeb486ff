import Foundation
import TallyCore
import TallyMotion
import TallyUI

/// Follows the finger that scrolls a scroll view: takes it from the views inside when it has gone far enough.
final class ScrollPan: UIPanGestureRecognizer {
    /// Where the finger came down; nil: there is none that could still scroll.
    private var start: CGPoint?
    /// Where it had gone far enough.
    private var origin = CGPoint.zero
    private var isScrolling = false
    /// It has stopped a glide, and scrolls with the first move.
    private var hasCaught = false
    private var axes = (x: false, y: false)
    private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

    /// Points that a finger goes before it scrolls.
    static let slack = CGFloat(GestureLimits.tapDistance)
    /// The seconds of one frame, for a finger whose first move is known by its end alone.
    private static let step = 1.0 / 60
    /// Seconds after which a finger that has not moved has no speed.
    private static let rest = 0.1

    /// A finger is down that has not gone far enough yet.
    var isWaiting: Bool { start != nil && !isScrolling }

    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func receive(_ touch: UITouch, _ event: UIEvent) {
        guard let scroll = scrollView else { return }
        switch touch.phase {
        case .began: begin(touch, scroll)
        case .moved, .stationary: move(touch, scroll)
        case .ended: end(touch, scroll)
        case .cancelled: cancel(scroll)
        }
    }

    override func touchIsOver() {
        if let scroll = scrollView { cancel(scroll) }
    }

    private func place(_ touch: UITouch, _ scroll: UIScrollView) -> CGPoint {
        let point = touch.location(in: scroll)
        return CGPoint(x: point.x - scroll.bounds.minX, y: point.y - scroll.bounds.minY)
    }

    private func begin(_ touch: UITouch, _ scroll: UIScrollView) {
        if touch.isTaken, !touch.isCaught { return }
        start = place(touch, scroll)
        measure(touch, fromHere: true)
        sampler.reset()
        isScrolling = false
        hasCaught = scroll.touchBegan()
        if hasCaught {
            touch.take()
            touch.isCaught = true
        }
    }

    private func move(_ touch: UITouch, _ scroll: UIScrollView) {
        guard let start else { return }
        measure(touch, fromHere: false)
        let here = place(touch, scroll)
        if !isScrolling {
            guard begins(touch, scroll, from: start, to: here) else { return }
        }
        sampler.add(AnimatablePair(Double(here.x), Double(here.y)), at: touch.timestamp)
        tell(current == .possible ? .began : .changed)
        scroll.drag(by: CGPoint(x: here.x - origin.x, y: here.y - origin.y), axes)
    }

    /// Decides once whether the finger is this view's.
    private func begins(_ touch: UITouch, _ scroll: UIScrollView, from start: CGPoint, to here: CGPoint) -> Bool {
        let way = CGPoint(x: here.x - start.x, y: here.y - start.y)
        let distance = here.distance(to: start)
        let isTaken = touch.isTaken && !touch.isCaught
        let isAtOnce = hasCaught && scroll.takes(way)
        if isTaken || distance <= (isAtOnce ? 0 : Self.slack) {
            if isTaken { giveUp() }
            return false
        }
        guard isAtOnce || scroll.takes(way) && !SheetCard.isPulled(from: scroll, way) && mayTake(touch, scroll) else {
            giveUp()
            return false
        }
        let slack = isAtOnce ? 0 : Self.slack
        origin = CGPoint(x: start.x + way.x * slack / distance, y: start.y + way.y * slack / distance)
        sampler.add(AnimatablePair(Double(origin.x), Double(origin.y)), at: touch.timestamp - Self.step)
        axes = scroll.movable
        if scroll.isDirectionalLockEnabled, axes.x, axes.y {
            if abs(way.x) > abs(way.y) { axes.y = false } else { axes.x = false }
        }
        for rival in touch.recognizers where rival !== self && rival.isFollowing && rival.current == .possible {
            rival.state = .failed
        }
        touch.take()
        touch.isCaught = false
        isScrolling = true
        scroll.beginDrag()
        return scroll.isDragging
    }

    /// A view inside that knows of the touch may keep it.
    private func mayTake(_ touch: UITouch, _ scroll: UIScrollView) -> Bool {
        guard scroll.gestureRecognizerShouldBegin(self), !isKept(touch) else { return false }
        guard touch.goesToView, !touch.isPending, let view = touch.view, view !== scroll else { return true }
        return scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: view)
    }

    private func end(_ touch: UITouch, _ scroll: UIScrollView) {
        guard isScrolling else { return cancel(scroll) }
        isScrolling = false
        start = nil
        let hasRested = touch.timestamp - (sampler.lastTime ?? touch.timestamp) > Self.rest
        let velocity = hasRested ? .zero : sampler.velocity(at: touch.timestamp)
        tell(.ended)
        scroll.endDrag(
            at: CGVector(
                dx: axes.x ? CGFloat(-velocity.first) : 0, dy: axes.y ? CGFloat(-velocity.second) : 0))
    }

    private func cancel(_ scroll: UIScrollView) {
        let wasThere = start != nil
        start = nil
        if isScrolling {
            isScrolling = false
            tell(.cancelled)
            scroll.endDrag(at: .zero)
        } else if wasThere {
            scroll.touchOver()
        }
    }

    /// Lets the finger be: it is another's, or the view does not scroll any more.
    func giveUp() { if let scroll = scrollView { cancel(scroll) } }

    /// Tells those who follow the scroll view's finger what it does.
    private func tell(_ new: State) {
        current = new
        for action in actions { action.run(self) }
        if new.isOver { current = .possible }
    }
}
