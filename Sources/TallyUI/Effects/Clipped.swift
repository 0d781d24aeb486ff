import TallyCore

extension View {
    public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
}
