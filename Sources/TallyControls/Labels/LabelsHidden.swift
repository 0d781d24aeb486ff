import TallyCore

private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show their labels: `hidden` where they leave them out, else `automatic`.
    public var labelsVisibility: Visibility {
        get { areLabelsHidden ? .hidden : .automatic }
        set { areLabelsHidden = newValue == .hidden }
    }

    /// Whether controls leave their labels out.
    var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Controls in the view leave their labels out.
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
