import TallyScene

/// How one premultiplied pixel, of components 0...1 in the order blue, green, red, alpha, is put onto another.
protocol BlendFormula {
    static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float>
}

/// Formulas that mix straight colours where both pixels are, as W3C Compositing and Blending Level 1 has it:
/// co = (1 − αb)·cs + (1 − αs)·cb + αs·αb·B(Cb, Cs).
protocol ColorFormula: BlendFormula {
    /// Mixes straight colours; the fourth component is of no account.
    static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float>
}

extension ColorFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let both = s.w * d.w
        var mixed = SIMD4<Float>.zero
        if both > 0 { mixed = mix(s / s.w, d / d.w) }
        mixed.w = 1
        return s * (1 - d.w) + d * (1 - s.w) + mixed * both
    }
}

/// Formulas of each component by itself.
protocol ComponentFormula: ColorFormula {
    static func component(_ s: Float, _ d: Float) -> Float
}

extension ComponentFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        SIMD4(component(s.x, d.x), component(s.y, d.y), component(s.z, d.z), 1)
    }
}

enum Multiply: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { s * d }
}

enum Screen: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { s + d - s * d }
}

enum Darken: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(s, d) }
}

enum Lighten: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(s, d) }
}

enum Difference: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        pointwiseMax(s, d) - pointwiseMin(s, d)
    }
}

enum Exclusion: ColorFormula {
    @inline(__always) static func mix(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { s + d - 2 * s * d }
}

enum HardLight: ComponentFormula {
    @inline(__always) static func component(_ s: Float, _ d: Float) -> Float {
        s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    }
}

enum Overlay: ComponentFormula {
    @inline(__always) static func component(_ s: Float, _ d: Float) -> Float { HardLight.component(d, s) }
}

enum ColorDodge: ComponentFormula {
    @inline(__always) static func component(_ s: Float, _ d: Float) -> Float {
        d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    }
}

enum ColorBurn: ComponentFormula {
    @inline(__always) static func component(_ s: Float, _ d: Float) -> Float {
        d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    }
}

enum SoftLight: ComponentFormula {
    @inline(__always) static func component(_ s: Float, _ d: Float) -> Float {
        if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
        let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
        return d + (2 * s - 1) * (curve - d)
    }
}

enum SourceAtop: BlendFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        s * d.w + d * (1 - s.w)
    }
}

enum DestinationOver: BlendFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { d + s * (1 - d.w) }
}

enum DestinationOut: BlendFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { d * (1 - s.w) }
}

enum ExclusiveOr: BlendFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        s * (1 - d.w) + d * (1 - s.w)
    }
}

enum PlusLighter: BlendFormula {
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> { s + d }
}

enum PlusDarker: BlendFormula {
    /// Returns the sum of both, each with what it lacks to white taken away: 1 − ((1 − s) + (1 − d)) where both are
    /// opaque.
    @inline(__always) static func blend(_ s: SIMD4<Float>, _ d: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = min(1, s.w + d.w)
        var result = SIMD4(repeating: alpha) - (SIMD4(repeating: d.w) - d) - (SIMD4(repeating: s.w) - s)
        result.w = alpha
        return result
    }
}
