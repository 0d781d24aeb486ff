/// A cubic Bézier from (0, 0) to (1, 1), solved for y at a given x.
struct CubicTiming {
    private let ax: Double, bx: Double, cx: Double
    private let ay: Double, by: Double, cy: Double
    private let isStraight: Bool

    /// The x of both control points is held to 0…1.
    @inline(__always)
    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let x1 = Swift.min(Swift.max(x1, 0), 1)
        let x2 = Swift.min(Swift.max(x2, 0), 1)
        isStraight = x1 == y1 && x2 == y2
        // x(s) = ((ax·s + bx)·s + cx)·s, likewise y.
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
    }

    /// Returns the y at `x` in 0…1, rounded to 2^-20 as SwiftUI's are; on a straight line `x` itself.
    @inline(__always)
    func value(at x: Double) -> Double {
        if isStraight { return x }
        let s = parameter(at: x)
        return Self.rounded(((ay * s + by) * s + cy) * s)
    }

    /// Returns the slope dy/dx at `x` in 0…1, rounded to 2^-20.
    ///
    /// 1 where dx = dy (0/0 included), otherwise infinite with the sign of dy where dx is zero. Evaluated in this form,
    /// ease-in ends with a dx just off zero and so with slope 0, as measured on SwiftUI.
    @inline(__always)
    func velocity(at x: Double) -> Double {
        if isStraight { return 1 }
        let s = parameter(at: x)
        let dx = (3 * ax * s + 2 * bx) * s + cx
        let dy = (3 * ay * s + 2 * by) * s + cy
        if dx == dy { return 1 }
        if dx == 0 { return dy < 0 ? -.infinity : .infinity }
        return Self.rounded(dy / dx)
    }

    /// Returns the parameter whose x is within 2^-24 of `x`: Halley's method, then bisection where the curve is
    /// upright.
    ///
    /// Halley's step costs two products more than Newton's and as many divisions, and a third of the steps fall away.
    @inline(__always)
    private func parameter(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        var s = x
        for _ in 0..<8 {
            let error = ((ax * s + bx) * s + cx) * s - x
            if error.magnitude < 0x1p-24 { return s }
            let slope = (3 * ax * s + 2 * bx) * s + cx
            let halfBend = 3 * ax * s + bx
            let divisor = slope * slope - error * halfBend
            if slope < 0x1p-20 || divisor < 0x1p-40 { break }
            s -= error * slope / divisor
        }
        return bisected(x)
    }

    /// Returns the parameter by halving 0…1; x grows with the parameter, so this always finds it.
    @inline(never)
    private func bisected(_ x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = 0.5 * (low + high)
            if ((ax * middle + bx) * middle + cx) * middle < x { low = middle } else { high = middle }
        }
        return 0.5 * (low + high)
    }

    @inline(__always)
    private static func rounded(_ value: Double) -> Double {
        guard value.magnitude < 0x1p30 else { return value }
        return ((value * 0x1p20 + Mathematics.roundingShift) - Mathematics.roundingShift) * 0x1p-20
    }
}
