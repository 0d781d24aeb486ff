internal import Foundation
internal import TallyCore
internal import TallyScene

extension CALayer {
    /// Draws the layer and what is inside, as shown now, into a context, in the space of its bounds.
    ///
    /// What has not been drawn yet is. Masks, shadows of what is drawn and depth are left out.
    public func render(in ctx: CGContext) {
        let layer = OnMain((self, ctx))
        MainActor.assumeIsolated {
            let (layer, context) = layer.value
            let surroundings = layer.context?.surroundings ?? LayerSurroundings.known
            layer.render(into: context, surroundings, .identity, opacity: 1)
        }
    }

    /// Returns what `render(in:)` draws, as contents.
    @MainActor package func rendered() -> DrawnContents {
        let context = CGContext()
        context.clip(bounds: bounds)
        render(in: context)
        return DrawnContents(context.parts, bounds)
    }

    /// Has what was changed since the last frame drawn.
    @MainActor package func drawWhatHasChanged() {
        context?.commit()
        context?.drawAgain()
    }

    @MainActor
    private func render(into ctx: CGContext, _ surroundings: LayerSurroundings?, _ map: Affine, opacity: Double) {
        displayIfNeeded()
        let values = shownValues
        guard let surroundings, !values.isHidden, values.opacity > 0 else { return }
        let opacity = opacity * min(values.opacity, 1)
        ctx.saveGState()
        for part in parts(values, surroundings) { ctx.add(part, map, opacity: opacity) }
        if values.masksToBounds { ctx.clip(to: values.bounds.applying(CGAffineTransform(map))) }
        for child in childrenInOrder {
            let own = child.mapToParent(child.shownValues, parent: values).affine ?? .identity
            child.render(into: ctx, surroundings, own.concatenating(map), opacity: opacity)
        }
        if let border = border(values) { ctx.add(border, map, opacity: opacity) }
        ctx.restoreGState()
    }
}
