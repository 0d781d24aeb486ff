import TallyScene

extension CurvePiece {
    /// Returns the arc length up to a parameter, to about a thousandth of a point; by Gauss and Legendre's rule of five
    /// points.
    func length(to t: Double = 1) -> Double {
        if isLine {
            let d = end - start
            return (d.x * d.x + d.y * d.y).squareRoot() * t
        }
        return length(from: 0, to: t, whole: gauss(0, t), depth: 0)
    }

    private func length(from a: Double, to b: Double, whole: Double, depth: Int) -> Double {
        let middle = (a + b) / 2
        let (left, right) = (gauss(a, middle), gauss(middle, b))
        // Sixteen halvings bound the work at cusps, where the integrand has a corner.
        if abs(left + right - whole) <= 1e-4 || depth >= 16 { return left + right }
        return length(from: a, to: middle, whole: left, depth: depth + 1)
            + length(from: middle, to: b, whole: right, depth: depth + 1)
    }

    private func gauss(_ a: Double, _ b: Double) -> Double {
        let (half, middle) = ((b - a) / 2, (a + b) / 2)
        func speed(_ x: Double) -> Double {
            let d = slope(at: middle + half * x)
            return (d.x * d.x + d.y * d.y).squareRoot()
        }
        let near = 0.538_469_310_105_683_1
        let far = 0.906_179_845_938_664
        return half
            * (0.568_888_888_888_888_9 * speed(0) + 0.478_628_670_499_366_5 * (speed(near) + speed(-near))
                + 0.236_926_885_056_189_1 * (speed(far) + speed(-far)))
    }

    /// Returns the parameter at which the arc length is reached; within 0...1.
    func parameter(atLength target: Double, of whole: Double) -> Double {
        guard whole > 0, target > 0 else { return 0 }
        if target >= whole { return 1 }
        if isLine { return target / whole }
        // Newton's method, kept within a bracket that halves when a step leaves it.
        var (low, high) = (0.0, 1.0)
        var t = target / whole
        for _ in 0..<40 {
            let excess = length(to: t) - target
            if abs(excess) < 2e-4 { break }
            if excess > 0 { high = t } else { low = t }
            let d = slope(at: t)
            let speed = (d.x * d.x + d.y * d.y).squareRoot()
            let next = speed > 0 ? t - excess / speed : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
