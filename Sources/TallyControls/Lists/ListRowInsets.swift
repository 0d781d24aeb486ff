import TallyCore

extension View {
    /// Sets the points between the view and the edges of its row; nil: those of the list, 11 above and below and 16 at
    /// the sides.
    ///
    /// What is not finite counts as 0, what is beyond a million points as that.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowTrait { $0.insets = insets })
    }
}
