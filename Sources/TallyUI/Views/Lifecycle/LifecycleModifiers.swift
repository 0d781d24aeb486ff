/// Runs actions when a view has come and when it has gone.
nonisolated public struct _AppearanceActionModifier: ViewModifier {
    public typealias Body = Never
    public var appear: (() -> Void)?
    public var disappear: (() -> Void)?

    public nonisolated init(appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
        self.appear = appear
        self.disappear = disappear
    }

    private final class Memory: NodeEndObserver, PresenceMember {
        var modifier: _AppearanceActionModifier
        private let node: NodeLink
        private let presence: Presence?

        init(_ modifier: _AppearanceActionModifier, _ node: _ViewNode) {
            self.modifier = modifier
            self.node = NodeLink(node)
            presence = node.presenceAround
        }

        /// The views inside are there.
        func begin() {
            presence?.add(self)
            if presence?.isShown ?? true { presenceChanged(true) }
        }

        func presenceChanged(_ isShown: Bool) {
            if let runtime = node.runtime, !runtime.isRemaking { tell(isShown, runtime) }
        }

        private func tell(_ isShown: Bool, _ runtime: Runtime) {
            if let action = isShown ? modifier.appear : modifier.disappear { runtime.afterUpdate { action() } }
        }

        func nodeEnded(_ runtime: Runtime) {
            if presence?.isShown ?? true { tell(false, runtime) }
            presence?.remove(self)
        }
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(modifier, node) }
        memory.modifier = modifier
        C._reconcile(content, node, &update)
        // Queued after those of the views inside, which are there first.
        if isNew { memory.begin() }
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
        if isNew ? modifier.isInitial && !runtime.isRemaking : old != modifier.value {
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

    private final class Memory: NodeEndObserver, PresenceMember {
        var modifier: TaskModifier
        private var task: Task<Void, Never>?
        private let node: NodeLink
        private let presence: Presence?

        init(_ modifier: TaskModifier, _ node: _ViewNode) {
            self.modifier = modifier
            self.node = NodeLink(node)
            presence = node.presenceAround
            presence?.add(self)
        }

        /// Begins anew, if the view is there to be seen.
        func start() {
            guard let runtime = node.runtime, presence?.isShown ?? true, !runtime.isRemaking else { return }
            runtime.afterUpdate { [self] in
                // A task of a view that has gone meanwhile would have nobody to end it.
                guard let runtime = node.runtime else { return }
                task?.cancel()
                runtime.taskSetsOut()
                task = Task(priority: modifier.priority) { [weak runtime, action = modifier.action] in
                    runtime?.taskArrives()
                    await action()
                }
            }
        }

        func presenceChanged(_ isShown: Bool) { if isShown { start() } else { task?.cancel() } }

        func nodeEnded(_ runtime: Runtime) {
            task?.cancel()
            presence?.remove(self)
        }

        deinit { task?.cancel() }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let isNew = update.foldIndex >= node.folds.count
        let memory = update.fold(node) { Memory(modifier, node) }
        let isOther = memory.modifier.id != modifier.id
        memory.modifier = modifier
        if isNew || isOther { memory.start() }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Runs before the first frame that shows the view is drawn, and again each time that it is seen once more: on a screen
    /// that was covered, in a tab that was not selected, in a row of a list or a lazy container that was out of view.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }

    /// Runs when the view is gone, after its transition, and each time that it is seen no more.
    ///
    /// Of views that are removed together one runs its own before those inside of it; of views that are seen no more, those
    /// inside run theirs first. Which comes first is not part of what SwiftUI promises.
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

    /// Runs once while the view is seen, as `onAppear` and `onDisappear` have it; cancelled when that ends, and run anew
    /// when it is seen again.
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
