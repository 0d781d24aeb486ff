import TallyCore

extension View {
    /// Draws a line under every text inside, unless the text says otherwise of its own.
    ///
    /// - Parameter color: nil: each text's.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
}

extension EnvironmentValues {
    private enum UnderlineStyleKey: EnvironmentKey {
        static let defaultValue: Text.LineStyle? = nil
    }

    var underlineStyle: Text.LineStyle? {
        get { self[UnderlineStyleKey.self] }
        set { self[UnderlineStyleKey.self] = newValue }
    }
}
