import TallyCore

extension View {
    /// Sets the order of drawing: views of a larger value are in front of their siblings; 0 where none is set. The
    /// innermost counts.
    public nonisolated func zIndex(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .zIndex(value.isNaN ? 0 : value)))
    }
}
