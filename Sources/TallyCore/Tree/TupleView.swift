/// Several views one after another, each with an identity by its place.
nonisolated public struct TupleView<T>: View {
    public var value: T
    private let reconcileElements: @MainActor (T, _ViewNode, _ViewUpdate) -> Void

    public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        reconcileElements = { value, node, update in
            var index = 0
            repeat TupleView.reconcile(each value, node, &index, update)
        }
    }

    @MainActor public var body: Never { fatalError("TupleView has no body.") }

    @MainActor private static func reconcile<V: View>(
        _ view: V, _ node: _ViewNode, _ index: inout Int, _ update: _ViewUpdate
    ) {
        node.reconcileChild(index, view, update)
        index += 1
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        view.reconcileElements(view.value, node, update)
    }
}
