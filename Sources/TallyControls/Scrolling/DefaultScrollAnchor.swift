import TallyCore

private struct AnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
    var defaultScrollAnchor: UnitPoint? {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }
}

extension View {
    /// Sets where the scroll views inside stand at first; with nil it is at their start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }
}
