import TallyCore

extension View {
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
}
