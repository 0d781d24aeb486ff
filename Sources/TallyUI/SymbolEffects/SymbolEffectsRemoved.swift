import TallyCore

extension View {
    /// Lets the symbols inside play none of the effects that views around this one ask for.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}
