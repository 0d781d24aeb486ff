/// The space in which a drawing group blends.
public enum ColorRenderingMode: Equatable, Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

extension View {
    /// Puts the view, as one picture, onto what is drawn before it in the same group, within the view's own coverage.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(LayerEffectModifier(effect: .blend(blendMode)))
    }

    /// Flattens the view: opacity and effects further out are those of the whole, not of each part.
    public nonisolated func compositingGroup() -> some View { modifier(LayerEffectModifier(effect: .group)) }

    /// Flattens the view into one picture. All blending is in gamma-encoded sRGB with transparency, whatever is asked for.
    public nonisolated func drawingGroup(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
    ) -> some View {
        modifier(LayerEffectModifier(effect: .group))
    }
}
