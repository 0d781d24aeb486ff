import TallyCore

extension View {
    /// Sets the colour of the line below the row; nil: the list's. Rows have none above: of the edges the bottom one counts.
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowTrait { if edges.contains(.bottom) { $0.separatorTint = color } })
    }
}
