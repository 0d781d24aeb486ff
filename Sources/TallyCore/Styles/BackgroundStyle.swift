/// The background of the surroundings.
@frozen
public struct BackgroundStyle: ShapeStyle, Equatable {
    @inlinable public init() {}

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let isRaised = environment.isElevated && environment.colorScheme == .dark && environment.backgroundStyle == nil
        return _ResolvedShapeStyle(.background(level: isRaised ? 1 : 0))
    }
}

private struct ElevatedKey: EnvironmentKey { static let defaultValue = false }
private struct BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// Whether the view stands on something over the rest of the stage, which is brighter in the dark.
    package var isElevated: Bool {
        get { self[ElevatedKey.self] }
        set { self[ElevatedKey.self] = newValue }
    }

    /// What `BackgroundStyle` is here; nil: the colour scheme's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
