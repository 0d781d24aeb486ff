import TallyCore

/// How all texts of a view are written that do not say so themselves.
extension View {
    nonisolated func textStyle(_ change: @escaping (inout Text.Style) -> Void) -> some View {
        transformEnvironment(\.textStyle) { style in
            var changed = style ?? Text.Style()
            change(&changed)
            style = changed
        }
    }
}

extension EnvironmentValues {
    private enum TextStyleKey: EnvironmentKey {
        static let defaultValue: Text.Style? = nil
    }

    /// What texts leave open, other than the font that it is applied to.
    package var textStyle: Text.Style? {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
}
