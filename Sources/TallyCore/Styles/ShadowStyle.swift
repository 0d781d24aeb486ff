public import Foundation
import TallyScene

/// A shadow that belongs to a style: beneath what is drawn with it, or inside of its edges.
///
/// Shapes, texts, symbols and template pictures show it; what is drawn in a canvas, and lines of texts, do not.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
    let isInner: Bool

    /// A shadow beneath what is drawn, as the modifier `shadow(color:radius:x:y:)` makes it of a view.
    ///
    /// - Parameters:
    ///   - radius: in points, two standard deviations of the blur; not above 0 it is sharp.
    ///   - x: points to the right; what is not finite counts as 0, as for `y`.
    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
    }

    /// A shadow that the edges throw inwards, upon what is drawn: `x` and `y` move the edges, not the drawing.
    ///
    /// - Parameters:
    ///   - radius: in points, two standard deviations of the blur; not above 0 it is sharp.
    ///   - x: points to the right; what is not finite counts as 0, as for `y`.
    public static func inner(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
    }

    func resolved(in environment: EnvironmentValues) -> LayerShadow {
        LayerShadow(
            color: color.resolve(in: environment).rgba, deviation: Double(radius.sanitizedExtent) / 2,
            x: x.isFinite ? Double(x) : 0, y: y.isFinite ? Double(y) : 0, isInner: isInner)
    }
}

/// A style with a shadow.
@frozen
public struct _ShadowShapeStyle<Style>: ShapeStyle where Style: ShapeStyle {
    @usableFromInline var style: Style
    @usableFromInline var shadowStyle: ShadowStyle

    @inlinable init(style: Style, shadowStyle: ShadowStyle) {
        self.style = style
        self.shadowStyle = shadowStyle
    }

    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        let base = style._resolvedStyle(in: environment).style
        return _ResolvedShapeStyle(.shadowed(base, shadowStyle.resolved(in: environment)))
    }
}

extension ShapeStyle {
    /// Returns the style with a shadow; of several the first lies nearest to what is drawn.
    @inlinable public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// Returns the foreground style with a shadow.
    @inlinable public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: ForegroundStyle(), shadowStyle: style)
    }
}
