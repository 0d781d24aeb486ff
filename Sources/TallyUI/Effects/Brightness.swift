import TallyCore

extension View {
    /// Adds an amount to each of red, green and blue (gamma-encoded, 0...1); below 0 the view gets darker.
    public nonisolated func brightness(_ amount: Double) -> some View {
        modifier(LayerEffectModifier(effect: .brightness(amount)))
    }
}
