import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

// What scroll views have of the touches of the views inside.
extension TouchDelivery {
    /// Seconds for which a touch has to stay before a view inside of a scroll view is told of it.
    static let delay = 0.15

    private func scrollViews(around view: UIView?) -> [UIScrollView] {
        var found: [UIScrollView] = []
        var around = view
        while let current = around {
            if let scroll = current as? UIScrollView { found.append(scroll) }
            around = current.around
        }
        return found
    }

    /// Whether a scroll view would follow the finger to a place.
    func scrolls(_ touch: UITouch, to place: CGPoint) -> Bool {
        guard let start = touch.beganAt else { return false }
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        return scrollViews(around: touch.view).contains { $0.pan?.isWaiting == true && $0.takes(way) }
    }

    /// Whether the view is not told yet that the touch has begun: it may become a drag.
    func waits(_ touch: UITouch) -> Bool {
        guard let view = touch.view, let runtime = root.layer.context?.runtime else { return false }
        let around = scrollViews(around: view.around)
        if let scroll = around.first, !scroll.touchesShouldBegin([touch], with: event, in: view) {
            touch.goesToView = false
            return true
        }
        guard around.contains(where: { $0.delaysContentTouches && $0.movable != (false, false) }) else { return false }
        touch.isPending = true
        waiting = runtime.schedule(at: runtime.time + Self.delay) { [weak self] in
            self?.waiting = nil
            _ = self?.reaches(touch, hasStayed: true)
        }
        return true
    }

    /// Tells the view that a touch has begun that waited until now. Returns whether it knows of it.
    func reaches(_ touch: UITouch, hasStayed: Bool = false) -> Bool {
        guard touch.isPending else { return true }
        guard !touch.isTaken, touch.phase != .cancelled else {
            touch.goesToView = false
            stopWaiting(touch)
            return false
        }
        // Where no scroll view can take it any more, there is nothing to wait for.
        if touch.phase == .moved, !hasStayed,
            scrollViews(around: touch.view).contains(where: { $0.pan?.isWaiting == true })
        {
            return false
        }
        stopWaiting(touch)
        let phase = touch.phase
        touch.phase = .began
        touch.view?.touchesBegan([touch], with: event)
        touch.phase = phase
        return true
    }

    func stopWaiting(_ touch: UITouch) {
        touch.isPending = false
        if let waiting { root.layer.context?.runtime.cancelScheduled(waiting) }
        waiting = nil
    }
}
