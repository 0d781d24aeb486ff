internal import Foundation
internal import TallyCore
internal import TallyScene

extension CALayer {
    /// Draws the layer and what is inside, as shown now, into a context, in the space of its bounds.
    ///
    /// Masks, shadows of what is drawn and depth are left out; before anything has been shown, so are texts.
    public func render(in ctx: CGContext) {
        let surroundings = context?.surroundings ?? LayerContexts.surroundings
        let layer = OnMain((self, ctx, surroundings))
        MainActor.assumeIsolated {
            let (layer, context, surroundings) = layer.value
            layer.render(into: context, surroundings, .identity, opacity: 1)
        }
    }

    @MainActor
    private func render(into ctx: CGContext, _ surroundings: LayerSurroundings?, _ map: Affine, opacity: Double) {
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
