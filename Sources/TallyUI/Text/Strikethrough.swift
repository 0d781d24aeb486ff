import TallyCore

extension View {
    /// Draws a line through every text inside, unless the text says otherwise of its own.
    ///
    /// - Parameter color: nil: each text's.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}

extension EnvironmentValues {
    private enum StrikethroughStyleKey: EnvironmentKey {
        static let defaultValue: Text.LineStyle? = nil
    }

    var strikethroughStyle: Text.LineStyle? {
        get { self[StrikethroughStyleKey.self] }
        set { self[StrikethroughStyleKey.self] = newValue }
    }
}
