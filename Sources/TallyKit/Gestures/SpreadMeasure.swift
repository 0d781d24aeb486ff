import Foundation

/// How a factor or an angle of two fingers changes, and how fast.
struct SpreadMeasure {
    /// As it was last.
    private(set) var total: Double
    /// A second.
    private(set) var velocity = 0.0
    private var time: Double?

    init(_ total: Double) { self.total = total }

    mutating func note(_ total: Double, at now: Double) {
        if let time, now > time { velocity = (total - self.total) / (now - time) }
        self.total = total
        time = now
    }
}

extension UIGestureRecognizer {
    /// Goes on with a motion of two fingers, which begins with the first that differs from rest.
    final func followSpread(isAtRest: Bool, isOver: Bool) {
        if state == .possible, pending == nil {
            if isAtRest { return }
            state = .began
        } else if !isOver {
            state = .changed
        }
        if isOver { state = .ended }
    }
}
