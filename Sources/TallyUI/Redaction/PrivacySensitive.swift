import TallyCore

private struct PrivacyKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isPrivacySensitive: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }
}

extension View {
    /// Marks texts and images inside for being redacted where privacy is a reason.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
