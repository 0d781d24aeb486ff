import TallyCore

extension View {
    public nonisolated func accentColor(_ color: Color?) -> some View { environment(\.tint, color) }
}
