import TallyCore

private struct TwoLevels<S1: ShapeStyle, S2: ShapeStyle>: ForegroundLevels {
    let first: S1
    let second: S2
    var styles: [AnyShapeStyle] { [AnyShapeStyle(first), AnyShapeStyle(second)] }
}

private struct ThreeLevels<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>: ForegroundLevels {
    let first: S1
    let second: S2
    let third: S3
    var styles: [AnyShapeStyle] { [AnyShapeStyle(first), AnyShapeStyle(second), AnyShapeStyle(third)] }
}

extension View {
    /// Levels of the foreground, as `.secondary`, are those of the foreground style around.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(levels: OneLevel(first: style), reach: .all))
    }

    /// Sets the styles of the first two levels; further levels are fainter seconds.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier(levels: TwoLevels(first: primary, second: secondary), reach: .all))
    }

    /// Sets the styles of the first three levels; further levels are fainter thirds.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(
                levels: ThreeLevels(first: primary, second: secondary, third: tertiary), reach: .all))
    }
}
