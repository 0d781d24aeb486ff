/// A view whose type is hidden. Another type inside is another view: it leaves, and the new one comes.
nonisolated public struct AnyView: _PrimitiveView {
    let storage: any View

    public nonisolated init<V: View>(_ view: V) { storage = (view as? AnyView)?.storage ?? view }

    public nonisolated init<V: View>(erasing view: V) { self.init(view) }

    /// Nil if the value is no view.
    public nonisolated init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        reconcile(view.storage, node, update)
    }

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {
        func open<V: View>(_ view: V) { list.add(view, named: ObjectIdentifier(V.self)) }
        open(view.pointee.storage)
    }

    @MainActor private static func reconcile<V: View>(_ view: V, _ node: _ViewNode, _ update: _ViewUpdate) {
        withUnsafePointer(to: view) {
            DynamicChildren.of(node, update).reconcile(only: ObjectIdentifier(V.self), at: $0, update)
        }
    }
}
