/// Everything that is on the stage: a tree of segments, and what of it differs since the last commit.
public final class DisplayList {
    public let root = Segment()
    /// Damaged areas in the root's space since `takeDamage`.
    private var damage = Damage()
    /// Segments that were themselves different in the last commit.
    public private(set) var changedCount = 0

    public init() {}

    /// True if something changed since the last commit.
    public var needsCommit: Bool { root.isChanged || root.hasChangedDescendant }

    /// Brings bounds up to date along the changed paths and adds what differs to the damage.
    ///
    /// - Complexity: O(changed segments and the children of their ancestors).
    public func commit() {
        guard needsCommit else { return }
        changedCount = 0
        var walk = Commit(damage: damage)
        damage = Damage()
        walk.visit(root, toRoot: .identity, clip: .infinite, isCovered: false)
        damage = walk.damage
        changedCount = walk.changedCount
    }

    /// The damaged areas since the last call, at most sixteen rectangles; empty if nothing differs.
    public func takeDamage() -> [Rect] { damage.take() }
}

/// One walk along the changed paths.
private struct Commit {
    var damage: Damage
    var changedCount = 0

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
                isCovered = isCovered || damage.contains(innerClip)
            }
            if !isCovered && !segment.uncovered.isEmpty {
                damage.add(inner.apply(segment.uncovered).intersection(innerClip))
            }
        }
        segment.children.withUnsafeBufferPointer { children in
            for child in children {
                if looksInside && (child.isChanged || child.hasChangedDescendant) {
                    visit(child, toRoot: inner, clip: innerClip, isCovered: isCovered)
                }
                box = box.union(child.bounds)
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
            damage.add(toRoot.apply(old.union(new)).intersection(clip))
        } else {
            damage.add(toRoot.apply(old).intersection(clip))
            damage.add(toRoot.apply(new).intersection(clip))
        }
    }
}
