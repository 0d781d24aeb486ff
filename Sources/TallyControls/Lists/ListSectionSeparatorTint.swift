import TallyCore

extension View {
    /// Sets the colour of the line below the section; nil: as the last row has it. The lines between its rows stay as they are.
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(ListRowTrait { if edges.contains(.bottom) { $0.sectionSeparatorTint = color } })
    }
}
