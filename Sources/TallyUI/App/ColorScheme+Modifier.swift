import TallyCore

extension View {
    /// Draws the view for the light or for the dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
