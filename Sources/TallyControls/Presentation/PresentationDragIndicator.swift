import TallyCore

extension View {
    /// Shows or hides the bar at the top of the sheet around. `automatic`: it is there if the sheet has several heights.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationChange { $0.dragIndicator = visibility }
    }
}
