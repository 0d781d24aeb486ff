import TallyCore

extension View {
    /// Changes nothing: there is no indicator.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }
}
