extension _ViewNode {
    /// Returns what is found first at the node or below: in its views, in those inside of them, and in their layers.
    ///
    /// - Complexity: O(nodes below).
    package func firstFound<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        if let found = find(self) { return found }
        for child in dynamic?.live ?? [] {
            if let found = child.node?.firstFound(find) { return found }
        }
        for child in children {
            if let found = child.firstFound(find) { return found }
        }
        guard let element else { return nil }
        if let found = element.childList?.root?.firstFound(find) { return found }
        for slot in element.slots {
            let layer = slot.overlayList ?? slot.backgroundList
            if let found = layer?.root?.firstFound(find) { return found }
        }
        return nil
    }
}
