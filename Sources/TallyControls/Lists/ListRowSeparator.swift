import TallyCore

extension View {
    /// Sets whether a line is seen below the row. Rows have none above: of the edges the bottom one counts.
    public nonisolated func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowTrait { if edges.contains(.bottom) { $0.separator = visibility } })
    }
}
