import TallyCore

extension View {
    /// Sets whether a line is seen below the section. It has none above, and on a card none at either end; the lines between its
    /// rows stay as they are.
    public nonisolated func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View {
        modifier(ListRowTrait { if edges.contains(.bottom) { $0.sectionSeparator = visibility } })
    }
}
