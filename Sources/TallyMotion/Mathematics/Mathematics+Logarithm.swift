extension Mathematics {
    /// Returns the natural logarithm, within 1 ulp; -infinity for 0, NaN below 0 and for NaN.
    ///
    /// x = 2^k·(1+f) with 1+f in √½…√2; with s = f/(2+f), ln(1+f) = 2·(s + s³/3 + s⁵/5 + …), to s²³.
    package static func log(_ x: Double) -> Double {
        guard x > 0 else { return x == 0 ? -.infinity : .nan }
        guard x < .infinity else { return x }
        var bits = x.bitPattern
        var k = 0
        if bits < 0x0010_0000_0000_0000 {
            bits = (x * 0x1p54).bitPattern
            k = -54
        }
        // Moves the boundary of the mantissa from 1 to √½.
        let shifted = bits &+ (0x3ff0_0000_0000_0000 - 0x3fe6_a09e_667f_3bcd)
        k += Int(shifted >> 52) - 1023
        let mantissa = Double(bitPattern: (shifted & 0x000f_ffff_ffff_ffff) &+ 0x3fe6_a09e_667f_3bcd)
        let f = mantissa - 1
        let s = f / (2 + f)
        let z = s * s
        let z2 = z * z
        let a = (2.0 / 3) + z * (2.0 / 5)
        let b = (2.0 / 7) + z * (2.0 / 9)
        let c = (2.0 / 11) + z * (2.0 / 13)
        let d = (2.0 / 15) + z * (2.0 / 17)
        let e = (2.0 / 19) + z * ((2.0 / 21) + z * (2.0 / 23))
        let rest = z * (a + z2 * (b + z2 * (c + z2 * (d + z2 * e))))
        // 2s = f - (f²/2 - s·f²/2): the large part of the sum, f, is exact.
        let halfSquare = 0.5 * f * f
        let count = Double(k)
        return count * ln2High - ((halfSquare - (s * (halfSquare + rest) + count * ln2Low)) - f)
    }
}
