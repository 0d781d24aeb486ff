/// Edits the transaction of every update for the views inside.
nonisolated public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    public var transform: (inout Transaction) -> Void

    public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let scope = update.rememberScope(node)
        scope.always(.transaction(modifier.transform))
        update.scope = scope
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Edits the transaction of every update that passes here, for the views inside.
    @inlinable public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    @inlinable public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }

    @inlinable public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransactionModifier(transform: transform, scoped: body(PlaceholderContentView<Self>())))
    }
}

extension ViewModifier {
    /// Edits the transaction of every update for what the modifier itself changes, and not for the view that it is applied to.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifierTransactionModifier(edit: .transaction(transform), base: self)
    }
}
