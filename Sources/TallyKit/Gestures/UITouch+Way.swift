import Foundation

extension UITouch {
    /// Where it came down, in a view's space.
    func start(in view: UIView) -> CGPoint {
        guard let beganAt, let root else { return location(in: view) }
        return view.convert(beganAt, from: root)
    }

    /// Whether it has gone farther to a side than up or down; so it is before it has moved.
    func movesAcross(_ view: UIView) -> Bool {
        let (from, to) = (start(in: view), location(in: view))
        return abs(to.x - from.x) >= abs(to.y - from.y)
    }
}

extension UIGestureRecognizer {
    /// Whether it follows one finger that moves.
    var isPan: Bool { self is UIPanGestureRecognizer }
}
