internal import Foundation
internal import TallyCore
package import TallyScene

/// The segments that show one layer.
///
/// The outer one stands where the layer does, and has its opacity. Inside are what the layer draws, its sublayers and its border;
/// where a mask, a shadow or a transition needs it, within a body of their own.
package final class LayerDrawing {
    package let outer = Segment()
    private var body: Segment?
    private var parts: [Segment] = []
    private var border: Segment?
    /// Around the sublayers, where they are moved together.
    private var moved: Segment?
    private var stage: TransitionSegments?
    private(set) var drawsSeveral = false
    /// Where the one thing that the layer draws stands in it, if the outer segment draws that itself.
    private(set) var shift = Point.zero

    /// Whether one of the segments, and none of a layer inside, is that one.
    package func draws(_ segment: Segment) -> Bool {
        segment === outer || segment === body || segment === border || parts.contains { $0 === segment }
    }

    /// Returns segments that go on showing what the layer shows now, in its own space.
    package func copyOfWhatIsShown() -> Segment { snapshot().segment }

    /// Returns what the layer shows now, without its place.
    func snapshot() -> LayerSnapshot { LayerSnapshot(outer, shift) }

    /// Puts what the layer draws together.
    @MainActor
    func compose(_ layer: CALayer, _ values: LayerValues, _ surroundings: LayerSurroundings) {
        let drawn = layer.parts(values, surroundings)
        let shadow = layer.ownShadow(values)
        let transition = layer.transition
        let mask = layer.keepsDepth ? nil : layer.mask
        let needsBody = transition != nil || (mask != nil && (shadow != nil || !drawn.isEmpty)) || mask != nil
        let inner = needsBody ? body ?? Segment() : outer
        if needsBody { body = inner }
        if !needsBody, let old = body {
            // What stood in the body stands in the outer one again.
            old.setChildren([])
            old.content = .nothing
            body = nil
        }
        if inner !== outer, outer.draws { outer.content = .nothing }

        var list: [Segment] = []
        var rest = drawn[...]
        let children = sublayers(layer, values, surroundings)
        let oldShift = shift
        shift = .zero
        if drawn.count == 1, children.isEmpty, inner === outer, let only = drawn.first, only.isMovedOnly, shadow == nil,
            !values.masksToBounds, layer.foreignSegment(values) == nil, layer.border(values) == nil
        {
            // A label's text: one segment does for all.
            shift = Point(x: only.transform.tx, y: only.transform.ty)
            if !inner.content.isSame(as: only.content) { inner.content = only.content }
            inner.label = only.label
            rest = []
        } else if let first = rest.first, first.isBare {
            if !inner.content.isSame(as: first.content) { inner.content = first.content }
            inner.label = first.label
            rest = rest.dropFirst()
        } else if case .nothing = inner.content {
        } else {
            inner.content = .nothing
        }
        while parts.count < rest.count { parts.append(Segment()) }
        for (segment, part) in zip(parts, rest) {
            part.fill(segment)
            list.append(segment)
        }
        list += children
        if let foreign = layer.foreignSegment(values) { list.append(foreign) }
        if let part = layer.border(values) {
            let segment = border ?? Segment()
            border = segment
            part.fill(segment)
            list.append(segment)
        }
        inner.setChildren(list)
        inner.clip = layer.clip(values)
        // What is inside of a single layer inside may be several.
        drawsSeveral = list.count + (drawn.first?.isBare == true ? 1 : 0) > 1 || !layer.children.isEmpty
        inner.effect = shadow
        if let transition {
            stageTransition(transition, inner, values, clip: inner.clip)
        } else {
            stage = nil
        }
        if needsBody {
            let content = stage?.group ?? inner
            if let mask {
                outer.setChildren(content, mask.ensureDrawing().outer)
            } else {
                outer.setOnlyChild(content)
            }
            outer.clip = nil
        }
        noteEffect(layer, values)
        if shift != oldShift { place(layer, values) }
    }

    /// Whether nothing but a translation and an opacity says where the layer is.
    var isSimplyPlaced: Bool { outer.projection == nil && outer.transform.isTranslation }

    /// Where the outer segment stands in the superlayer, for a layer without maps.
    func placement(of values: LayerValues) -> Point {
        Point(
            x: values.position.x - values.bounds.minX - values.anchorPoint.x * values.bounds.width + shift.x,
            y: values.position.y - values.bounds.minY - values.anchorPoint.y * values.bounds.height + shift.y)
    }

    /// Groups what fades as one picture, or has a mask.
    func noteEffect(_ layer: CALayer, _ values: LayerValues) {
        if layer.mask != nil, !layer.keepsDepth {
            outer.effect = .mask
        } else if outer.effect == nil || outer.effect == .group || body != nil {
            let isFaded = values.opacity < 1 && values.opacity > 0 && layer.allowsGroupOpacity && !layer.keepsDepth
            outer.effect = isFaded && (drawsSeveral || body != nil) ? .group : nil
        }
    }

    @MainActor
    private func sublayers(
        _ layer: CALayer, _ values: LayerValues, _ surroundings: LayerSurroundings
    ) -> [Segment] {
        let children = layer.childrenInOrder
        if children.isEmpty { return [] }
        let drawings = children.map { $0.ensureDrawing() }
        if let own = layer.replicated(drawings, values, surroundings) { return own }
        let segments = drawings.map(\.outer)
        guard let map = layer.sharedSublayerMap(values) else { return segments }
        let moved = moved ?? Segment()
        self.moved = moved
        moved.transform = map
        moved.setChildren(segments)
        return [moved]
    }

    /// Puts the layer where it stands.
    func place(_ layer: CALayer, _ values: LayerValues) {
        let parent = layer.parent
        let parentValues = parent?.shownValues
        var opacity = values.isHidden ? 0 : min(max(values.opacity, 0), 1)
        if let parent, let parentValues, parent.placesChildrenInSpace(parentValues) {
            var map = layer.spaceMap(values, parent: parentValues)
            var above: CALayer? = parent
            while let current = above, current.keepsDepth {
                let shown = current.shownValues
                map = map.concatenating(current.spaceMap(shown, parent: current.parent?.shownValues))
                opacity *= min(max(shown.opacity, 0), 1)
                above = current.parent
            }
            show(map.projection)
        } else if layer.keepsDepth {
            outer.transform = .identity
            outer.projection = nil
            opacity = 1
        } else if values.hasMaps {
            show(layer.spaceMap(values, parent: nil).projection)
        } else {
            if outer.projection != nil { outer.projection = nil }
            let place = placement(of: values)
            outer.transform = .translation(x: place.x, y: place.y)
        }
        if values.hasLook, !values.appearance.isDoubleSided, isTurnedAway(values) { opacity = 0 }
        outer.opacity = opacity
        noteEffect(layer, values)
    }

    private func show(_ map: Projection) {
        let map = shift == .zero ? map : Projection(.translation(x: shift.x, y: shift.y)).concatenating(map)
        guard map.isFinite else {
            outer.opacity = 0
            return
        }
        if let affine = map.affine {
            outer.projection = nil
            outer.transform = affine
        } else {
            outer.transform = .identity
            outer.projection = map
        }
    }

    /// True if the layer shows its back.
    private func isTurnedAway(_ values: LayerValues) -> Bool {
        let map = outer.projection ?? Projection(outer.transform)
        let bounds = values.bounds
        let corner = Point(x: bounds.midX, y: bounds.midY)
        guard let a = map.apply(corner), let b = map.apply(Point(x: corner.x + 1, y: corner.y)),
            let c = map.apply(Point(x: corner.x, y: corner.y + 1))
        else { return true }
        return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) < 0
    }

    private func stageTransition(
        _ transition: RunningTransition, _ inner: Segment, _ values: LayerValues, clip: Clip?
    ) {
        let stage = stage ?? TransitionSegments()
        self.stage = stage
        stage.show(transition, new: inner, bounds: values.bounds)
        // What is cut is cut where the layer stands, and not where the looks on their way do.
        stage.group.clip = clip
    }
}

