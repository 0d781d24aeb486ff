import TallyCore

extension View {
    /// Runs the action with true when a pointer comes over the view, and with false when it leaves.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(entered: action))
    }
}
