import TallyCore

extension View {
    /// Takes each colour component from one; opacity stays.
    public nonisolated func colorInvert() -> some View { modifier(LayerEffectModifier(effect: .colorInvert)) }
}
