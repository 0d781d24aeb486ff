internal import Foundation
internal import TallyCore
internal import TallyScene

extension CALayer {
    /// Returns what the layer draws below its sublayers, the farthest first.
    @MainActor final func parts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        // A layer without a plane of its own draws nothing in it.
        if keepsDepth { return [] }
        var parts: [LayerPart] = []
        if let shadow = pathShadow(values) { parts.append(shadow) }
        let bounds = Rect(values.bounds)
        if let color = values.backgroundColor, color.rgba.alpha > 0, !bounds.isEmpty {
            parts.append(filled(bounds, radius: Double(values.cornerRadius), .color(color.rgba)))
        }
        if values.contents != nil { parts += self.parts(of: values.contents, values) }
        parts += ownParts(values, surroundings)
        return parts
    }

    private func filled(_ rect: Rect, radius: Double, _ paint: Paint) -> LayerPart {
        let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        if radius == 0 || (maskedCorners == .all && cornerCurve != .continuous) {
            return LayerPart(.roundedRect(rect, radius: radius, paint), label: "rectangle")
        }
        return LayerPart(.fill(roundedOutline(rect, radius), paint, evenOdd: false), label: "rectangle")
    }

    /// Returns the outline of a rectangle whose masked corners are round.
    func roundedOutline(_ rect: Rect, _ radius: Double) -> Outline {
        func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? CGFloat(radius) : 0 }
        return Path(
            roundedRect: CGRect(rect),
            cornerRadii: RectangleCornerRadii(
                topLeading: corner(.layerMinXMinYCorner), bottomLeading: corner(.layerMinXMaxYCorner),
                bottomTrailing: corner(.layerMaxXMaxYCorner), topTrailing: corner(.layerMaxXMinYCorner)),
            style: cornerCurve == .continuous ? .continuous : .circular
        ).outline
    }

    final func border(_ values: LayerValues) -> LayerPart? {
        guard values.hasLook, !keepsDepth else { return nil }
        let look = values.appearance
        let width = Double(look.borderWidth)
        guard width > 0, width.isFinite, let color = look.borderColor, color.rgba.alpha > 0, !values.bounds.isEmpty
        else { return nil }
        let inside = Rect(values.bounds).insetBy(width / 2)
        guard !inside.isEmpty else { return nil }
        let radius = max(0, min(Double(values.cornerRadius) - width / 2, min(inside.width, inside.height) / 2))
        return LayerPart(
            .stroke(roundedOutline(inside, radius), .color(color.rgba), Stroke(width: width)), label: "rectangle")
    }

    /// The shadow of a path of its own; nil: the drawing throws it, or nothing does.
    private func pathShadow(_ values: LayerValues) -> LayerPart? {
        guard values.hasLook, let path = values.appearance.shadowPath, let color = shadowPaint(values) else {
            return nil
        }
        let look = values.appearance
        var part = LayerPart(
            .fill(path.path.outline, .color(color), evenOdd: false),
            at: .translation(x: look.shadowOffset.width, y: look.shadowOffset.height), label: "shadow")
        part.blur = Double(look.shadowRadius)
        return part
    }

    private func shadowPaint(_ values: LayerValues) -> RGBA? {
        let look = values.appearance
        guard look.shadowOpacity > 0, var color = look.shadowColor?.rgba, color.alpha > 0 else { return nil }
        color.alpha *= min(look.shadowOpacity, 1)
        return color
    }

    /// The shadow that the drawing itself throws.
    final func ownShadow(_ values: LayerValues) -> LayerEffect? {
        guard values.hasLook, !keepsDepth, values.appearance.shadowPath == nil, let color = shadowPaint(values) else {
            return nil
        }
        let look = values.appearance
        return .shadow(
            color, deviation: Double(look.shadowRadius), x: Double(look.shadowOffset.width),
            y: Double(look.shadowOffset.height))
    }

    final func clip(_ values: LayerValues) -> Clip? {
        guard values.masksToBounds, !keepsDepth else { return nil }
        let bounds = Rect(values.bounds)
        let radius = max(0, min(Double(values.cornerRadius), min(bounds.width, bounds.height) / 2))
        return radius == 0 ? .rect(bounds) : .outline(roundedOutline(bounds, radius), evenOdd: false)
    }
}
