/// One walk along the changed paths of a display list.
struct Commit {
    var damage: Damage
    var changedCount = 0
    /// Damage not added yet: what is next in paint order often overlaps it, as the columns of a number do.
    var pending: Rect = .null

    init(damage: Damage) { self.damage = damage }

    /// - Parameters:
    ///   - clip: where anything below can show at all, in the root's space.
    ///   - isCovered: whether everything below is damaged already.
    mutating func visit(_ segment: Segment, toRoot: Affine, clip: Rect, isCovered: Bool) {
        let old = segment.bounds
        let isChanged = segment.isChanged
        if segment.children.isEmpty {
            update(segment, segment.contentBounds)
        } else {
            visitChildren(segment, toRoot, clip, isCovered: isCovered || isChanged)
        }
        if isChanged {
            changedCount += 1
            segment.generation += 1
            if !isCovered { add(old, segment.bounds, toRoot, clip) }
        }
        segment.clearMarks()
    }

    private mutating func visitChildren(_ segment: Segment, _ toRoot: Affine, _ clip: Rect, isCovered: Bool) {
        let inner = segment.transform.concatenating(toRoot)
        var innerClip = clip
        var box = segment.contentBounds
        let looksInside = segment.hasChangedDescendant
        var isCovered = isCovered
        if looksInside {
            if let own = segment.clip {
                innerClip = innerClip.intersection(inner.apply(own.bounds))
                // Where all of it is damaged, what its parts damage need not be looked at one by one.
                isCovered = isCovered || pending.contains(innerClip) || damage.contains(innerClip)
            }
            if !isCovered && !segment.uncovered.isEmpty {
                add(inner.apply(segment.uncovered).intersection(innerClip))
            }
        }
        segment.children.withUnsafeBufferPointer { children in
            for index in children.indices {
                Unmanaged.passUnretained(children[index])._withUnsafeGuaranteedRef { child in
                    if looksInside {
                        if child.isChanged && child.isBareLeaf {
                            let old = child.bounds
                            child.commitBareLeaf()
                            changedCount += 1
                            if !isCovered { add(old, child.bounds, inner, innerClip) }
                        } else if child.isChanged || child.hasChangedDescendant {
                            visit(child, toRoot: inner, clip: innerClip, isCovered: isCovered)
                        }
                    }
                    box = box.union(child.bounds)
                }
            }
        }
        update(segment, box)
    }

    private func update(_ segment: Segment, _ content: Rect) {
        var box = content
        if let clip = segment.clip { box = box.intersection(clip.bounds) }
        segment.bounds = box.isEmpty || segment.opacity <= 0 ? .null : segment.transform.apply(box)
    }

    /// Where it was and where it is, as one area if they touch.
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
        if pending.intersects(rect) {
            pending = pending.union(rect)
        } else {
            damage.add(pending)
            pending = rect
        }
    }
}
