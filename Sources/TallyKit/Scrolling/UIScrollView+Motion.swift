import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers

extension UIScrollView {
    private var runtime: Runtime? { layer.context?.runtime }

    /// Puts the content at an offset, beyond its edges too, and tells of it.
    final func shift(to offset: CGPoint) {
        guard offset != layer.bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        UIView.atOnce { layer.bounds.origin = offset }
        offsetChanged()
    }

    private func offsetChanged() {
        setNeedsLayout()
        placeIndicators()
        hold.bar?.scrollMoved()
        hold.refresh?.pulled(self)
        _scrollDelegate?.scrollViewDidScroll(self)
    }

    /// Follows an offset that the program has set: what is under way goes on from there.
    final func offsetSet(by way: CGPoint) {
        if hold.isHeld {
            hold.start.x += way.x
            hold.start.y += way.y
        } else if let run = hold.run {
            stopMoving()
            if run.isGlide, let runtime { glideOn(at: run.speed(at: runtime.time)) }
        }
        offsetChanged()
    }

    /// Follows other edges: what glides goes on as fast to a rest between those of now, and what rests is not left beyond them.
    final func reachChanged() {
        if hold.isHeld { return placeIndicators() }
        if let run = hold.run {
            if run.isGlide, run.reach != reach, let runtime {
                let speed = run.speed(at: runtime.time)
                stopMoving()
                glideOn(at: speed)
            }
        } else if !hold.isTracking {
            shift(to: reach.clamped(contentOffset))
        }
        placeIndicators()
    }

    // MARK: By itself

    private func path(_ from: CGFloat, _ speed: CGFloat, _ range: ClosedRange<Double>) -> ScrollPath {
        ScrollPath(
            from: Double(from), speed: Double(speed), within: range, rate: Double(decelerationRate.rawValue),
            bounces: bounces)
    }

    /// Returns how the content comes to rest from where it is.
    ///
    /// - Parameter speed: of the offset in points a second.
    final func paths(speed: CGVector) -> (x: ScrollPath, y: ScrollPath) {
        let reach = reach
        return (
            path(contentOffset.x, speed.dx, reach.x),
            notched(path(contentOffset.y, speed.dy, reach.y), speed.dy, reach.y)
        )
    }

    /// Returns the way to the notch that is nearest to where the content would come to rest.
    private func notched(_ natural: ScrollPath, _ speed: CGFloat, _ range: ClosedRange<Double>) -> ScrollPath {
        let notch = Double(hold.notch)
        guard notch > 0 else { return natural }
        let end = min(max((natural.end / notch).rounded() * notch, range.lowerBound), range.upperBound)
        if end == natural.end { return natural }
        let (start, speed) = (Double(contentOffset.y), Double(speed))
        return ScrollPath(from: start, speed: speed, slowingTo: end, rate: Double(decelerationRate.rawValue))
            ?? ScrollPath(from: start, speed: speed, to: end)
    }

    /// Turns the content to an offset, as fast as it moves at present.
    final func turn(to y: CGFloat) {
        guard let runtime, UIView.areAnimationsEnabled, !hold.isHeld else {
            stopMoving()
            return shift(to: CGPoint(x: contentOffset.x, y: y))
        }
        let speed = Double(hold.run?.speed(at: runtime.time).dy ?? 0)
        stopMoving()
        guard speed != 0 || y != contentOffset.y else { return }
        let turn = ScrollTurn(from: Double(contentOffset.y), speed: speed, to: Double(y), within: reach.y)
        start(ScrollRun(self, .turn(turn), at: runtime.time), runtime)
    }

    /// - Returns: false if there is no way to go.
    final func glide(_ x: ScrollPath, _ y: ScrollPath) -> Bool {
        guard let runtime else {
            shift(to: CGPoint(x: x.end, y: y.end))
            return false
        }
        guard x.duration > 0 || y.duration > 0 else { return false }
        start(ScrollRun(self, .glide(x: x, y: y), at: runtime.time), runtime)
        return true
    }

    private func glideOn(at speed: CGVector) {
        let (x, y) = paths(speed: speed)
        if !glide(x, y) {
            shift(to: CGPoint(x: x.end, y: y.end))
            _scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    final func animateOffset(to offset: CGPoint) {
        if offset == contentOffset { return }
        guard let runtime, UIView.areAnimationsEnabled else { return shift(to: offset) }
        start(ScrollRun(self, .eased(from: contentOffset, to: offset), at: runtime.time), runtime)
    }

    private func start(_ run: ScrollRun, _ runtime: Runtime) {
        hold.run = run
        hold.indicators.wake(self)
        runtime.animator.start(run, at: nil)
    }

    /// Takes over the offset of a frame.
    final func follow(_ run: ScrollRun, to offset: CGPoint, isOver: Bool) {
        guard hold.run === run else { return }
        shift(to: offset)
        guard isOver, hold.run === run else { return }
        hold.run = nil
        hold.indicators.rest(self)
        if run.isGlide {
            _scrollDelegate?.scrollViewDidEndDecelerating(self)
        } else {
            _scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        }
        tellIfRested()
    }

    final func tellIfRested() { if !hold.isTracking, !hold.isHeld, hold.run == nil { hold.rested() } }

    /// Leaves the content where it is; tells no one.
    final func stopMoving() {
        guard let run = hold.run else { return }
        hold.run = nil
        runtime?.animator.stop(run)
        hold.indicators.rest(self)
    }

    /// Lets go of all that is under way, as nothing shows the view any more.
    final func dropMotion() {
        stopMoving()
        hold.isHeld = false
        hold.isTracking = false
        hold.wheelAlarm.cancel()
        hold.indicators.end()
    }

    final func placeIndicators() { hold.indicators.place(self) }
}
