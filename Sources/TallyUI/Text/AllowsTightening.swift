import TallyCore

extension View {
    /// Sets whether letters of texts within the view that do not fit may be moved together, by 1/20 of their size at most, before
    /// the texts are made smaller or cut. A text that does not fit even so is left as it is written.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}

private struct AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}
