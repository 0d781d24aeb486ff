import TallyCore

extension View {
    /// Sets the colour of the lines below the rows of the section: the same as `listRowSeparatorTint(_:edges:)` of each of
    /// them.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparatorTint(color, edges: edges)
    }
}
