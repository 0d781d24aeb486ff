extension View {
    /// Views of a larger value are drawn in front of their siblings; 0 where none is set. The innermost counts.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .zIndex(value.isNaN ? 0 : value)))
    }
}
