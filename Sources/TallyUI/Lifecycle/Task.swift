import TallyCore

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
                runtime.taskEnqueued()
                task = Task(priority: modifier.priority) { [weak runtime, action = modifier.action] in
                    runtime?.taskStarted()
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
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let isNew = update.rememberedCount >= node.remembered.count
        let memory = update.remember(node) { Memory(modifier, node) }
        let isOther = memory.modifier.id != modifier.id
        memory.modifier = modifier
        if isNew || isOther { memory.start() }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Runs once while the view is seen, as `onAppear` and `onDisappear` have it; cancelled when that ends, and run anew
    /// when it is seen again.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs a task, which is cancelled and run anew when the id changes.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
