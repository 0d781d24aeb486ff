extension Segment {
    /// What becomes of the segment's content and children once they are one picture. Nil, and no projection: they are
    /// drawn straight over the rest. The segment's opacity and clip are those of the result, the clip before `projection`.
    public var effect: LayerEffect? {
        get { layerState?.effect }
        set {
            if newValue == effect { return }
            layer { $0.effect = newValue }
        }
    }

    /// From the segment's own space to where `transform` begins; its inside is mapped as one picture, after the effect.
    public var projection: Projection? {
        get { layerState?.projection }
        set {
            if newValue == projection { return }
            layer { $0.projection = newValue }
        }
    }

    private func layer(_ change: (LayerState) -> Void) {
        let state = layerState ?? LayerState()
        layerState = state
        let effect = state.effect
        change(state)
        if state.effect != effect { state.version &+= 1 }
        if state.projection == nil { state.picture = nil }
        cell.pointee.hasLayer = !state.isIdle
        noteKind()
        markChanged()
    }

    /// Makes a segment the only child; nothing is done, and nothing allocated, if it is that already.
    public func setOnlyChild(_ child: Segment) {
        if children.count == 1, children[0] === child, child.cell.pointee.parent == cell { return }
        setChildren([child])
    }

    /// Sets two children, the second in front.
    public func setChildren(_ first: Segment, _ second: Segment) {
        if children.count == 2, children[0] === first, children[1] === second,
            first.cell.pointee.parent == cell, second.cell.pointee.parent == cell
        {
            return
        }
        setChildren([first, second])
    }
}
