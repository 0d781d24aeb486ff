/// Translucent grey to fill shapes with, as the ground of a control, fainter level by level.
public struct FillShapeStyle: ShapeStyle {
    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.fill(level: 0))
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
