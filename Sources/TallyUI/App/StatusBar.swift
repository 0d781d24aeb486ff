import TallyCore

/// A window has no status bar: these leave the view as it is.
extension View {
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
}
