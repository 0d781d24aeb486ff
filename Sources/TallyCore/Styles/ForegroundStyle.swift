/// The foreground style of the surroundings.
@frozen
public struct ForegroundStyle: ShapeStyle, Equatable {
    @inlinable public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.foreground(level: 0))
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
