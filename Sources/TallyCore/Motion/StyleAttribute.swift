import Foundation
import TallyMotion
import TallyScene

/// A colour or gradient that moves: one attribute for each four of its numbers. Another kind of style shows at once, as do other
/// shadows.
@MainActor
package final class StyleAttribute {
    // unowned: the element, or a slot of it, holds it.
    private unowned(unsafe) let element: Element
    private(set) var style: ResolvedStyle?
    private(set) var attributes: [Attribute] = []
    /// The shadows of what is drawn with the style, which itself is without them; nil: there are none.
    package private(set) var shadows: LayerEffect?

    package init(_ element: Element) { self.element = element }

    package func set(_ new: ResolvedStyle, scope: TransactionScope) {
        if case .shadowed = new {
            let (base, shadows) = new.withoutShadows
            setShadows(.shadows(shadows))
            return setBase(base, scope: scope)
        }
        setShadows(nil)
        setBase(new, scope: scope)
    }

    private func setShadows(_ new: LayerEffect?) {
        if shadows == new { return }
        shadows = new
        element.isContentStale = true
        element.needsRecord()
    }

    private func setBase(_ new: ResolvedStyle, scope: TransactionScope) {
        if style == new { return }
        let vectors = new.vectors
        if let old = style, !old.isAnimatable(to: new) {
            for attribute in attributes { scope.runtime.animator.stop(attribute) }
            attributes = []
        }
        style = new
        while attributes.count < vectors.count { attributes.append(Attribute(element, isPartOfContent: true)) }
        for (attribute, vector) in zip(attributes, vectors) { attribute.set(vector, scope: scope) }
        element.isContentStale = true
        element.needsRecord()
    }

    /// The style as shown in this frame.
    package var shown: ResolvedStyle {
        guard let style else { return .color(Color.Resolved(RGBA.clear)) }
        if attributes.allSatisfy({ $0.runIndex < 0 }) { return style }
        return style.replacing(vectors: attributes.map(\.presented))
    }

    package func paint(in rect: CGRect) -> Paint { shown.paint(in: rect, context: StyleContext()) }

    /// Returns the paint of a gradient; nil for a style of one colour.
    package func gradient(in rect: CGRect) -> Paint? {
        switch style {
        case .color, nil: return nil
        default:
            let paint = paint(in: rect)
            if case .color = paint { return nil }
            return paint
        }
    }

    /// The colour of a style of one colour; a gradient's paint is not one.
    package var color: RGBA {
        if case .color(let color) = shown { return color.rgba }
        if case .material(let material) = shown { return material.paint.color }
        if case .color(let rgba) = shown.paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), context: StyleContext()) {
            return rgba
        }
        return .black
    }
}

extension EnvironmentValues {
    /// What styles that depend on their place find here.
    package var styleContext: StyleContext {
        StyleContext(
            scheme: colorScheme,
            foreground: (foreground ?? standardForeground)?.levels(in: self) ?? [],
            background: backgroundStyle?._resolvedStyle(in: self).style, tint: resolvedTint)
    }

    package func concreteStyle<S: ShapeStyle>(_ style: S) -> ResolvedStyle {
        style._resolvedStyle(in: self).style.concrete(in: styleContext)
    }

    /// The style of texts and shapes that bring none.
    package var concreteForeground: ResolvedStyle { ResolvedStyle.foreground(level: 0).concrete(in: styleContext) }
}
