/// Puts an animation into the transaction for the views inside, in the updates in which a value has changed.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never
    public var animation: Animation?
    public var value: Value

    public nonisolated init(animation: Animation?, value: Value) {
        self.animation = animation
        self.value = value
    }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let edited = ValueTransactionModifier(value: modifier.value, edit: .animation(modifier.animation))
        ValueTransactionModifier._reconcile(edited, content: content, node, &update)
    }
}

/// Edits the transaction of every update for the views inside.
nonisolated public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never
    public var transform: (inout Transaction) -> Void

    public nonisolated init(transform: @escaping (inout Transaction) -> Void) { self.transform = transform }

    @MainActor public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let scope = update.foldScope(node)
        scope.always(.transaction(modifier.transform))
        update.scope = scope
        C._reconcile(content, node, &update)
    }
}

/// Puts an animation into the transaction of every update for the views inside.
nonisolated struct ScopedAnimationModifier: ViewModifier {
    typealias Body = Never
    let animation: Animation?

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let scope = update.foldScope(node)
        scope.always(.animation(modifier.animation))
        update.scope = scope
        C._reconcile(content, node, &update)
    }
}

/// Edits the transaction for the views inside, in the updates in which a value has changed.
nonisolated struct ValueTransactionModifier<Value: Equatable>: ViewModifier {
    typealias Body = Never
    let value: Value
    let edit: TransactionEdit

    private final class Memory {
        let scope: TransactionScope
        var value: Value
        init(_ scope: TransactionScope, _ value: Value) {
            self.scope = scope
            self.value = value
        }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let outer = update
        let memory = update.fold(node) {
            Memory(TransactionScope(runtime: outer.runtime, parent: outer.scope), modifier.value)
        }
        memory.scope.parent = outer.scope
        if memory.value != modifier.value {
            memory.value = modifier.value
            memory.scope.inThisUpdate(modifier.edit)
            // Once, also where nothing inside asks for it: a completion may have been added.
            _ = memory.scope.transaction
        }
        update.scope = memory.scope
        C._reconcile(content, node, &update)
    }
}

/// Edits the transaction for the modifiers that a closure puts around the view, and not for the view itself.
@usableFromInline nonisolated struct ScopedTransactionModifier<Scoped: View>: ViewModifier {
    @usableFromInline typealias Body = Never
    let edit: TransactionEdit
    let scoped: (PlaceholderContentView<Self>) -> Scoped

    init(edit: TransactionEdit, scoped: @escaping (PlaceholderContentView<Self>) -> Scoped) {
        self.edit = edit
        self.scoped = scoped
    }

    @usableFromInline init(
        transform: @escaping (inout Transaction) -> Void, scoped: @escaping (PlaceholderContentView<Self>) -> Scoped
    ) {
        self.init(edit: .transaction(transform), scoped: scoped)
    }

    @usableFromInline @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        if Scoped._isModifiersOnly {
            _apply(modifier, node, &update)
            return C._reconcile(content, node, &update)
        }
        let scope = update.foldScope(node)
        scope.always(modifier.edit)
        let stand = update.foldContent(node, content, scope: update.scope)
        update.scope = scope
        update.content = stand
        // What the closure puts around the view folds into the view's own node.
        Scoped._reconcile(update.describe { modifier.scoped(PlaceholderContentView()) }, node, &update)
    }

    @usableFromInline @MainActor static var _isElementModifier: Bool { Scoped._isModifiersOnly }

    @usableFromInline @MainActor static func _apply(_ modifier: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let outer = update.scope
        let scope = update.foldScope(node)
        scope.always(modifier.edit)
        update.scope = scope
        Scoped._apply(update.describe { modifier.scoped(PlaceholderContentView()) }, node, &update)
        update.scope = outer
    }
}

/// Stands for the view that a modifier or transition is applied to.
nonisolated public struct PlaceholderContentView<Value>: _PrimitiveView {
    @usableFromInline init() {}

    @MainActor public static var _isModifiersOnly: Bool { true }

    @MainActor public static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        guard let content = update.content else { return }
        update.content = content.outer
        content.reconcile(node, &update)
    }
}

extension View {
    /// Animates what changes inside in the updates in which the value does; nil keeps it still. Never at first appearance.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(ScopedAnimationModifier(animation: animation))
    }

    /// Animates the modifiers that the closure applies, and not the view it is given.
    public nonisolated func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(
            ScopedTransactionModifier<V>(edit: .animation(animation)) { _ in body(PlaceholderContentView<Self>()) })
    }

    /// Edits the transaction of every update that passes here, for the views inside.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
    }

    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, edit: .transaction(transform)))
    }

    @inlinable public nonisolated func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransactionModifier<V>(transform: transform) { _ in body(PlaceholderContentView<Self>()) })
    }
}

extension View where Self: Equatable {
    /// Animates what changes inside in the updates in which the view itself is another.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }

    /// The view is brought up to date only when it is not equal to the last one.
    public nonisolated func equatable() -> some View { self }
}
