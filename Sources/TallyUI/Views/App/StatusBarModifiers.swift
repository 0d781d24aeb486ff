/// A window has no status bar: these leave the view as it is.
extension View {
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    public nonisolated func statusBar(hidden: Bool) -> some View { self }
}

/// A window has no bars of the system's over it: this leaves the view as it is.
extension View {
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
