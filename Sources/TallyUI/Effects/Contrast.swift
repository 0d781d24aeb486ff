import TallyCore

extension View {
    /// Multiplies each colour component's distance from 0.5; 0 is grey, 1 as it is, below 0 inverts.
    public nonisolated func contrast(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .contrast(amount)))
    }
}
