/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    public init<S>(_ style: S) where S: ShapeStyle { base = (style as? AnyShapeStyle)?.base ?? style }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        base._resolvedStyle(in: environment)
    }
}
