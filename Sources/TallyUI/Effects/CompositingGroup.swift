import TallyCore

extension View {
    /// Flattens the view: opacity and effects further out are those of the whole, not of each part.
    public nonisolated func compositingGroup() -> some View { modifier(LayerEffectModifier(effect: .group)) }
}
