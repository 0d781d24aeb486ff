/// A colour or pattern to fill, stroke or write with.
///
/// Your own style answers `resolve(in:)` with another one.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style as it is in these surroundings.
    func resolve(in environment: EnvironmentValues) -> Resolved

    func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) resolves to nothing else; implement resolve(in:) to make it a style.")
    }
}

extension ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        resolve(in: environment)._resolvedStyle(in: environment)
    }
}

/// A style in its surroundings, as the runtime keeps it.
public struct _ResolvedShapeStyle: Sendable {
    package let style: ResolvedStyle

    package init(_ style: ResolvedStyle) { self.style = style }
}

extension Never: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        switch self {}
    }
}

extension Color: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(resolve(in: environment)))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(self))
    }
}
