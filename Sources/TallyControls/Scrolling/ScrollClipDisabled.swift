import TallyCore

private struct ClipDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var isScrollClipDisabled: Bool {
        get { self[ClipDisabledKey.self] }
        set { self[ClipDisabledKey.self] = newValue }
    }
}

extension View {
    /// Lets scroll views inside draw beyond their windows; nothing is hit there.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }
}
