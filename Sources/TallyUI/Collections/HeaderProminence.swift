import TallyCore

/// How much something is to be seen.
public enum Prominence: Sendable {
    case standard
    case increased
}

private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    /// How the headers of sections are seen in lists and menus.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets how the headers of the sections in the view are seen: `increased` ones are larger, in the colour of texts, and
    /// written as they are.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
