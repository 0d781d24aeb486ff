import TallyCore

extension View {
    /// Sets what the sheet or the cover around is filled with.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        let ground = AnyShapeStyle(style)
        return presentationChange { $0.ground = ground }
    }
}
