extension Runtime {
    /// Lays out the parts whose size or place may have changed: asks again from below, goes up while answers differ,
    /// and places what is new from above.
    func layout() {
        var toPlace: [Element] = []
        if !layoutQueue.isEmpty { followers.noteChange() }
        for _ in 0..<Runtime.maximumRounds {
            if layoutQueue.isEmpty {
                if toPlace.isEmpty {
                    root.placeIfNeeded()
                    if followGeometry() || !layoutQueue.isEmpty { continue }
                    return
                }
                toPlace = toPlace.filter(\.isAlive).sorted { $0.node.depth < $1.node.depth }
                root.placeIfNeeded()
                for element in toPlace where element.isAlive && element.needsPlacement { element.placeAgain() }
                toPlace.removeAll(keepingCapacity: true)
                continue
            }
            // What has gone has no depth any more.
            var queue = layoutQueue.filter(\.isAlive)
            layoutQueue.removeAll(keepingCapacity: true)
            followers.noteChange()
            if queue.count > 1 { queue.sort { $0.node.depth > $1.node.depth } }
            for element in queue where element.isAlive {
                if !element.answersDiffer() {
                    toPlace.append(element)
                } else if let owner = element.container {
                    owner.elementAnswersChanged(element)
                }
            }
        }
        // They are asked again when something of them is new.
        for element in layoutQueue { element.leaveLayoutQueue() }
        layoutQueue.removeAll()
        report("Layout does not come to rest: a view's size depends on itself. Look at the GeometryReader in it.")
    }
}
