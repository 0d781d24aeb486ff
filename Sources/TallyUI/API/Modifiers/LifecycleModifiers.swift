/// Runs actions when a view has come and when it has gone.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    public typealias Body = Never
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    private final class Memory: NodeEndObserver {
        var disappear: (() -> Void)?
        unowned let runtime: Runtime
        init(_ runtime: Runtime) { self.runtime = runtime }

        func nodeEnded() {
            if let disappear { runtime.afterUpdate { disappear() } }
            disappear = nil
        }
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let runtime = update.runtime
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(runtime) }
        memory.disappear = modifier.disappear
        C._reconcile(content, node, &update)
        // Queued after those of the views inside, which are there first.
        if isNew, let appear = modifier.appear { runtime.afterUpdate { appear() } }
    }
}

/// Runs an action after an update in which a value has changed.
nonisolated struct ValueActionModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    private final class Memory {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let runtime = update.runtime
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(modifier.value) }
        let old = memory.value
        if isNew ? modifier.isInitial : old != modifier.value {
            memory.value = modifier.value
            runtime.afterUpdate { modifier.action(old, modifier.value) }
        }
        C._reconcile(content, node, &update)
    }
}

/// Runs an asynchronous action as long as the view is there, anew when an id changes.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier {
    typealias Body = Never
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    private final class Memory: NodeEndObserver {
        var id: ID
        var task: Task<Void, Never>?
        init(_ id: ID) { self.id = id }
        func nodeEnded() { task?.cancel() }
        deinit { task?.cancel() }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(modifier.id) }
        if isNew || memory.id != modifier.id {
            memory.id = modifier.id
            update.runtime.afterUpdate {
                memory.task?.cancel()
                memory.task = Task(priority: modifier.priority) { await modifier.action() }
            }
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Runs before the first frame that shows the view is drawn.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs when the view is gone, after its transition.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }

    @available(*, deprecated, message: "Use onChange with a closure of two or no parameters instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: false) { action($1) })
    }

    /// Runs with the old and the new value after the update in which the value changed.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs once while the view is there; cancelled when it goes.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Cancelled and run anew when the id changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
