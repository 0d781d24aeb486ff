import TallyCore

/// The space in which a drawing group blends.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

extension View {
    /// Flattens the view into one picture. All blending is in gamma-encoded sRGB with transparency, whatever is asked for.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(LayerEffectModifier(effect: .group))
    }
}
