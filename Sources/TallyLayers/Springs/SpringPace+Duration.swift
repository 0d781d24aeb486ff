internal import TallyMotion

extension SpringPace {
    /// The spring of `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)`: mass 1, and so stiff that
    /// at the end of the duration a thousandth of the envelope is left.
    ///
    /// With damping ratio ζ, velocity v, λ = ζω and ωd = ω√(1-ζ²), ω is the largest root of |λ-v|/ωd · e^(-λD) = 0.001; with
    /// ζ = 1 of (1 + (ω-v)D)·e^(-ωD) = 0.001.
    ///
    /// - Parameters:
    ///   - duration: Seconds; what is not above 0 and finite counts as 0.001.
    ///   - dampingRatio: Held to 0.01…1; NaN counts as 1.
    ///   - initialVelocity: Whole ways per second; not finite counts as 0.
    package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
        let duration = duration > 0 && duration.isFinite ? duration : 0.001
        let ratio = dampingRatio < 1 ? Swift.max(dampingRatio, 0.01) : 1
        let velocity = initialVelocity.isFinite ? initialVelocity : 0
        let frequency =
            ratio < 1
            ? Self.swinging(duration, ratio, velocity) : Self.critical(velocity * duration) / duration
        self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: velocity)
    }

    private static func swinging(_ duration: Double, _ ratio: Double, _ velocity: Double) -> Double {
        let limit = Mathematics.log(1000 / (1 - ratio * ratio).squareRoot())
        // The logarithm of the equation, above 0 below its largest root.
        func excess(_ w: Double) -> Double {
            Mathematics.log((ratio * w - velocity).magnitude / w) + limit - ratio * w * duration
        }
        guard velocity > 0 else { return root(above: 0, of: excess) }
        // Past velocity / ratio it rises to here and falls from then on; before, it falls.
        let top = (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / (2 * ratio)
        if excess(top) >= 0 { return root(above: top, of: excess) }
        return root(between: 0, and: velocity / ratio, of: excess)
    }

    /// Returns the frequency times the duration, for a velocity times the duration.
    private static func critical(_ velocity: Double) -> Double {
        let limit = Mathematics.log(1000)
        func excess(_ x: Double) -> Double { Mathematics.log((1 + x - velocity).magnitude) + limit - x }
        if velocity <= limit { return root(above: Swift.max(velocity, 0), of: excess) }
        return root(between: 0, and: velocity - 1, of: excess)
    }

    /// Returns the root of a function that falls from `low` on, to below 0.
    private static func root(above low: Double, of function: (Double) -> Double) -> Double {
        var step = 1.0
        while function(low + step) > 0 && step < 1e12 { step *= 2 }
        return root(between: low, and: low + step, of: function)
    }

    private static func root(between low: Double, and high: Double, of function: (Double) -> Double) -> Double {
        var (low, high) = (low, high)
        for _ in 0..<200 {
            let middle = 0.5 * (low + high)
            if middle <= low || middle >= high { break }
            if function(middle) > 0 { low = middle } else { high = middle }
        }
        return 0.5 * (low + high)
    }
}
