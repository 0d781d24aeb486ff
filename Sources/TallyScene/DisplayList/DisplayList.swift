/// Everything that is on the stage: a tree of segments, and what of it differs since the last commit.
public final class DisplayList {
    public let root = Segment()
    /// Damaged areas in the root's space since `takeDamage`.
    private var damage = Damage()
    /// Segments that were themselves different in the last commit.
    public private(set) var changedCount = 0
    /// True once a segment with a layer has been in the list.
    package private(set) var hasLayers = false

    public init() {}

    /// True if something changed since the last commit.
    public var needsCommit: Bool { root.isChanged || root.hasChangedDescendant }

    /// True if there is damage to be taken, or may be once it is committed.
    package var mayDiffer: Bool { needsCommit || !damage.isEmpty }

    /// Updates the bounds along the changed paths and adds what differs to the damage.
    ///
    /// - Complexity: O(changed segments and the children of their ancestors).
    public func commit() {
        guard needsCommit else { return }
        changedCount = 0
        var walk = Commit(damage: damage)
        damage = Damage()
        walk.visit(root.cell, toRoot: .identity, clip: .infinite, isCovered: false)
        walk.damage.add(walk.pending)
        damage = walk.damage
        changedCount = walk.changedCount
        if walk.hasLayers { hasLayers = true }
    }

    /// Returns the damaged areas since the last call, at most sixteen rectangles; empty if nothing differs.
    public func takeDamage() -> [Rect] { damage.take() }
}
