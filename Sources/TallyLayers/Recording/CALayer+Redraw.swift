internal import Foundation
internal import TallyCore
internal import TallyScene

extension CALayer {
    /// Returns the layer's segments, made with the first call.
    package final func ensureDrawing() -> LayerDrawing {
        if let replica = context?.replica { return replicaDrawing(replica) }
        if let drawing { return drawing }
        let made = LayerDrawing()
        drawing = made
        return made
    }

    /// Writes what differs to the segments.
    @MainActor final func redraw(_ surroundings: LayerSurroundings) {
        let what = marks.stale
        marks.stale = []
        let values = hasAnimatedValues ? shownValues : modelValues
        let drawing = ensureDrawing()
        if what.contains(.body) || what.contains(.children) {
            drawing.compose(self, values, surroundings)
            if placesChildrenInSpace(values) { for child in children { child.placeInSpace() } }
        }
        if what.contains(.place) {
            drawing.place(self, values)
            if keepsDepth { for child in children { child.placeInSpace() } }
        }
        if !attached.isEmpty { joinSteadyGroup() }
    }

    private var hasAnimatedValues: Bool { !attached.isEmpty }

    private func placeInSpace() {
        leaveSteadyGroup()
        ensureDrawing().place(self, shownValues)
        if keepsDepth { for child in children { child.placeInSpace() } }
    }

    /// Whether sublayers are mapped to this layer's plane one by one.
    final func placesChildrenInSpace(_ values: LayerValues) -> Bool {
        keepsDepth || (values.hasMaps && !values.sublayerTransform.isFlat)
    }

    /// The map that all sublayers share, where one of the plane does; nil: none.
    final func sharedSublayerMap(_ values: LayerValues) -> Affine? {
        guard values.hasMaps, !keepsDepth, values.sublayerTransform.isFlat,
            !CATransform3DIsIdentity(values.sublayerTransform)
        else { return nil }
        let x = values.bounds.minX + values.anchorPoint.x * values.bounds.width
        let y = values.bounds.minY + values.anchorPoint.y * values.bounds.height
        return Affine.translation(x: -x, y: -y)
            .concatenating(CATransform3DGetAffineTransform(values.sublayerTransform).affine)
            .concatenating(.translation(x: x, y: y))
    }

    /// The transition under way.
    final var transition: RunningTransition? {
        guard let context, let attached = attached.last(where: { $0.running?.isTransition == true }),
            let transition = attached.animation as? CATransition,
            let progress = attached.running?.transitionProgress(at: localTime(context.shownTime))
        else { return nil }
        return RunningTransition(
            before: attached.before?.segment, type: transition.type, subtype: transition.subtype, progress: progress)
    }
}

extension CATransform3D {
    /// Depth neither comes of it nor matters to it.
    var isFlat: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m34 == 0 && m31 == 0 && m32 == 0 && m44 == 1
    }
}
