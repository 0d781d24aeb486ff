extension View {
    /// One less each colour component; opacity stays.
    public nonisolated func colorInvert() -> some View { modifier(LayerEffectModifier(effect: .colorInvert)) }
}
