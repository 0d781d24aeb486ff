/// A style with its opacity multiplied.
@frozen
public struct _OpacityShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    public var style: Style
    public var opacity: Float

    @inlinable public init(style: Style, opacity: Float) {
        self.style = style
        self.opacity = opacity
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.opacity(style._resolvedStyle(in: environment).style, Double(opacity)))
    }
}

/// A style that asks for a blend mode. The painter draws styles with the normal one; use the view modifier.
@frozen
public struct _BlendModeShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    public var style: Style
    public var blendMode: BlendMode

    @inlinable public init(style: Style, blendMode: BlendMode) {
        self.style = style
        self.blendMode = blendMode
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        style._resolvedStyle(in: environment)
    }
}

extension ShapeStyle {
    /// Returns the same style, its opacity multiplied; NaN counts as 0.
    @inlinable public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: Float(opacity))
    }

    @inlinable public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    @inlinable public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: ForegroundStyle(), opacity: Float(opacity))
    }

    @inlinable public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: ForegroundStyle(), blendMode: mode)
    }
}
