import TallyMotion
import TallyScene

extension Color {
    /// Returns the colour as it is in these surroundings.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let scheme = environment.colorScheme
        return kind.resolved(
            scheme, accent: environment.tint?.kind.resolved(scheme, accent: nil), isElevated: environment.isElevated)
    }

    /// Returns the colour under a scheme; `accent` nil: the scheme's blue.
    package func resolved(_ scheme: ColorScheme, accent: Color.Resolved? = nil) -> RGBA {
        kind.resolved(scheme, accent: accent).rgba
    }
}

extension Color.Kind {
    package func resolved(
        _ scheme: ColorScheme, accent: Color.Resolved?, isElevated: Bool = false
    ) -> Color.Resolved {
        switch self {
        case .named(let name): name.resolved(scheme, accent: accent)
        case .resolved(let color): color
        case .adaptive(let light, let dark, let elevated):
            scheme != .dark ? light : isElevated ? elevated ?? dark : dark
        case .opacity(let base, let opacity):
            base.resolved(scheme, accent: accent, isElevated: isElevated).multiplyingOpacity(by: opacity)
        case .mix(let a, let b, let fraction, let space):
            space.mix(
                a.resolved(scheme, accent: accent, isElevated: isElevated),
                b.resolved(scheme, accent: accent, isElevated: isElevated),
                by: fraction >= 1 ? 1 : fraction > 0 ? fraction : 0)
        }
    }
}

extension Gradient.ColorSpace {
    /// Returns the colour `fraction` of the way from `a` to `b`; opacity goes straight.
    func mix(_ a: Color.Resolved, _ b: Color.Resolved, by fraction: Double) -> Color.Resolved {
        let from = coordinates(a)
        return color(from + (coordinates(b) - from) * fraction)
    }

    private func coordinates(_ color: Color.Resolved) -> SIMD4<Double> {
        if kind == .perceptual { return OKLab.coordinates(color.vector.components / animatableUnit) }
        let c = color.rgba
        return SIMD4(c.red, c.green, c.blue, c.alpha)
    }

    private func color(_ c: SIMD4<Double>) -> Color.Resolved {
        if kind == .perceptual { return Color.Resolved(Vector4(OKLab.linear(c) * animatableUnit)) }
        return Color.Resolved(RGBA(red: c.x, green: c.y, blue: c.z, alpha: c.w))
    }
}

/// Björn Ottosson, "A perceptual color space for image processing" (2020); alpha passes through as the fourth.
private enum OKLab {
    static func coordinates(_ rgb: SIMD4<Double>) -> SIMD4<Double> {
        let l = cubeRoot(0.4122214708 * rgb.x + 0.5363325363 * rgb.y + 0.0514459929 * rgb.z)
        let m = cubeRoot(0.2119034982 * rgb.x + 0.6806995451 * rgb.y + 0.1073969566 * rgb.z)
        let s = cubeRoot(0.0883024619 * rgb.x + 0.2817188376 * rgb.y + 0.6299787005 * rgb.z)
        return SIMD4(
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, rgb.w)
    }

    static func linear(_ lab: SIMD4<Double>) -> SIMD4<Double> {
        let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
        let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
        let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
        return SIMD4(
            4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
            -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
            -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, lab.w)
    }

    private static func cube(_ x: Double) -> Double { x * x * x }

    private static func cubeRoot(_ x: Double) -> Double {
        if x == 0 { return 0 }
        let root = Mathematics.exp(Mathematics.log(abs(x)) / 3)
        return x < 0 ? -root : root
    }
}
