/// Something at a node that may hold what would be lost if the views there were made anew.
@MainActor
package protocol StateHolding: AnyObject {
    /// Whether it does at the moment.
    var holdsState: Bool { get }
}

extension DynamicChildren.Child {
    /// Whether a row that goes on being there may do so without a node. One that holds state is kept for good: a person
    /// finds it as they left it. What is seen is not dropped before it has disappeared.
    @MainActor var mayBeDropped: Bool {
        guard let node else { return true }
        if node.isSeen { return false }
        if node.holdsState { isKept = true }
        return !isKept
    }
}

extension _ViewNode {
    /// Whether some view at the node or below has appeared.
    fileprivate var isSeen: Bool {
        if let presence, presence.isShown { return true }
        if children.contains(where: \.isSeen) { return true }
        return dynamic?.live.contains { $0.node?.isSeen ?? false } ?? false
    }

    /// Whether something would be lost if the views at the node and below were made anew.
    ///
    /// - Complexity: O(nodes below).
    fileprivate var holdsState: Bool { firstFound { $0.holdsOwnState ? true : nil } ?? false }

    private var holdsOwnState: Bool {
        if composite?.holdsState ?? false { return true }
        for memory in remembered { if let memory = memory as? any StateHolding, memory.holdsState { return true } }
        if let dynamic, !dynamic.departures.isEmpty || dynamic.live.contains(where: \.isKept) { return true }
        guard let element else { return false }
        return element.holdsState || element.slots.contains { ($0 as? any StateHolding)?.holdsState ?? false }
    }
}
