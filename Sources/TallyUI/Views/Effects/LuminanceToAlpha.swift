extension View {
    /// Black, as opaque as the view is bright: for masks. Clear parts count as black.
    public nonisolated func luminanceToAlpha() -> some View {
        modifier(LayerEffectModifier(effect: .luminanceToAlpha))
    }
}
