import TallyCore

extension View {
    /// Sets what `BackgroundStyle` is within the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
