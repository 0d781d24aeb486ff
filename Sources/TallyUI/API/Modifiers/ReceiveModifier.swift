/// Runs an action for each value of a publisher, as long as the view is there.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    private final class Memory: NodeEndObserver {
        var action: (P.Output) -> Void
        var cancellable: AnyCancellable?
        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
        func nodeEnded(_ runtime: Runtime) { cancellable?.cancel() }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(modifier.action) }
        memory.action = modifier.action
        if isNew { memory.cancellable = modifier.publisher._subscribe { [weak memory] in memory?.action($0) } }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// The publisher of the first evaluation counts; the action of the newest.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
