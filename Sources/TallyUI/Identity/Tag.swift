import TallyCore

extension View {
    /// Names the view within a selection; here it changes nothing else.
    public nonisolated func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(_LayoutValueModifier<TagKey>(value: AnyHashable(tag)))
    }
}
