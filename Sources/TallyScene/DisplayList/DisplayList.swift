/// Everything that is on the stage: a tree of segments, and what of it differs since the last commit.
public final class DisplayList {
    public let root = Segment()
    /// Damaged areas in the root's space since `takeDamage`, at most `maximumDamage`.
    private var damage = Damage()
    /// Segments that were recorded anew in the last commit.
    public private(set) var changedCount = 0

    public init() {}

    /// True if something changed since the last commit.
    public var needsCommit: Bool { root.isChanged || root.hasChangedDescendant }

    /// Brings bounds up to date along the changed paths and adds what differs to the damage.
    ///
    /// - Complexity: O(changed segments and the children of their ancestors).
    public func commit() {
        changedCount = 0
        if needsCommit { commit(root, toRoot: .identity, covered: false) }
    }

    /// The damaged areas since the last call; empty if nothing differs.
    public func takeDamage() -> [Rect] { damage.take() }

    public func damageAll() { damage.add(.infinite) }

    private func commit(_ segment: Segment, toRoot: Affine, covered: Bool) {
        var covered = covered
        let old = segment.bounds
        if segment.isChanged {
            changedCount += 1
            segment.generation += 1
            if !covered { damage.add(toRoot.apply(old)) }
        }
        let isChanged = segment.isChanged
        let inner = segment.transform.concatenating(toRoot)
        if isChanged { covered = true }
        if segment.hasChangedDescendant {
            if !covered && !segment.uncovered.isEmpty { damage.add(inner.apply(segment.uncovered)) }
            for child in segment.children where child.isChanged || child.hasChangedDescendant {
                commit(child, toRoot: inner, covered: covered)
            }
        }
        var box = segment.contentBounds
        for child in segment.children { box = box.union(child.bounds) }
        if let clip = segment.clip { box = box.intersection(clip.bounds) }
        segment.bounds = box.isEmpty || segment.opacity <= 0 ? .null : segment.transform.apply(box)
        if isChanged { damage.add(toRoot.apply(segment.bounds)) }
        segment.clearMarks()
    }
}
