import TallyCore

extension View {
    /// Sets the priority in layout: views of a larger value are offered space before their siblings; 0 where none is
    /// set.
    public nonisolated func layoutPriority(_ value: Double) -> some View {
        modifier(_TraitModifier(trait: .layoutPriority(value.isNaN ? 0 : value)))
    }
}
