import TallyCore

extension View {
    /// Takes the effect that shows the keyboard's focus from the views inside, wherever they ask for it again.
    ///
    /// Nothing here shows one by itself, as on a phone; what a program draws goes by the environment's `isFocusEffectEnabled`.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}

private struct FocusEffectKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether a view is to show that it has the keyboard's focus.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
}
