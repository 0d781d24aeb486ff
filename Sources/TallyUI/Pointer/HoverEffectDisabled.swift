import TallyCore

extension View {
    /// Takes the effect under a pointer from the views inside, wherever they ask for it again.
    ///
    /// Nothing here shows one by itself; what a program draws goes by the environment's `isHoverEffectEnabled`.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }
}

private struct HoverEffectKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether a view is to show that a pointer is over it.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
}
