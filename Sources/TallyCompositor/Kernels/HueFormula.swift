/// The blend modes that take hue, saturation and luminosity apart: the non-separable ones of W3C Compositing Level 1.
enum HueFormula {
    @inline(__always) static func luminosity(_ c: SIMD4<Float>) -> Float { 0.11 * c.x + 0.59 * c.y + 0.3 * c.z }

    @inline(__always) static func saturation(_ c: SIMD4<Float>) -> Float {
        max(c.x, c.y, c.z) - min(c.x, c.y, c.z)
    }

    /// Returns the colour moved to a luminosity, and towards that grey as far as it left 0...1.
    @inline(__always) static func setting(luminosity l: Float, _ c: SIMD4<Float>) -> SIMD4<Float> {
        var color = c + (l - luminosity(c))
        let gray = luminosity(color)
        let low = min(color.x, color.y, color.z)
        let high = max(color.x, color.y, color.z)
        if low < 0 { color = gray + (color - gray) * (gray / (gray - low)) }
        if high > 1 { color = gray + (color - gray) * ((1 - gray) / (high - gray)) }
        return color
    }

    /// Returns the colour with its components spread from 0 to a saturation.
    @inline(__always) static func setting(saturation s: Float, _ c: SIMD4<Float>) -> SIMD4<Float> {
        let low = min(c.x, c.y, c.z)
        let span = max(c.x, c.y, c.z) - low
        return span > 0 ? (c - low) * (s / span) : .zero
    }
}

enum Hue: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        HueFormula.setting(
            luminosity: HueFormula.luminosity(d), HueFormula.setting(saturation: HueFormula.saturation(d), s))
    }
}

enum Saturation: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        HueFormula.setting(
            luminosity: HueFormula.luminosity(d), HueFormula.setting(saturation: HueFormula.saturation(s), d))
    }
}

enum ColorOnly: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        HueFormula.setting(luminosity: HueFormula.luminosity(d), s)
    }
}

enum Luminosity: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        HueFormula.setting(luminosity: HueFormula.luminosity(s), d)
    }
}
