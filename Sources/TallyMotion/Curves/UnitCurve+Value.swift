extension UnitCurve {
    /// Returns the output progress at an input progress, a multiple of 2^-20 unless the curve is circular or a straight
    /// line.
    public func value(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .bezier(let x1, let y1, let x2, let y2):
            return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).value(at: x)
        case .circularIn:
            return Self.quarter(x)
        case .circularOut:
            return 1 - Self.quarter(1 - x)
        case .circularInOut:
            return x < 0.5 ? 0.5 * Self.quarter(2 * x) : 1 - 0.5 * Self.quarter(2 - 2 * x)
        case .circularOutIn:
            return x < 0.5 ? 0.5 - 0.5 * Self.quarter(1 - 2 * x) : 0.5 + 0.5 * Self.quarter(2 * x - 1)
        }
    }

    /// Returns the slope of the curve: output progress per input progress; infinite where the curve is upright.
    public func velocity(at progress: Double) -> Double {
        let x = Self.clamped(progress)
        switch shape {
        case .bezier(let x1, let y1, let x2, let y2):
            return CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2).velocity(at: x)
        case .circularIn:
            return Self.quarterSlope(x)
        case .circularOut:
            return Self.quarterSlope(1 - x)
        case .circularInOut:
            return Self.quarterSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularOutIn:
            return Self.quarterSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
        }
    }

    /// True for the circular curves, the only timed ones that hand their velocity to a spring.
    var isCircular: Bool {
        if case .bezier = shape { false } else { true }
    }

    private static func clamped(_ progress: Double) -> Double {
        progress > 0 ? Swift.min(progress, 1) : 0
    }

    private static func quarter(_ x: Double) -> Double {
        1 - (1 - x * x).squareRoot()
    }

    private static func quarterSlope(_ x: Double) -> Double {
        x / (1 - x * x).squareRoot()
    }
}
