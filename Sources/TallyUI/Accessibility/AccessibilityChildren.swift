import TallyCore

extension View {
    /// Tells assistive technology of other views as the children of this one, as of the bars of a chart that is drawn in one
    /// piece. They are laid out where it is, and not seen. What the view itself is told to be comes before them.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityStandIn(children(), keepsOwn: true)
    }
}
