/// One walk along the changed paths of a display list.
struct Commit {
    var damage: Damage
    var changedCount = 0
    /// A segment with a layer was seen.
    var hasLayers = false
    /// Damage not added yet: what is next in paint order often overlaps it, as the columns of a number do.
    var pending: Rect = .null

    /// How much larger than its two parts a union may be.
    private static let looseness = 1.25
    init(damage: Damage) { self.damage = damage }

    /// - Parameters:
    ///   - clip: where anything below can show at all, in the root's space.
    ///   - isCovered: whether everything below is damaged already.
    mutating func visit(_ cell: SegmentCell.Pointer, toRoot: Affine, clip: Rect, isCovered: Bool) {
        let old = cell.pointee.bounds
        let isChanged = cell.pointee.isChanged
        let isLayer = cell.pointee.hasLayer
        // A layer is painted as one: whatever moves inside, all of it differs.
        let isOtherInside = isLayer && cell.pointee.hasChangedDescendant
        if isLayer { note(cell, isOtherInside) }
        // Whoever has lost its last child still has what that uncovered.
        if !cell.pointee.hasChildren && !cell.pointee.hasUncovered {
            update(cell, cell.contentBounds)
        } else {
            visitChildren(cell, toRoot, clip, isCovered: isCovered || isChanged || isLayer)
        }
        if isChanged {
            changedCount += 1
            cell.pointee.generation &+= 1
        }
        if (isChanged || isOtherInside) && !isCovered { add(old, cell.pointee.bounds, toRoot, clip) }
        cell.clearMarks()
    }

    private mutating func note(_ cell: SegmentCell.Pointer, _ isOtherInside: Bool) {
        hasLayers = true
        if isOtherInside { cell.pointee.segment._withUnsafeGuaranteedRef { $0.layerState?.version &+= 1 } }
    }

    private mutating func visitChildren(
        _ parent: SegmentCell.Pointer, _ toRoot: Affine, _ clip: Rect, isCovered: Bool
    ) {
        let inner = parent.pointee.transform.concatenating(toRoot)
        var innerClip = clip
        var box = parent.contentBounds
        let looksInside = parent.pointee.hasChangedDescendant
        var isCovered = isCovered
        if looksInside {
            if let effect = parent.pointee.effect, effect.pointee.clip != .none {
                innerClip = innerClip.intersection(inner.apply(effect.pointee.clipBounds))
                // Where all of it is damaged, what its parts damage need not be looked at one by one.
                isCovered = isCovered || pending.contains(innerClip) || damage.contains(innerClip)
            }
            if !isCovered && parent.pointee.hasUncovered {
                let uncovered = parent.pointee.segment._withUnsafeGuaranteedRef { $0.uncovered }
                if !uncovered.isEmpty { add(inner.apply(uncovered).intersection(innerClip)) }
            }
        }
        let children = parent.children
        children.foresee()
        for (index, cell) in children.enumerated() {
            children.foresee(from: index)
            if looksInside {
                if cell.pointee.isChanged && cell.pointee.isBareLeaf {
                    let old = cell.pointee.bounds
                    cell.commitBareLeaf()
                    changedCount += 1
                    if !isCovered { add(old, cell.pointee.bounds, inner, innerClip) }
                } else if cell.pointee.isChanged, let effect = cell.pointee.effect, effect.pointee.clip == .none,
                    !cell.pointee.hasLayer, !cell.pointee.hasUncovered, cell.pointee.text != nil
                {
                    let old = cell.pointee.bounds
                    cell.commitText(effect)
                    changedCount += 1
                    if !isCovered { add(old, cell.pointee.bounds, inner, innerClip) }
                } else if !cell.pointee.isChanged, !cell.pointee.hasUncovered, let leaf = cell.placedOnly,
                    leaf.pointee.isChanged, leaf.pointee.isBareLeaf
                {
                    let old = cell.pointee.bounds
                    leaf.commitBareLeaf()
                    cell.commitPlace(of: leaf)
                    changedCount += 1
                    if !isCovered { add(old, cell.pointee.bounds, inner, innerClip) }
                } else if cell.pointee.isChanged || cell.pointee.hasChangedDescendant {
                    visit(cell, toRoot: inner, clip: innerClip, isCovered: isCovered)
                }
            }
            box = box.union(cell.pointee.bounds)
        }
        update(parent, box)
    }

    private func update(_ cell: SegmentCell.Pointer, _ content: Rect) {
        var box = content
        if cell.pointee.hasLayer {
            box = cell.pointee.segment._withUnsafeGuaranteedRef { layerBox($0, content) }
        } else if let effect = cell.pointee.effect, effect.pointee.clip != .none {
            box = box.intersection(effect.pointee.clipBounds)
        }
        if let effect = cell.pointee.effect, effect.pointee.opacity <= 0 { box = .null }
        cell.pointee.bounds = box.isEmpty ? .null : cell.pointee.transform.apply(box)
    }

    /// Returns where a layer shows, in the segment's own space.
    private func layerBox(_ segment: Segment, _ content: Rect) -> Rect {
        guard let state = segment.layerState else { return content }
        var box = content
        if case .mask? = state.effect, let mask = segment.childCells.last {
            box = box.intersection(mask.pointee.bounds)
        }
        state.inside = box
        if let effect = state.effect { box = effect.extent(of: box) }
        if let clip = segment.clip { box = box.intersection(clip.bounds) }
        guard let projection = state.projection else { return box }
        return box.isEmpty ? .null : projection.apply(box)
    }

    /// Adds to the damage where it was and where it is, as one area if they touch.
    private mutating func add(_ old: Rect, _ new: Rect, _ toRoot: Affine, _ clip: Rect) {
        if old.intersects(new) {
            add(toRoot.apply(old.union(new)).intersection(clip))
        } else {
            add(toRoot.apply(old).intersection(clip))
            add(toRoot.apply(new).intersection(clip))
        }
    }

    private mutating func add(_ rect: Rect) {
        if rect.isEmpty || pending.contains(rect) { return }
        let union = pending.union(rect)
        // Also across a gap, where little is between: a number's columns, the numbers of a row.
        if union.area <= Self.looseness * (pending.area + rect.area) {
            pending = union
        } else {
            damage.add(pending)
            pending = rect
        }
    }
}

extension Rect {
    /// 0 for what is empty.
    fileprivate var area: Double { isEmpty ? 0 : width * height }
}
