import TallyCore

/// Whether something opens when what is dragged rests on it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    public static let automatic = SpringLoadingBehavior(kind: .automatic)
    public static let enabled = SpringLoadingBehavior(kind: .enabled)
    public static let disabled = SpringLoadingBehavior(kind: .disabled)
}

extension View {
    /// Sets a value of the environment; nothing opens by itself under what is dragged.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
    static let defaultValue = SpringLoadingBehavior.automatic
}

extension EnvironmentValues {
    /// Whether views open when what is dragged rests on them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }
}
