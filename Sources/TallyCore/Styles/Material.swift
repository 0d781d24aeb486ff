/// A translucent layer in the colour of the surroundings, behind which everything is blurred.
public struct Material: ShapeStyle {
    /// The share of the layer's own colour.
    package let opacity: Double

    /// The deviation of the blur in points: enough that no letter of a title is to be told.
    private static let deviation = 12.0
    /// A grey over colours takes from them; what is behind is to be felt.
    private static let saturation = 1.6

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.93)
    public static let bar = Material(opacity: 0.8)
    /// Of glass that is as clear as can be.
    package static let glass = Material(opacity: 0.12)

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let gray: UInt32 = environment.colorScheme == .dark ? 0x2525_25FF : 0xF6F6_F6FF
        if environment.accessibilityReduceTransparency {
            return _ResolvedShapeStyle(.color(Color.Resolved(hexadecimal: gray)))
        }
        return _ResolvedShapeStyle(
            .material(
                ResolvedMaterial(
                    tint: Color.Resolved(hexadecimal: gray).multiplyingOpacity(by: opacity),
                    deviation: Self.deviation, saturation: Self.saturation)))
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
