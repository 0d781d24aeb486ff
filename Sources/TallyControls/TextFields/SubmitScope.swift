import TallyCore

extension View {
    /// Fields in the view do not submit to actions outside of it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
    }
}
