import TallyCore

/// Runs an action after an update in which a value has changed.
@usableFromInline nonisolated struct ValueActionModifier<Value: Equatable>: ViewModifier {
    @usableFromInline typealias Body = Never
    let value: Value
    let isInitial: Bool
    /// Whether the action is that of the view before the change, with what it captured then.
    let isOfOldView: Bool
    let action: (Value, Value) -> Void

    @usableFromInline init(
        value: Value, isInitial: Bool, isOfOldView: Bool = false, action: @escaping (Value, Value) -> Void
    ) {
        self.value = value
        self.isInitial = isInitial
        self.isOfOldView = isOfOldView
        self.action = action
    }

    private final class Memory {
        var value: Value
        /// Kept where it is to be called by the next view.
        var action: ((Value, Value) -> Void)?
        init(_ value: Value) { self.value = value }
    }

    @usableFromInline @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let runtime = update.runtime
        let isNew = update.rememberedCount >= node.remembered.count
        let memory = update.remember(node) { Memory(modifier.value) }
        let old = memory.value
        if isNew ? modifier.isInitial && !runtime.isRemaking : old != modifier.value {
            memory.value = modifier.value
            let action = memory.action ?? modifier.action
            runtime.afterUpdate { action(old, modifier.value) }
        }
        if modifier.isOfOldView { memory.action = modifier.action }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Runs with the new value after the update in which the value changed: the action of the view before the change, so that what it
    /// captured, by name or as a part of the view's own value, is the old. States and observed objects are read as they are.
    @available(*, deprecated, message: "Use onChange with a closure of two or no parameters instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: false, isOfOldView: true) { action($1) })
    }

    /// Runs with the old and the new value after the update in which the value changed.
    @inlinable public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    @inlinable public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }
}
