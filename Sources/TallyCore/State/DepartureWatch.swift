/// Something that is said by views as long as they are there: those that leave say nothing any more.
@MainActor
package protocol DepartureWatcher: AnyObject {
    /// Called after an update in which views began to leave, or came back.
    func departuresChanged(_ runtime: Runtime)
}

/// Those who want to know; told once for an update, however many views leave in it.
@MainActor
struct DepartureWatchers {
    private struct Link {
        weak var watcher: (any DepartureWatcher)?
    }

    private var links: [Link] = []
    /// They will be told.
    var isDue = false

    var isEmpty: Bool { links.isEmpty }

    mutating func add(_ watcher: any DepartureWatcher) {
        links.removeAll { $0.watcher == nil || $0.watcher === watcher }
        links.append(Link(watcher: watcher))
    }

    func tell(_ runtime: Runtime) { for link in links { link.watcher?.departuresChanged(runtime) } }
}

extension Runtime {
    /// Tells of departures from now on, as long as the watcher is there.
    package func watchDepartures(_ watcher: any DepartureWatcher) { updatePass.departureWatchers.add(watcher) }

    /// Notes that a view begins to leave, or is there again.
    func departuresChanged() {
        guard !updatePass.departureWatchers.isEmpty, !updatePass.departureWatchers.isDue else { return }
        updatePass.departureWatchers.isDue = true
        afterUpdate { [weak self] in
            guard let self else { return }
            updatePass.departureWatchers.isDue = false
            updatePass.departureWatchers.tell(self)
        }
    }
}

extension _ViewNode {
    /// Returns whether something leaves that the node stands in, itself included, inside of another node.
    ///
    /// - Complexity: O(1) while nothing leaves, else O(depth).
    package func isLeaving(inside outer: _ViewNode) -> Bool {
        guard runtime.updatePass.departureCount > 0 else { return false }
        return sequence(first: self, next: \.parent).prefix { $0 !== outer }.contains { $0.departureGroup >= 0 }
    }
}
