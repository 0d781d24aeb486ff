import Foundation

/// Carries an observable model's change to the node whose body read it, from whatever thread the change is made on.
final class ObservationToken: @unchecked Sendable {
    // Only touched on the main actor.
    private weak var node: _ViewNode?

    @MainActor init(_ node: _ViewNode) { self.node = node }

    func changed() {
        if Thread.isMainThread {
            MainActor.assumeIsolated { mark() }
        } else {
            Task { @MainActor in self.mark() }
        }
    }

    @MainActor private func mark() {
        guard let node, node.isAlive else { return }
        node.runtime.recordWrite(readers: [node])
    }
}
