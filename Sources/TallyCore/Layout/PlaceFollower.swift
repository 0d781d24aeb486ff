/// What is drawn by where a view is shown: looked at once a frame, when everything else of the frame is known.
@MainActor
package protocol PlaceFollower: AnyObject {
    /// Set when nobody needs it any more.
    var isOver: Bool { get }
    /// Of the element in the tree, and of the modifier around it: what is outside moves what is inside.
    var depth: Int { get }
    var level: Int { get }

    /// Updates itself.
    func follow()
}

/// The place followers of a runtime, from the outside in.
@MainActor
package struct PlaceFollowers {
    private var all: [any PlaceFollower] = []
    private var isOrdered = true
    private var hasEnded = false

    var isEmpty: Bool { all.isEmpty }

    package mutating func add(_ follower: any PlaceFollower) {
        all.append(follower)
        isOrdered = false
    }

    package mutating func needsSweep() { hasEnded = true }

    /// Returns those that are there, from the outside in.
    mutating func ordered() -> [any PlaceFollower] {
        if hasEnded { all.removeAll(where: \.isOver) }
        hasEnded = false
        if !isOrdered { all.sort { ($0.depth, $1.level) < ($1.depth, $0.level) } }
        isOrdered = true
        return all
    }
}
