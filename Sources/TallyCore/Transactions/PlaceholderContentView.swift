/// Stands for the view that a modifier or transition is applied to.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
    @usableFromInline package init() {}

    @MainActor public static var _isModifiersOnly: Bool { true }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        guard let content = update.content else { return }
        update.content = content.outer
        content.reconcile(node, &update)
    }
}
