import TallyCore

extension View {
    /// Sets whether a row of a list with a selection cannot be selected by a press on it.
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(ListRowTrait { $0.isSelectionDisabled = isDisabled })
    }
}
