internal import Foundation

extension CALayer {
    final func detachFromTree(_ layer: CALayer) {
        if layer.parent === self { children.removeAll { $0 === layer } } else { layer.removeFromSuperlayer() }
    }

    /// Nothing is done for a layer that this one stands inside of, or itself.
    final func insert(_ layer: CALayer, at index: Int) {
        var above: CALayer? = self
        while let next = above {
            if next === layer { return }
            above = next.parent
        }
        let wasInside = layer.parent === self
        detachFromTree(layer)
        let index = min(index, children.endIndex)
        children.insert(layer, at: index)
        layer.parent = self
        if !wasInside, let context { layer.enter(context) }
        if layer.marks.needsLayout || layer.marks.hasLayoutInside { layer.markAbove() }
        changed(.children)
        if !wasInside, context != nil {
            layer.orderIn()
            happens(LayerEvent.sublayers)
        }
    }

    /// Becomes part of a tree that is shown.
    package final func enter(_ context: LayerContext) {
        self.context = context
        marks.isQueued = false
        marks.stale = []
        changed(.all)
        if !clock.isIdentity { context.noteTiming() }
        if isPlayed { context.begin(self) }
        if marks.needsDisplay { context.needsCommit() }
        for child in children { child.enter(context) }
        mask?.enter(context)
    }

    package final func leaveContext() {
        guard let context else { return }
        context.forget(self)
        self.context = nil
        isShown = false
        committed = nil
        drawing = nil
        replicas = [:]
        for child in children { child.leaveContext() }
        mask?.leaveContext()
        if !attached.isEmpty { detach { _ in true } }
        animated = nil
    }

    /// Notes that what is drawn differs.
    package final func changed(_ what: LayerChange) {
        guard let context else { return }
        if steadyGroup != nil { leaveSteadyGroup() }
        marks.stale.formUnion(what)
        if marks.isQueued { return }
        marks.isQueued = true
        context.queue(self)
    }
}
