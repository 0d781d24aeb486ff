/// Carries an observable model's change to the node whose body read it, from whatever thread the change is made on.
// unsafe: what changes of it is touched on the main actor alone.
final class ObservationToken: @unchecked Sendable {
    // Only touched on the main actor.
    private weak var composite: CompositeState?
    /// The evaluation whose reads it stands for.
    private let evaluation: Int

    @MainActor init(_ composite: CompositeState) {
        self.composite = composite
        evaluation = composite.evaluation
    }

    /// For what is observed as long as the node is there.
    @MainActor init(lasting node: _ViewNode) {
        composite = node.composite
        evaluation = -1
    }

    func changed() {
        if MainActor.isCurrent {
            MainActor.assumeIsolated { mark() }
        } else {
            Task { @MainActor in self.mark() }
        }
    }

    @MainActor private func mark() {
        guard let composite, !composite.hasEnded, evaluation < 0 || evaluation == composite.evaluation else { return }
        composite.node.runtime.recordWrite(readers: [composite.node])
    }
}
