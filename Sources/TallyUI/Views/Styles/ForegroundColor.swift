private struct ColorLevel: ForegroundLevels, Equatable {
    let color: Color?
    var styles: [AnyShapeStyle] { color.map { [AnyShapeStyle($0)] } ?? [] }
}

extension View {
    /// Nil: each control and container in its own.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(levels: ColorLevel(color: color), reach: .all))
    }
}
