extension Runtime {
    /// Lays out the parts whose size or place may have changed: asks again from below, goes up while answers differ,
    /// and places what is new from above.
    ///
    /// Where that has come to rest, rows of lazy containers that have come near are made, and all is laid out again.
    func layout() {
        let isAtOnce = isPlacingAtOnce
        defer { isPlacingAtOnce = isAtOnce }
        beginFilling()
        var toPlace: [Element] = []
        if !layoutQueue.isEmpty { followers.noteChange() }
        for _ in 0..<Runtime.maximumRounds {
            if layoutQueue.isEmpty {
                if toPlace.isEmpty {
                    root.placeIfNeeded()
                    if fillRows(isAtOnce: isAtOnce) {
                        isPlacingAtOnce = true
                        continue
                    }
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
