import TallyCore

extension View {
    /// Sets the saturation: 0 takes all colour away, 1 leaves it, above 1 it gets stronger; luminance is that of Rec.
    /// 709.
    public nonisolated func saturation(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .saturation(amount)))
    }
}
