import TallyCore

extension View {
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
