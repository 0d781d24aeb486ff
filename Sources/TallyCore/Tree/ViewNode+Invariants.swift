#if DEBUG
    extension _ViewNode {
        /// Checks what must hold of a node that stands in the tree:
        ///
        /// - it is alive, of the runtime and the list that it stands in, and its parent is the node that it stands under:
        ///   references to all of these are unowned;
        /// - it is deeper than its parent: updates and layout go by the depth, parents first or last;
        /// - what it holds, a body's memory, children by key, an element, is its own and has not ended;
        /// - it is not marked for an update when none waits: else it never takes part in one as others do;
        /// - its children by key have one key each, and stand either among those that are there or at their place among
        ///   those that leave: else one is shown twice, or its end is never found.
        ///
        /// - Parameter parent: the node that it stands under; nil: of the list's own root, whose parent is elsewhere.
        /// - Returns: the first that does not hold of the node itself.
        func violation(under parent: _ViewNode?, in list: ElementList) -> String? {
            if !isAlive { return "it has ended, and stands in the tree" }
            if runtime !== list.runtime { return "it is of another runtime than the list it stands in" }
            if self.list !== list { return "it takes itself for one of another list than it stands in" }
            if let parent, self.parent !== parent { return "its parent is another node than it stands under" }
            if let parent = self.parent, let wrong = Self.depthViolation(depth, under: parent) { return wrong }
            if let composite {
                if composite.node !== self { return "its body's memory is another node's" }
                if composite.hasEnded { return "its body's memory has ended" }
                if isDirty, runtime.updatePass.groups.isEmpty { return "it is marked for an update, and none waits" }
            }
            if let element {
                if element.node !== self { return "its element is another node's" }
                if let wrong = element.violation { return wrong }
            }
            if let dynamic {
                if dynamic.node !== self { return "its children by key are another node's" }
                if dynamic.hasEnded { return "its children by key have ended" }
                return DynamicChildren.violation(live: dynamic.live, departures: dynamic.departures)
            }
            return nil
        }

        static func depthViolation(_ depth: Int, under parent: _ViewNode) -> String? {
            depth > parent.depth ? nil : "it is at depth \(depth), and its parent at \(parent.depth)"
        }

        var nameInMessages: String { "the node of a \(viewType) at depth \(depth)" }
    }

    extension DynamicChildren {
        static func violation(live: [Child], departures: Departures) -> String? {
            var keys: Set<AnyHashable> = []
            keys.reserveCapacity(live.count)
            for (place, child) in live.enumerated() {
                if !keys.insert(child.key).inserted {
                    return "the key of its child \(place), \(child.key), is there twice"
                }
                if child.isLeaving { return "its child \(place) is there, and takes itself for one that leaves" }
                if child.node == nil { return "its child \(place) has no node" }
            }
            if departures.byKey.isEmpty { return nil }
            for case (let place, let child?) in departures.places.enumerated() {
                if child.departure != place {
                    return "what leaves at place \(place) takes itself to leave at \(child.departure)"
                }
                if departures.byKey[child.key] !== child {
                    return "what leaves at place \(place) is not found by its key"
                }
                if child.node == nil { return "what leaves at place \(place) has no node" }
            }
            let count = departures.places.reduce(0) { $1 == nil ? $0 : $0 + 1 }
            if count != departures.byKey.count { return "\(count) leave, and \(departures.byKey.count) are found" }
            return nil
        }
    }
#endif
