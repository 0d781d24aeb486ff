/// A change that bodies wait for, of something that the runtime itself keeps: whoever has read it is evaluated again.
@MainActor
package final class Signal: StateReadable {
    private var readers = ReaderList()

    package init() {}

    /// Has the body that is running evaluated again when the signal is sent.
    package func read() {
        guard let composite = CompositeState.evaluating else { return }
        if readers.add(composite.node) { composite.noteRead(self) }
    }

    /// Sends the signal. In an update, what follows belongs to that update's animation; elsewhere to the transaction of
    /// the code running.
    ///
    /// - Parameter runtime: nil, where the views have gone: nobody is told.
    package func send(_ runtime: Runtime?) {
        let readers = readers.nodes
        guard let runtime, !readers.isEmpty else { return }
        guard CurrentTransaction.value == nil, let animation = runtime.updatePass.groupTransaction.animation else {
            runtime.recordWrite(readers: readers)
            return
        }
        _ = CurrentTransaction.with(Transaction(animation: animation)) { runtime.recordWrite(readers: readers) }
    }

    /// Sends the signal as `send(_:)` does, under a transaction that says nothing of an animation with one of the sender's.
    package func send(_ runtime: Runtime?, moving animation: Animation) {
        let around = CurrentTransaction.value ?? runtime?.updatePass.groupTransaction ?? Transaction()
        if around.animation != nil || around.removesAnimation || around.disablesAnimations { return send(runtime) }
        var moving = around
        moving.animation = animation
        CurrentTransaction.with(moving) { send(runtime) }
    }

    package var currentReaders: [_ViewNode] { readers.nodes }

    package func removeReader(_ node: _ViewNode) { readers.remove(node) }
}
