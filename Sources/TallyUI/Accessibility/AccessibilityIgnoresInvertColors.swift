import TallyCore

extension View {
    /// Changes nothing: colors are not inverted here.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}
