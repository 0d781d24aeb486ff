import TallyCore

extension View {
    public nonisolated func tint(_ tint: Color?) -> some View { environment(\.tint, tint) }

    /// Fills controls with a style: what a progress view, gauge or slider shows of its value, a switch that is on, a
    /// prominent button. Texts that take one colour alone, as links, take the style's first.
    ///
    /// `Color.accentColor` stays the colour of the scheme. Nil: what is theirs.
    public nonisolated func tint<S>(_ tint: S?) -> some View where S: ShapeStyle {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }
}
