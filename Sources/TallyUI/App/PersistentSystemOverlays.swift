import TallyCore

/// A window has no bars of the system's over it: this leaves the view as it is.
extension View {
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
