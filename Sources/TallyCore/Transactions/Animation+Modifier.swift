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
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let edited = ValueTransactionModifier(value: modifier.value, edit: .animation(modifier.animation))
        withUnsafePointer(to: edited) { ValueTransactionModifier._reconcile($0, content: content, node, &update) }
    }
}

/// Puts an animation into the transaction of every update for the views inside.
nonisolated struct ScopedAnimationModifier: ViewModifier {
    typealias Body = Never
    let animation: Animation?

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let scope = update.rememberScope(node)
        scope.always(.animation(modifier.animation))
        update.scope = scope
        C._reconcile(content, node, &update)
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
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransactionModifier(edit: .animation(animation), scoped: body(PlaceholderContentView<Self>())))
    }
}

extension ViewModifier {
    /// Animates what the modifier itself changes, and not the view that it is applied to.
    @MainActor @preconcurrency
    public func animation(_ animation: Animation?) -> some ViewModifier {
        ModifierTransactionModifier(edit: .animation(animation), base: self)
    }
}

extension View where Self: Equatable {
    /// Animates what changes inside in the updates in which the view itself is another.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        modifier(_AnimationModifier(animation: animation, value: self))
    }
}
