extension Mathematics {
    /// Added to and taken from a number below 2^51, this rounds it to an integer, ties to even.
    static var roundingShift: Double { 0x1.8p52 }

    /// Returns the integer in a number to which `roundingShift` was added: its low bits, without a conversion's checks.
    @inline(__always)
    static func integer(_ shifted: Double) -> Int { Int(Int32(truncatingIfNeeded: shifted.bitPattern)) }

    /// ln 2 in two parts; the first has 32 bits, so that its products with small integers are exact.
    static var ln2High: Double { 0x1.62e42feep-1 }
    static var ln2Low: Double { 0x1.a39ef35793c76p-33 }

    /// Returns e to the power `x`, within 1 ulp; infinity above 709.78, 0 below -745.13, NaN for NaN.
    ///
    /// x = k·ln 2 + r with |r| ≤ ln 2 / 2, then the Taylor series to r¹³, whose rest is below 2^-57.
    package static func exp(_ x: Double) -> Double {
        guard x < 709.782712893384 else { return x.isNaN ? x : .infinity }
        guard x > -745.1332191019412 else { return x.isNaN ? x : 0 }
        let shifted = x * 1.4426950408889634 + roundingShift
        let k = shifted - roundingShift
        let high = x - k * ln2High
        let low = k * ln2Low
        let r = high - low
        let r2 = r * r
        let r4 = r2 * r2
        let a = (0.5 + r * (1.0 / 6)) + r2 * ((1.0 / 24) + r * (1.0 / 120))
        let b = ((1.0 / 720) + r * (1.0 / 5040)) + r2 * ((1.0 / 40320) + r * (1.0 / 362_880))
        let c = ((1.0 / 3_628_800) + r * (1.0 / 39_916_800)) + r2 * ((1.0 / 479_001_600) + r * (1.0 / 6_227_020_800))
        let tail = r2 * (a + r4 * (b + r4 * c))
        // r itself is high - low, rounded; the sum uses the two parts.
        let result = 1 + (high + (tail - low))
        return scale(result, byPowerOfTwo: integer(shifted))
    }

    /// Returns `x` · 2^`exponent`, for an exponent in -1100…1100.
    @inline(__always)
    static func scale(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
        if exponent > -1022 && exponent < 1023 {
            return x * Double(bitPattern: UInt64(exponent + 1023) << 52)
        }
        let half = exponent / 2
        return x * Double(bitPattern: UInt64(half + 1023) << 52)
            * Double(bitPattern: UInt64(exponent - half + 1023) << 52)
    }
}