/// What a layer showed at one moment.
final class LayerSnapshot {
    let segment: Segment

    init(_ segment: Segment, _ shift: Point) {
        let copy = segment.copy()
        copy.transform = .translation(x: shift.x, y: shift.y)
        copy.projection = nil
        copy.opacity = 1
        if copy.effect == .group { copy.effect = nil }
        Self.thin(copy, opacity: 1, depth: 0)
        self.segment = copy
    }

    /// How many old looks are kept within one another, where transitions cut each other off.
    private static let maximumDepth = 8

    /// Leaves out what cannot be seen any more.
    private static func thin(_ segment: Segment, opacity: Double, depth: Int) {
        var kept: [Segment] = []
        var hasMore = false
        segment.visitChildren { child in
            let isOld = child.label.utf8Start == TransitionSegments.oldLook.utf8Start
            let shown = opacity * child.opacity
            guard shown >= 1 / 512, !isOld || depth < maximumDepth else {
                hasMore = true
                return
            }
            kept.append(child)
            thin(child, opacity: shown, depth: depth + (isOld ? 1 : 0))
        }
        // What a mask leaves is told by all of its parts.
        if hasMore, segment.effect != .mask { segment.setChildren(kept) }
    }
}

extension Segment {
    /// There is content of its own.
    fileprivate var draws: Bool { if case .nothing = content { false } else { true } }
}
