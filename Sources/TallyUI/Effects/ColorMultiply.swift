import TallyCore

extension View {
    /// Multiplies each component, opacity included, by that of a colour.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        modifier(LayerEffectModifier(effect: .colorMultiply(color)))
    }
}
