import TallyCore

extension View {
    /// Takes colour away, 0...1; luminance is that of Rec. 709.
    public nonisolated func grayscale(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .grayscale(amount)))
    }
}
