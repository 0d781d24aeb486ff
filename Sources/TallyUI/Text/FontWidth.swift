import TallyCore

extension View {
    /// Sets the width of fonts; a font without widths stays as it is.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { if let width { $0 = ($0 ?? .body).width(width) } }
    }
}
