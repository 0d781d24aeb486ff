/// The tint of the surroundings.
@frozen
public struct TintShapeStyle: ShapeStyle, Equatable {
    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.tint)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
