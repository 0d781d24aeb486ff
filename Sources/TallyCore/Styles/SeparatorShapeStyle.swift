/// The colour of lines between parts of an interface.
public struct SeparatorShapeStyle: ShapeStyle {
    public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let color: UInt32 = environment.colorScheme == .dark ? 0x5454_5899 : 0x3C3C_434A
        return _ResolvedShapeStyle(.color(Color.Resolved(hexadecimal: color)))
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
