import TallyCore

extension View {
    /// Changes nothing: a window has no gestures of the system's at its edges.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
