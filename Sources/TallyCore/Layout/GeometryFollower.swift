/// Something that depends on where views are, or on what they say of themselves: looked at when layout has come to rest.
@MainActor
@_spi(Runtime) open class GeometryFollower {
    /// Set when nobody needs it any more.
    package final var isOver = false

    public init() {}

    /// Updates itself. True if something may have to be laid out for it.
    open func follow() -> Bool { false }
}

/// The followers of a runtime, in the order in which they came.
@MainActor
package struct GeometryFollowers {
    private var all: [GeometryFollower] = []
    /// Grows with every change that layout has seen, and with every preference that is written.
    package private(set) var serial = 0

    var isEmpty: Bool { all.isEmpty }

    package mutating func add(_ follower: GeometryFollower) { all.append(follower) }
    package mutating func noteChange() { serial &+= 1 }
    mutating func sweep() { if all.contains(where: \.isOver) { all.removeAll(where: \.isOver) } }
    func at(_ index: Int) -> GeometryFollower? { index < all.count ? all[index] : nil }
}
