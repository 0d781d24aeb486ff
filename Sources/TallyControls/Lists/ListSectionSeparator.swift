import TallyCore

extension View {
    /// Sets whether lines are seen below the rows of the section: the same as `listRowSeparator(_:edges:)` of each of
    /// them.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        listRowSeparator(visibility, edges: edges)
    }
}
