import TallyCore

private struct ListGroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// Whether the ground of lists, forms and text editors is drawn.
    var scrollContentBackground: Visibility {
        get { self[ListGroundKey.self] }
        set { self[ListGroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether lists and forms in the view draw the ground behind their rows. Plain lists have none.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
