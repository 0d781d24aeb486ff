import TallyCore

extension View {
    /// Makes the view black, as opaque as it is bright: for masks. Clear parts count as black.
    public nonisolated func luminanceToAlpha() -> some View {
        modifier(LayerEffectModifier(effect: .luminanceToAlpha))
    }
}
