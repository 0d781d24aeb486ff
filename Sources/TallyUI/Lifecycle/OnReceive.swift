public import TallyCombine
import TallyCore

/// Runs an action for each value of a publisher, as long as the view is there.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never
    let publisher: P
    let action: (P.Output) -> Void

    private final class Memory: NodeEndObserver {
        var action: (P.Output) -> Void
        var cancellable: AnyCancellable?
        /// What `cancellable` is of, where it is an object.
        var source: AnyObject?
        init(_ action: @escaping (P.Output) -> Void) { self.action = action }
        func nodeEnded(_ runtime: Runtime) { cancellable?.cancel() }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let isNew = update.rememberedCount >= node.remembered.count
        let memory = update.remember(node) { Memory(modifier.action) }
        memory.action = modifier.action
        let source = P.self is AnyObject.Type ? modifier.publisher as AnyObject : nil
        if isNew || source !== memory.source {
            memory.source = source
            memory.cancellable?.cancel()
            memory.cancellable = modifier.publisher.sink { [weak memory] in memory?.action($0) }
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Runs an action for what a publisher sends. Another object as the publisher takes the place of the one before; of
    /// values, that of the first evaluation counts. The action is that of the newest.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
