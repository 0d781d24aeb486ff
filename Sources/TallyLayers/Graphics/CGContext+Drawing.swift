package import Foundation
internal import TallyCore
package import TallyScene

extension CGContext {
    /// What has been drawn. What erased or blended is one picture: it reaches nothing behind.
    package var parts: [LayerPart] {
        layers.reversed().reduce(whole) { inside, layer in layer.outside + (inside.isEmpty ? [] : [layer.part(inside)])
        }
    }

    /// What the innermost layer has drawn.
    var whole: [LayerPart] { isIsolated && !drawn.isEmpty ? [LayerPart(drawn, opacity: 1, label: "drawing")] : drawn }

    /// Draws texts; for UIKit's own.
    package func draw(_ text: ShapedText, at point: CGPoint, color: RGBA) {
        draw(
            .text(text, color: faded(color)),
            at: Affine.translation(x: point.x, y: point.y).concatenating(state.map.affine), label: "text")
    }

    /// Draws the shadow that a text throws.
    ///
    /// - Parameter blur: the standard deviation, in points.
    package func draw(_ text: ShapedText, at point: CGPoint, color: RGBA, blur: Double) {
        let transform = Affine.translation(x: point.x, y: point.y).concatenating(state.map.affine)
        var part = LayerPart(.text(text, color: faded(color)), at: transform, label: "shadow")
        part.blur = blur
        lay(part)
    }

    func faded(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    func draw(
        _ content: DrawContent, at transform: Affine = .identity, opacity: Double = 1, label: StaticString = "path"
    ) {
        if let shadow = state.shadow, let color = content.shade(shadow.color) {
            var part = LayerPart(
                color,
                at: transform.concatenating(
                    .translation(x: Double(shadow.offset.width), y: Double(shadow.offset.height))), label: "shadow")
            part.blur = shadow.blur
            part.opacity = opacity
            lay(part)
        }
        var part = LayerPart(content, at: transform, label: label)
        part.opacity = opacity
        if let clip = state.clip, !clip.covers(transform.apply(content.bounds)) {
            guard let inverse = transform.inverse else { return }
            part.clip = transform == .identity ? clip : clip.mapped(inverse, state.clipPath)
        }
        if case .image = content, let shadow = state.shadow { part = part.throwing(shadow) }
        lay(part)
    }
}

extension LayerPart {
    /// The same with a shadow of its coverage behind it.
    func throwing(_ shadow: (color: RGBA, offset: CGSize, blur: Double)) -> LayerPart {
        var whole = LayerPart([self], opacity: 1, label: "shadow")
        whole.effect = .shadow(
            shadow.color, deviation: shadow.blur, x: Double(shadow.offset.width), y: Double(shadow.offset.height))
        return whole
    }
}
