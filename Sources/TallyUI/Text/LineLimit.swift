import TallyCore

extension View {
    public nonisolated func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}
