/// A cubic Bézier from (0, 0) to (1, 1) as a pace, exact to a few units of the last place.
///
/// `UnitCurve` rounds as SwiftUI does; here a pace also scales distances of thousands of points.
package struct TimingCurve: Equatable, Sendable {
    private let ax: Double, bx: Double, cx: Double
    private let ay: Double, by: Double, cy: Double
    private let isStraight: Bool

    /// The x of both control points is held to 0…1. What is not finite counts as on the straight line.
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let x1 = x1.isFinite ? Swift.min(Swift.max(x1, 0), 1) : 0
        let x2 = x2.isFinite ? Swift.min(Swift.max(x2, 0), 1) : 1
        let y1 = y1.isFinite ? y1 : 0
        let y2 = y2.isFinite ? y2 : 1
        isStraight = x1 == y1 && x2 == y2
        // x(s) = ((ax·s + bx)·s + cx)·s, likewise y.
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// Returns the y at an x, which is held to 0…1; NaN counts as 0.
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        if isStraight { return x }
        let s = parameter(at: x)
        return ((ay * s + by) * s + cy) * s
    }

    /// Newton's method, and halving where that leads away. x grows with the parameter.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var s = x
        for _ in 0..<64 {
            let error = ((ax * s + bx) * s + cx) * s - x
            if error.magnitude < 1e-15 { return s }
            if error < 0 { low = s } else { high = s }
            let slope = (3 * ax * s + 2 * bx) * s + cx
            let next = s - error / slope
            let isWithin = next > low && next < high
            let step = isWithin ? next : 0.5 * (low + high)
            if step == s { return s }
            s = step
        }
        return s
    }
}
