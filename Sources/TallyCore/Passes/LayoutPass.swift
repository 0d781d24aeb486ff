import TallyScene

/// The layout step: lays out the parts whose size or place may have changed, and updates what depends on places.
///
/// It owns the elements that wait for layout, what follows the places of views, and the containers that choose by them whose
/// views are there. It evaluates no body: what its followers write waits for the next update.
@MainActor
package final class LayoutPass {
    var queue: [Element] = []
    /// What depends on the places of views.
    package var followers = GeometryFollowers()
    /// Those that have views which ask whether they are seen.
    var choosers: [WeakChooser] = []
    /// Alignment guides that some view has set.
    package var usedGuides: Set<AlignmentKey> = []
    /// Lazy containers, whose rows are made when they come near.
    package var rowFill = RowFill()
    private let host: HostLink

    init(host: HostLink) { self.host = host }

    var hasWork: Bool { !queue.isEmpty }

    func add(_ element: Element) {
        if queue.isEmpty { host.askForFrame() }
        queue.append(element)
    }

    /// Asks again from below, goes up while answers differ, and places what is new from above.
    ///
    /// Where that has come to rest, rows of lazy containers that have come near are made, and all is laid out again.
    func run(_ context: LayoutContext) {
        let isAtOnce = context.placesAtOnce
        defer { context.placesAtOnce = isAtOnce }
        rowFill.begin()
        var toPlace: [Element] = []
        if !queue.isEmpty { followers.noteChange() }
        for _ in 0..<Runtime.maximumRounds {
            if queue.isEmpty {
                if toPlace.isEmpty {
                    context.placeRoot()
                    if fillRows(context, isAtOnce: isAtOnce) {
                        context.placesAtOnce = true
                        continue
                    }
                    if followGeometry() || !queue.isEmpty { continue }
                    return
                }
                toPlace = toPlace.filter(\.isAlive).byDepth()
                context.placeRoot()
                for (index, element) in toPlace.enumerated() {
                    toPlace.foresee(at: index + 4, lines: 6)
                    if element.isAlive && element.needsPlacement { element.placeAgain() }
                }
                toPlace.removeAll(keepingCapacity: true)
                continue
            }
            // What has gone has no depth any more.
            let waiting = queue.filter(\.isAlive)
            queue.removeAll(keepingCapacity: true)
            followers.noteChange()
            for element in waiting.byDepth(deepestFirst: true) where element.isAlive {
                // What leaves has no place among the others: nobody else would place it.
                if !element.answersDiffer() || element.isLeaving {
                    toPlace.append(element)
                } else if let owner = element.container {
                    owner.elementAnswersChanged(element)
                }
            }
        }
        // They are asked again when something of them is new.
        for element in queue { element.leaveLayoutQueue() }
        queue.removeAll()
        context.report(
            "Layout does not come to rest: a view's size depends on itself. Look at the GeometryReader in it.")
    }

    /// Lets everything that depends on places follow. True if there may be something to lay out.
    ///
    /// - Complexity: O(followers × depth of the tree); nothing where there are none.
    private func followGeometry() -> Bool {
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

    /// Lets the containers that decide whose views are there do so, with everything where it is now.
    ///
    /// - Complexity: O(containers) where nothing has moved, else O(views seen) for each.
    func followPresence() {
        if choosers.isEmpty { return }
        var hasEnded = false
        // A choice runs no code of the views: none comes meanwhile.
        for chooser in choosers {
            if let container = chooser.container, container.isAlive {
                container.choosePresent()
            } else {
                hasEnded = true
            }
        }
        if hasEnded { choosers.removeAll { $0.container?.isAlive != true } }
    }

    func removeAll() {
        followers = GeometryFollowers()
        queue = []
        rowFill = RowFill()
    }
}

@MainActor
extension [Element] {
    /// Returns the elements by the depth of their nodes; those of one depth keep their order.
    ///
    /// - Complexity: O(elements + depth of the tree).
    fileprivate func byDepth(deepestFirst: Bool = false) -> [Element] {
        if count < 2 { return self }
        var ranks = map { $0.node.depth }
        let deepest = ranks.max() ?? 0
        if deepestFirst { for index in ranks.indices { ranks[index] = deepest - ranks[index] } }
        // Where the elements of each rank begin.
        var places = [Int](repeating: 0, count: deepest + 2)
        for rank in ranks { places[rank + 1] += 1 }
        for rank in places.indices.dropFirst() { places[rank] += places[rank - 1] }
        var order = [Int](repeating: 0, count: count)
        for (index, rank) in ranks.enumerated() {
            order[places[rank]] = index
            places[rank] += 1
        }
        return order.map { self[$0] }
    }
}
