extension Mathematics {
    /// π/2 in three parts; the first two have 33 bits, so that their products with integers below 2^20 are exact.
    private static var quarterTurnHigh: Double { 0x1.921fb544p0 }
    private static var quarterTurnMiddle: Double { 0x1.0b4611a6p-34 }
    private static var quarterTurnLow: Double { 0x1.3198a2e037073p-69 }

    /// Returns the sine and cosine of an angle in radians, within 1 ulp up to 10⁶; beyond, the error is |x|·2^-53. NaN
    /// if not finite.
    ///
    /// x = n·π/2 + r with |r| ≤ π/4, then the Taylor series to r¹⁷ and r¹⁶, whose rests are below 2^-57.
    package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
        guard x.magnitude <= 1_000_000 else {
            return x.isFinite ? sincos(x.truncatingRemainder(dividingBy: 2 * .pi)) : (.nan, .nan)
        }
        let shifted = x * 0.6366197723675814 + roundingShift
        let n = shifted - roundingShift
        let first = x - n * quarterTurnHigh
        let middle = n * quarterTurnMiddle
        let second = first - middle
        let low = n * quarterTurnLow - ((first - second) - middle)
        let r = second - low
        let error = (second - r) - low
        let (s, c) = kernel(r, error)
        switch integer(shifted) & 3 {
        case 0: return (s, c)
        case 1: return (c, -s)
        case 2: return (-s, -c)
        default: return (-c, s)
        }
    }

    /// Returns the sine of an angle in radians, with the error of `sincos`.
    package static func sin(_ x: Double) -> Double { sincos(x).sin }

    /// Returns the cosine of an angle in radians, with the error of `sincos`.
    package static func cos(_ x: Double) -> Double { sincos(x).cos }

    /// Returns the sine and cosine of `r` + `error` for |r| ≤ π/4 and an error far below one ulp of it.
    @inline(__always)
    private static func kernel(_ r: Double, _ error: Double) -> (Double, Double) {
        let z = r * r
        let z2 = z * z
        let s1 = (-1.0 / 6) + z * (1.0 / 120)
        let s2 = (-1.0 / 5040) + z * (1.0 / 362_880)
        let s3 = (-1.0 / 39_916_800) + z * (1.0 / 6_227_020_800)
        let s4 = (-1.0 / 1_307_674_368_000) + z * (1.0 / 355_687_428_096_000)
        let sine = r + (r * z * (s1 + z2 * (s2 + z2 * (s3 + z2 * s4))) + error * (1 - 0.5 * z))
        let c1 = (1.0 / 24) + z * (-1.0 / 720)
        let c2 = (1.0 / 40_320) + z * (-1.0 / 3_628_800)
        let c3 = (1.0 / 479_001_600) + z * (-1.0 / 87_178_291_200)
        let c4 = 1.0 / 20_922_789_888_000
        let half = 0.5 * z
        let near = 1 - half
        let cosine = near + (((1 - near) - half) + (z2 * (c1 + z2 * (c2 + z2 * (c3 + z2 * c4))) - r * error))
        return (sine, cosine)
    }
}
