/// Edits the transaction for the views inside, in the updates in which a value has changed.
@usableFromInline nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
    @usableFromInline typealias Body = Never
    let value: Value
    let edit: TransactionEdit

    init(value: Value, edit: TransactionEdit) {
        self.value = value
        self.edit = edit
    }

    @usableFromInline init(value: Value, transform: @escaping (inout Transaction) -> Void) {
        self.init(value: value, edit: .transaction(transform))
    }

    private final class Memory {
        let scope: TransactionScope
        var value: Value
        init(_ scope: TransactionScope, _ value: Value) {
            self.scope = scope
            self.value = value
        }
    }

    @usableFromInline @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let value = FieldAddresses.first(of: modifier, Value.self)
        let (runtime, outer) = (update.runtime, update.scope)
        let memory = update.remember(node) {
            Memory(TransactionScope(runtime: runtime, parent: outer), value.pointee)
        }
        memory.scope.parent = outer
        if memory.value != value.pointee {
            memory.value = value.pointee
            memory.scope.inThisUpdate(modifier.pointee.edit)
            // Once, also where nothing inside asks for it: a completion may have been added.
            _ = memory.scope.transaction
        }
        update.scope = memory.scope
        C._reconcile(content, node, &update)
    }
}

/// Edits the transaction for the modifiers that a closure puts around the view, and not for the view itself.
///
/// The closure has been called where the modifier is written, so what it reads counts as read by that body.
@usableFromInline nonisolated struct ScopedTransactionModifier<Scoped: View>: ViewModifier {
    @usableFromInline typealias Body = Never
    let edit: TransactionEdit
    /// The modifiers, around a placeholder.
    let scoped: Scoped

    init(edit: TransactionEdit, scoped: Scoped) {
        self.edit = edit
        self.scoped = scoped
    }

    @usableFromInline init(transform: @escaping (inout Transaction) -> Void, scoped: Scoped) {
        self.init(edit: .transaction(transform), scoped: scoped)
    }

    @usableFromInline @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        if Scoped._isModifiersOnly {
            _apply(modifier, node, &update)
            return C._reconcile(content, node, &update)
        }
        let scope = update.rememberScope(node)
        scope.always(FieldAddresses.first(of: modifier, TransactionEdit.self).pointee)
        let placeholder = update.rememberContent(node, content, scope: update.scope)
        update.scope = scope
        update.content = placeholder
        // What the closure puts around the view is remembered at the view's own node.
        Scoped._reconcile(
            FieldAddresses.second(of: modifier, behind: TransactionEdit.self, Scoped.self), node, &update)
    }

    @usableFromInline @MainActor static var _isElementModifier: Bool { Scoped._isModifiersOnly }

    @usableFromInline @MainActor static func _apply(
        _ modifier: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let outer = update.scope
        let scope = update.rememberScope(node)
        scope.always(FieldAddresses.first(of: modifier, TransactionEdit.self).pointee)
        update.scope = scope
        Scoped._apply(FieldAddresses.second(of: modifier, behind: TransactionEdit.self, Scoped.self), node, &update)
        update.scope = outer
    }
}

/// A modifier under a transaction of its own.
nonisolated struct ModifierTransactionModifier<Base: ViewModifier>: ViewModifier {
    let edit: TransactionEdit
    let base: Base

    func body(content: Content) -> some View {
        content.modifier(
            ScopedTransactionModifier(edit: edit, scoped: PlaceholderContentView<Content>().modifier(base)))
    }
}
