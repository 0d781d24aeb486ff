import TallyCore

extension View {
    /// Sets whether a row cannot be moved in the list, although the others of its `ForEach` can; those move past it.
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(ForbidsRowEdits(edits: .move, isForbidden: isDisabled))
    }
}
