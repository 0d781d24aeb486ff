/// The colour of links.
public struct LinkShapeStyle: ShapeStyle {
    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(
            .color(Color.Resolved(hexadecimal: environment.colorScheme == .dark ? 0x0984_FFFF : 0x007A_FFFF)))
    }
}

extension ShapeStyle where Self == LinkShapeStyle {
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
