/// One walk along the changed paths of a display list.
struct Commit {
    var damage: Damage
    var changedCount = 0
    /// Damage not added yet: what is next in paint order often overlaps it, as the columns of a number do.
    var pending: Rect = .null

    /// How much larger than its two parts a union may be.
    private static let looseness = 1.25

    init(damage: Damage) { self.damage = damage }

    /// - Parameters:
    ///   - clip: where anything below can show at all, in the root's space.
    ///   - isCovered: whether everything below is damaged already.
    mutating func visit(_ segment: Segment, toRoot: Affine, clip: Rect, isCovered: Bool) {
        let old = segment.bounds
        let isChanged = segment.isChanged
        if segment.children.isEmpty {
            update(segment, segment.cell.pointee.contentBounds)
        } else {
            visitChildren(segment, toRoot, clip, isCovered: isCovered || isChanged)
        }
        if isChanged {
            changedCount += 1
            segment.cell.pointee.generation &+= 1
            if !isCovered { add(old, segment.bounds, toRoot, clip) }
        }
        segment.clearMarks()
    }

    private mutating func visitChildren(_ segment: Segment, _ toRoot: Affine, _ clip: Rect, isCovered: Bool) {
        let inner = segment.transform.concatenating(toRoot)
        var innerClip = clip
        var box = segment.cell.pointee.contentBounds
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
        segment.childCells.withUnsafeBufferPointer { cells in
            for cell in cells {
                if looksInside {
                    if cell.pointee.isChanged && cell.pointee.isBareLeaf {
                        let old = cell.pointee.bounds
                        cell.commitBareLeaf()
                        changedCount += 1
                        if !isCovered { add(old, cell.pointee.bounds, inner, innerClip) }
                    } else if cell.pointee.isChanged || cell.pointee.hasChangedDescendant {
                        cell.pointee.segment._withUnsafeGuaranteedRef {
                            visit($0, toRoot: inner, clip: innerClip, isCovered: isCovered)
                        }
                    }
                }
                box = box.union(cell.pointee.bounds)
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
