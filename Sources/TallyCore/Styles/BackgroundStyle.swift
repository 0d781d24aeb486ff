/// The background of the surroundings.
@frozen
public struct BackgroundStyle: ShapeStyle, Equatable {
    @inlinable public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.background(level: environment.isElevated && environment.colorScheme == .dark ? 1 : 0))
    }
}

private struct ElevatedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the view stands on something over the rest of the stage, which is brighter in the dark.
    package var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
