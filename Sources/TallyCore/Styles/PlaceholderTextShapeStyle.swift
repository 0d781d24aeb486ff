/// The colour of text that stands where nothing was entered yet.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(StyleContext.label(level: 2, environment.colorScheme)))
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
