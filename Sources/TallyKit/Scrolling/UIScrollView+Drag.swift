import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers

extension UIScrollView {
    /// A finger has come down. Returns whether it has caught the content gliding: then it is of nothing inside.
    final func touchBegan() -> Bool {
        hold.isTracking = true
        guard let run = hold.run, isScrollEnabled else { return false }
        stopMoving()
        if run.isGlide { _scrollDelegate?.scrollViewDidEndDecelerating(self) }
        return true
    }

    /// The finger begins to move the content.
    final func beginDrag() {
        stopMoving()
        if keyboardDismissMode != .none { window?.endEditing(false) }
        hold.isHeld = true
        let reach = reach
        hold.start = CGPoint(
            x: Self.unbanded(contentOffset.x, reach.x, bounds.width),
            y: Self.unbanded(contentOffset.y, reach.y, bounds.height))
        hold.indicators.wake(self)
        hold.refresh?.pullBegins()
        _scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    /// Scrolls as far as the finger has gone since it took hold.
    ///
    /// - Parameter axes: those that it moves.
    final func drag(by way: CGPoint, _ axes: (x: Bool, y: Bool)) {
        guard hold.isHeld else { return }
        let reach = reach
        func along(_ start: CGFloat, _ range: ClosedRange<Double>, _ window: CGFloat, _ always: Bool) -> CGFloat {
            let isElastic = bounces && (always || range.upperBound > range.lowerBound)
            if !isElastic { return min(max(start, CGFloat(range.lowerBound)), CGFloat(range.upperBound)) }
            return CGFloat(ScrollPath.rubberBanded(Double(start), within: range, window: Double(window)))
        }
        var offset = contentOffset
        if axes.x { offset.x = along(hold.start.x - way.x, reach.x, bounds.width, alwaysBounceHorizontal) }
        if axes.y { offset.y = along(hold.start.y - way.y, reach.y, bounds.height, alwaysBounceVertical) }
        shift(to: offset)
    }

    /// The finger lets go.
    ///
    /// - Parameter speed: of the offset in points a second.
    final func endDrag(at speed: CGVector) {
        guard hold.isHeld else { return }
        hold.refresh?.letGo()
        let shown = shownSpeed(speed)
        var (x, y) = paths(speed: shown)
        if isPagingEnabled { (x, y) = pages(x, y, shown) }
        let natural = CGPoint(x: x.end, y: y.end)
        var target = restingOffset(
            hold.bar?.rest(of: natural, self) ?? natural, CGPoint(x: speed.dx / 1000, y: speed.dy / 1000))
        if let told = _scrollDelegate {
            told.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000), targetContentOffset: &target)
        }
        guard hold.isHeld else { return }
        if target != natural, target.x.isFinite, target.y.isFinite {
            let target = reach.clamped(target)
            x = ScrollPath(from: Double(contentOffset.x), speed: Double(speed.dx), to: Double(target.x))
            y = ScrollPath(from: Double(contentOffset.y), speed: Double(speed.dy), to: Double(target.y))
        }
        hold.isHeld = false
        hold.isTracking = false
        let goesOn = glide(x, y)
        if !goesOn { hold.indicators.rest(self) }
        _scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        if goesOn, isDecelerating { _scrollDelegate?.scrollViewWillBeginDecelerating(self) }
        tellIfRested()
    }

    /// The finger has gone without having moved the content: what it has caught beyond an edge goes back.
    final func touchOver() {
        hold.isTracking = false
        guard !hold.isHeld, hold.run == nil else { return }
        goToRest()
        tellIfRested()
    }

    private func goToRest() {
        guard contentOffset != reach.clamped(contentOffset) || isBetweenPages || hold.notch > 0 else { return }
        var (x, y) = paths(speed: .zero)
        if isPagingEnabled { (x, y) = pages(x, y, .zero) }
        if glide(x, y) { _scrollDelegate?.scrollViewWillBeginDecelerating(self) }
    }

    private var isBetweenPages: Bool {
        guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return false }
        let (x, y) = pages(paths(speed: .zero).x, paths(speed: .zero).y, .zero)
        return contentOffset != CGPoint(x: x.end, y: y.end)
    }

    private func pages(_ x: ScrollPath, _ y: ScrollPath, _ speed: CGVector) -> (ScrollPath, ScrollPath) {
        let reach = reach
        func path(
            _ natural: ScrollPath, _ range: ClosedRange<Double>, _ here: CGFloat, _ start: CGFloat, _ speed: CGFloat,
            _ window: CGFloat
        ) -> ScrollPath {
            guard range.upperBound > range.lowerBound else { return natural }
            // A short push turns the page, however far it would glide.
            let aim = abs(speed) > Self.pageSpeed ? here + (speed > 0 ? window / 2 : -window / 2) : here
            let page = PagingScrollTargetBehavior.page(aim, from: start, window)
            let end = min(max(Double(page), range.lowerBound), range.upperBound)
            return ScrollPath(from: Double(here), speed: Double(speed), to: end)
        }
        return (
            path(x, reach.x, contentOffset.x, hold.isHeld ? hold.start.x : contentOffset.x, speed.dx, bounds.width),
            path(y, reach.y, contentOffset.y, hold.isHeld ? hold.start.y : contentOffset.y, speed.dy, bounds.height)
        )
    }

    /// Points a second above which a finger that lets go turns the page.
    private static let pageSpeed: CGFloat = 300

    /// Seconds without a turn of the wheel after which the content goes to a notch.
    private static let wheelRest = 0.15

    /// Scrolls at once by a distance of a wheel. Returns what there was no room for.
    final func scroll(byWheel distance: CGSize) -> CGSize {
        guard isScrollEnabled else { return distance }
        stopMoving()
        let before = contentOffset
        hold.indicators.wake(self)
        shift(to: reach.clamped(CGPoint(x: before.x + distance.width, y: before.y + distance.height)))
        hold.indicators.rest(self)
        if hold.notch > 0 {
            hold.wheelAlarm.set(layer.context?.runtime, in: Self.wheelRest) { [weak self] in
                guard let self, !hold.isTracking, hold.run == nil else { return }
                goToRest()
                tellIfRested()
            }
        }
        return CGSize(
            width: distance.width - (contentOffset.x - before.x), height: distance.height - (contentOffset.y - before.y)
        )
    }

    /// Returns how fast the content goes with the finger: beyond an edge it gives way less and less.
    private func shownSpeed(_ speed: CGVector) -> CGVector {
        func along(_ speed: CGFloat, _ offset: CGFloat, _ range: ClosedRange<Double>, _ window: CGFloat) -> CGFloat {
            let edge = min(max(offset, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
            guard offset != edge, window > 0 else { return speed }
            let beyond = abs(Self.unbanded(offset, range, window) - edge)
            let slope = 1 + 0.55 * beyond / window
            return speed * 0.55 / (slope * slope)
        }
        return CGVector(
            dx: along(speed.dx, contentOffset.x, reach.x, bounds.width),
            dy: along(speed.dy, contentOffset.y, reach.y, bounds.height))
    }

    /// Returns the offset without edges that shows as one beyond them.
    private static func unbanded(_ offset: CGFloat, _ range: ClosedRange<Double>, _ window: CGFloat) -> CGFloat {
        let edge = min(max(offset, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
        let shown = abs(offset - edge)
        guard shown > 0, window > 0, shown < window else { return offset }
        let beyond = (1 / (1 - shown / window) - 1) * window / 0.55
        return offset < edge ? edge - beyond : edge + beyond
    }
}
