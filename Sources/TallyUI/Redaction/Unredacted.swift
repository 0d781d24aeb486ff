import TallyCore

extension View {
    /// Takes all reasons away from the views inside.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
}
