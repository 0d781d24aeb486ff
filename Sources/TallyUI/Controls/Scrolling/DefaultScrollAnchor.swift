private struct AnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
    var defaultScrollAnchor: UnitPoint? {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }
}

extension View {
    /// Where the scroll views inside stand at first. Nil: at their start.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }
}
