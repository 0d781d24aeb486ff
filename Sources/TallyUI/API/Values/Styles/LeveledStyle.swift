/// A style that brings one for each of its first levels.
struct LeveledStyle: ShapeStyle {
    let levels: [AnyShapeStyle]

    init(_ levels: [AnyShapeStyle]) { self.levels = levels }

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { levels[0] }
}

extension AnyShapeStyle {
    /// The styles from the first level on.
    func levels(in environment: EnvironmentValues) -> [ResolvedStyle] {
        guard let leveled = base as? LeveledStyle else { return [_resolvedStyle(in: environment).style] }
        return leveled.levels.map { $0._resolvedStyle(in: environment).style }
    }
}
