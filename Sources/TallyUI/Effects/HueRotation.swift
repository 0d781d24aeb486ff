import TallyCore

extension View {
    /// Turns all hues by an angle, with the matrix of W3C Filter Effects: luminance stays, strong colours may be cut.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(LayerEffectModifier(effect: .hueRotation(angle)))
    }
}
