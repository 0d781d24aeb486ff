/// A linear map of premultiplied red, green, blue and alpha, 0...1; colours are then held within 0 and the new alpha.
///
/// What an operation on straight colours adds as a constant is here added times alpha: transparency stays as it is.
public struct ColorMatrix: Hashable, Sendable {
    /// What one unit of each component of a pixel adds to the result.
    public var red: SIMD4<Float>
    public var green: SIMD4<Float>
    public var blue: SIMD4<Float>
    public var alpha: SIMD4<Float>

    public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float>) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public static let identity = ColorMatrix(
        red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0), alpha: SIMD4(0, 0, 0, 1))

    /// Each colour times a factor plus a constant; alpha as it is.
    public init(factor: Double, constant: Double) {
        self = .identity
        let factor = Self.sanitized(factor)
        let constant = Self.sanitized(constant)
        red.x = factor
        green.y = factor
        blue.z = factor
        alpha = SIMD4(constant, constant, constant, 1)
    }

    /// Between grey of the same luminance (0) and the colour itself (1); above, more colourful.
    ///
    /// The `saturate` of W3C Filter Effects Level 1, with the luminance of Rec. 709.
    public init(saturation: Double) {
        self = .identity
        let s = Self.sanitized(saturation)
        let gray = SIMD4<Float>(1, 1, 1, 0) * (1 - s)
        red = gray * Self.luminance.x + SIMD4(s, 0, 0, 0)
        green = gray * Self.luminance.y + SIMD4(0, s, 0, 0)
        blue = gray * Self.luminance.z + SIMD4(0, 0, s, 0)
    }

    /// The `hueRotate` of W3C Filter Effects Level 1: a turn about grey that keeps luminance, without renormalising.
    public init(hueSine sine: Double, cosine: Double) {
        self = .identity
        let s = Self.sanitized(sine)
        let c = Self.sanitized(cosine)
        let gray: SIMD3<Float> = [0.213, 0.715, 0.072]
        red = Self.column(gray.x, c * SIMD3(1 - gray.x, -gray.x, -gray.x) + s * SIMD3(-0.213, 0.143, -0.787))
        green = Self.column(gray.y, c * SIMD3(-gray.y, 1 - gray.y, -gray.y) + s * SIMD3(-0.715, 0.140, 0.715))
        blue = Self.column(gray.z, c * SIMD3(-gray.z, -gray.z, 1 - gray.z) + s * SIMD3(0.928, -0.283, 0.072))
    }

    private static func column(_ gray: Float, _ rest: SIMD3<Float>) -> SIMD4<Float> {
        SIMD4(gray + rest.x, gray + rest.y, gray + rest.z, 0)
    }

    /// Each component times that of a colour.
    public init(multiplying color: RGBA) {
        let a = Self.sanitized(color.alpha)
        red = SIMD4(Self.sanitized(color.red) * a, 0, 0, 0)
        green = SIMD4(0, Self.sanitized(color.green) * a, 0, 0)
        blue = SIMD4(0, 0, Self.sanitized(color.blue) * a, 0)
        alpha = SIMD4(0, 0, 0, a)
    }

    /// Black, as opaque as the colour was bright.
    public static let luminanceToAlpha = ColorMatrix(
        red: SIMD4(0, 0, 0, luminance.x), green: SIMD4(0, 0, 0, luminance.y), blue: SIMD4(0, 0, 0, luminance.z),
        alpha: .zero)

    private static let luminance: SIMD3<Float> = [0.2126, 0.7152, 0.0722]

    private static func sanitized(_ x: Double) -> Float { x.isNaN ? 0 : Float(min(max(x, -1e6), 1e6)) }
}
