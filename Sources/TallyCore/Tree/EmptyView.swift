/// A view without content; takes no place in its container.
nonisolated public struct EmptyView: _PrimitiveView, Sendable {
    public nonisolated init() {}

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {}

    @MainActor public static func _addSubviews(_ view: UnsafePointer<Self>, to list: inout _SubviewList) {}
}
