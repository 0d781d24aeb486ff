import Foundation

/// Hands the touches of one host to its views and their gesture recognizers.
@MainActor
final class TouchDelivery {
    let root: UIView
    private(set) var touch: UITouch?
    let event = UIEvent()
    /// Has a touch that waits reach its view.
    var waiting: Int?
    private var lastTap: (place: CGPoint, time: Double, count: Int)?
    /// Whether no view and no recognizer has taken up the touch as it came down: it is left to SwiftUI's views around.
    var isLeft = false
    /// A touch is being handed on.
    private var isDelivering = false
    private var isToBeCancelled = false
    /// Those with a touch.
    private static var busy: [TouchDelivery] = []

    init(_ root: UIView) { self.root = root }

    /// Cancels the touches of a view that goes away, and of those inside.
    static func cancel(in view: UIView) {
        for delivery in busy where delivery.touch?.view?.isDescendant(of: view) ?? false { delivery.cancel() }
    }

    /// Whether a view is touched at a place.
    func reaches(_ place: CGPoint) -> Bool {
        let hit = root.hitTest(place, with: nil)
        return hit != nil && hit !== root
    }

    /// Whether a view that is touched at a place may do something with it. What is nothing but a rectangle, among SwiftUI's views, leaves
    /// the touch to those.
    func wants(_ place: CGPoint) -> Bool {
        guard let hit = root.hitTest(place, with: nil), hit !== root else { return false }
        if (root as? HostRootView)?.fillsStage == true { return true }
        var view: UIView? = hit
        while let current = view, current !== root {
            let isPlain = type(of: current) == UIView.self || type(of: current) == UIVisualEffectView.self
            if !isPlain || !current.recognizers.isEmpty || current.controller != nil { return true }
            view = current.around
        }
        return false
    }

    /// Whether a scroll view of SwiftUI around has to leave a finger that is at a place to the views.
    func holdsPointer(at place: CGPoint) -> Bool { touch.map { $0.isHeld || scrolls($0, to: place) } ?? false }

    func began(_ place: CGPoint, at time: Double) {
        guard touch == nil, let view = root.hitTest(place, with: event), view !== root else { return }
        let touch = UITouch()
        touch.root = root
        touch.view = view
        touch.window = view.window
        touch.tapCount = tapCount(place, time)
        touch.wasTaken = { [weak self, weak touch] in
            if let self, let touch, !isDelivering { takeFromView(touch) }
        }
        self.touch = touch
        Self.busy.append(self)
        move(touch, to: place, time, .began)
        touch.previousPlace = place
        touch.beganAt = place
        touch.recognizers = recognizers(of: view, touch)
        for recognizer in touch.recognizers { recognizer.join(touch, with: touch.recognizers) }
        isLeft = false
        deliver(touch) { if !waits(touch) { $0.touchesBegan([touch], with: event) } }
        if !touch.recognizers.isEmpty { isLeft = false }
    }

    private func takeFromView(_ touch: UITouch) {
        guard touch.goesToView else { return }
        touch.goesToView = false
        // A view that waits to be told of it never is.
        if touch.isPending { return stopWaiting(touch) }
        touch.view?.touchesCancelled([touch], with: event)
    }

    func moved(_ place: CGPoint, at time: Double) {
        guard let touch else { return }
        move(touch, to: place, time, .moved)
        deliver(touch) { $0.touchesMoved([touch], with: event) }
    }

    func ended(_ place: CGPoint, at time: Double) {
        guard let touch else { return }
        if place != touch.place { moved(place, at: time) }
        move(touch, to: place, time, .ended)
        deliver(touch) { $0.touchesEnded([touch], with: event) }
        finish(touch)
    }

    func cancel() {
        guard let touch else { return }
        if isDelivering {
            isToBeCancelled = true
            return
        }
        touch.phase = .cancelled
        deliver(touch) { $0.touchesCancelled([touch], with: event) }
        finish(touch)
    }

    func spread(_ factor: Double, _ radians: Double) {
        for recognizer in touch?.recognizers ?? [] { recognizer.spread(factor, radians, isOver: false) }
    }

    func spreadEnded(_ factor: Double, _ radians: Double) {
        for recognizer in touch?.recognizers ?? [] { recognizer.spread(factor, radians, isOver: true) }
        cancel()
    }

    private func finish(_ touch: UITouch) {
        if self.touch !== touch { return }
        self.touch = nil
        Self.busy.removeAll { $0 === self }
        isToBeCancelled = false
        stopWaiting(touch)
        for recognizer in touch.recognizers {
            recognizer.leave(touch)
            recognizer.touchIsOver()
        }
        touch.view = nil
        event.allTouches = nil
    }

    private func move(_ touch: UITouch, to place: CGPoint, _ time: Double, _ phase: UITouch.Phase) {
        touch.previousPlace = touch.place
        touch.place = place
        touch.timestamp = time
        touch.phase = phase
        event.timestamp = time
        event.allTouches = [touch]
    }

    private func deliver(_ touch: UITouch, _ toView: (UIView) -> Void) {
        isDelivering = true
        for recognizer in touch.recognizers { recognizer.receive(touch, event) }
        if touch.goesToView, let view = touch.view {
            if touch.isTaken, touch.phase != .cancelled {
                // What is taken as it comes down, the view is never told of.
                if touch.phase == .began { touch.goesToView = false } else { takeFromView(touch) }
            } else if touch.phase == .began || reaches(touch) {
                toView(view)
            }
        }
        isDelivering = false
        guard isToBeCancelled else { return }
        isToBeCancelled = false
        if touch.phase != .ended, touch.phase != .cancelled { cancel() }
    }

    private func recognizers(of view: UIView, _ touch: UITouch) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var around: UIView? = view
        while let current = around {
            found += current.recognizers.filter { $0.isEnabled && $0.mayReceive(touch) }
            around = current.around
        }
        return found
    }

    private func tapCount(_ place: CGPoint, _ time: Double) -> Int {
        var count = 1
        if let lastTap, time - lastTap.time < Self.tapPause, place.distance(to: lastTap.place) < Self.tapDistance {
            count = lastTap.count + 1
        }
        lastTap = (place, time, count)
        return count
    }

    /// Seconds within which the next tap counts as one of the same.
    static let tapPause = 0.35
    /// Points that the next tap may be away.
    static let tapDistance: CGFloat = 45
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
