/// The background of the surroundings.
@frozen
public struct BackgroundStyle: ShapeStyle, Equatable {
    @inlinable public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.background(level: 0))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
