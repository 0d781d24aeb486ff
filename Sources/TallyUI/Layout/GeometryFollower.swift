/// Something that depends on where views are, or on what they say of themselves: looked at when layout has come to rest.
@MainActor
class GeometryFollower {
    /// Set when nobody needs it any more.
    final var isOver = false

    /// Brings itself up to date. True if something may have to be laid out for it.
    func follow() -> Bool { false }
}

/// The followers of a runtime, in the order in which they came.
@MainActor
struct GeometryFollowers {
    private var all: [GeometryFollower] = []
    /// Grows with every change that layout has seen, and with every preference that is written.
    private(set) var serial = 0

    var isEmpty: Bool { all.isEmpty }

    mutating func add(_ follower: GeometryFollower) { all.append(follower) }
    mutating func noteChange() { serial &+= 1 }
    mutating func sweep() { if all.contains(where: \.isOver) { all.removeAll(where: \.isOver) } }
    func at(_ index: Int) -> GeometryFollower? { index < all.count ? all[index] : nil }
}

extension Runtime {
    /// Lets everything that depends on places follow. True if there may be something to lay out.
    ///
    /// - Complexity: O(followers × depth of the tree); nothing where there are none.
    func followGeometry() -> Bool {
        if followers.isEmpty { return false }
        var index = 0
        var hasWork = false
        while let follower = followers.at(index) {
            index += 1
            if !follower.isOver && follower.follow() { hasWork = true }
        }
        followers.sweep()
        return hasWork
    }

    /// Places what the body places without animation, whatever the transactions say.
    func placingAtOnce(_ body: () -> Void) {
        let outer = isPlacingAtOnce
        isPlacingAtOnce = true
        body()
        isPlacingAtOnce = outer
    }
}
