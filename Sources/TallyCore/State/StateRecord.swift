import Foundation

/// What views keep beyond one evaluation, by the place where they stand: enough to make a stage anew in the state of another.
///
/// A runtime that is given one notes where each kept value lives. A runtime that begins from another's record takes the
/// values up as its views come; values of reference types are shared by both. It does not run `onAppear`, `task` and
/// the first `onChange` again: what they changed is in the record.
@MainActor
package final class StateRecord {
    private struct Name: Hashable {
        let place: ViewPlace
        /// Which of the values of the view it is.
        let ordinal: Int
    }

    private struct Count {
        weak var node: _ViewNode?
        var kept = 0
    }

    /// A value that is kept; nil where what kept it has gone.
    private struct Kept {
        weak var node: _ViewNode?
        let ordinal: Int
        let read: @MainActor () -> Any?
    }

    private var kept: [Kept] = []
    /// How many there may be before those that have gone are let go of.
    private var room = 64
    private var counts: [ObjectIdentifier: Count] = [:]
    private let earlier: StateRecord?
    private let earlierValues: [Name: Any]

    /// - Parameter earlier: whose values are taken up; as they are now, whatever becomes of them.
    package init(from earlier: StateRecord? = nil) {
        self.earlier = earlier
        earlierValues = earlier?.values ?? [:]
    }

    /// By where they are now: a view that goes and comes back before it has gone stands elsewhere meanwhile.
    private var values: [Name: Any] {
        var values: [Name: Any] = [:]
        for kept in kept {
            guard let node = kept.node, node.isAlive, let value = kept.read() else { continue }
            values[Name(place: ViewPlace(node), ordinal: kept.ordinal)] = value
        }
        return values
    }

    /// True if views find the values of an earlier record.
    package var isRemaking: Bool { earlier != nil }

    /// Makes what keeps a value at a node: with the value of the record before, if that has one of the type there.
    package func keep<Value, Keeper: AnyObject>(
        _ type: Value.Type, at node: _ViewNode, make: (Value?) -> Keeper, read: @escaping @MainActor (Keeper) -> Value
    ) -> Keeper {
        let known = counts[ObjectIdentifier(node)]
        // Another node may stand at the address of one that has gone.
        var count = known?.node === node ? known ?? Count() : Count(node: node)
        let ordinal = count.kept
        count.kept += 1
        counts[ObjectIdentifier(node)] = count
        // Nothing there is not a nil that was kept: cast as an optional, it would be taken for one.
        let earlier = isRemaking ? earlierValues[Name(place: ViewPlace(node), ordinal: ordinal)] : nil
        let keeper = make(earlier.flatMap { $0 as? Value })
        if self.kept.count == room {
            self.kept.removeAll { $0.node == nil }
            room = Swift.max(64, 2 * self.kept.count)
        }
        self.kept.append(Kept(node: node, ordinal: ordinal) { [weak keeper] in keeper.map(read) })
        return keeper
    }
}

extension StateRecord {
    /// Notes a value that an object which is there already keeps at a node.
    ///
    /// - Returns: the value of the record before, if that has one of the type there.
    fileprivate func keep<Value, Keeper: AnyObject>(
        _ type: Value.Type, at node: _ViewNode, in keeper: Keeper, read: @escaping @MainActor (Keeper) -> Value
    ) -> Value? {
        var known: Value?
        _ = keep(
            type, at: node,
            make: {
                known = $0
                return keeper
            }, read: read)
        return known
    }

    /// Returns how far the scroll view was scrolled in the stage before; nil if it was not there.
    package func keptOffset(_ element: some ScrollSite) -> CGPoint? {
        keep(CGPoint.self, at: element.node, in: element, read: { $0.offset })
    }
}

/// Where a view stands in the tree: the steps from the root down to it.
private struct ViewPlace: Hashable {
    private enum Step: Hashable {
        case child(Int)
        case key(AnyHashable)
        /// A step into a list of its own, of an element or of its modifier at a level.
        case list(level: Int)
        case view(ObjectIdentifier)
    }

    private var steps: [Step] = []

    @MainActor init(_ node: _ViewNode) {
        var here = node
        while let parent = here.parent {
            if let index = parent.children.firstIndex(where: { $0 === here }) {
                steps.append(.child(index))
            } else if let child = parent.dynamic?.live.first(where: { $0.node === here }) {
                steps.append(.key(child.key))
            } else {
                if let slot = here.list.owner as? Slot {
                    steps.append(.list(level: slot.level))
                } else {
                    steps.append(.list(level: -1))
                }
                steps.append(.view(ObjectIdentifier(here.descriptor)))
            }
            here = parent
        }
    }
}

extension NodeLink {
    /// Has a record know a value that the object keeps at the node, and takes up what an earlier record knows of it.
    @MainActor
    package func keep<Value, Keeper: AnyObject>(
        _ type: Value.Type, in keeper: Keeper, restore: (Value) -> Void, read: @escaping @MainActor (Keeper) -> Value
    ) {
        guard let node = living, let record = node.runtime.stateRecord else { return }
        if let known = record.keep(type, at: node, in: keeper, read: read) { restore(known) }
    }
}

extension PropertyContext {
    /// Returns what keeps a value at the node, which a record may know.
    @MainActor
    func keep<Value, Keeper: AnyObject>(
        _ type: Value.Type, make: (Value?) -> Keeper, read: @escaping @MainActor (Keeper) -> Value
    ) -> Keeper {
        guard let record = node.runtime.stateRecord else { return make(nil) }
        return record.keep(type, at: node, make: make, read: read)
    }
}
