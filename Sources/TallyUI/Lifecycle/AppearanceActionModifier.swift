import TallyCore

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

        /// Called when the views inside are there.
        func begin() {
            presence?.add(self)
            if presence?.isShown ?? true { presenceChanged(true) }
        }

        func presenceChanged(_ isShown: Bool) {
            if let runtime = node.runtime, !runtime.isRemaking { notify(isShown, runtime) }
        }

        private func notify(_ isShown: Bool, _ runtime: Runtime) {
            if let action = isShown ? modifier.appear : modifier.disappear { runtime.afterUpdate { action() } }
        }

        func nodeEnded(_ runtime: Runtime) {
            if presence?.isShown ?? true { notify(false, runtime) }
            presence?.remove(self)
        }
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let isNew = update.rememberedCount >= node.remembered.count
        let memory = update.remember(node) { Memory(modifier, node) }
        memory.modifier = modifier
        C._reconcile(content, node, &update)
        // Queued after those of the views inside, which are there first.
        if isNew { memory.begin() }
    }
}
