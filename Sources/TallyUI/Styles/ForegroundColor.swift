import TallyCore

private struct ColorLevel: ForegroundLevels, Equatable {
    let color: Color?
    var styles: [AnyShapeStyle] { color.map { [AnyShapeStyle($0)] } ?? [] }
}

extension View {
    /// Sets the foreground colour; with nil each control and container is drawn in its own.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(levels: ColorLevel(color: color), reach: .all))
    }
}
