import TallyCore

extension View {
    /// Changes nothing: which window opens an address is not chosen; `onOpenURL` of all of them is told.
    public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

extension Scene {
    /// Changes nothing: no window is opened for an event from outside.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
