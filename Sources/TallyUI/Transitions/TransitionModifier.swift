@_spi(Runtime) import TallyCore

/// Gives a view the transition by which it comes and goes.
@usableFromInline nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    @usableFromInline typealias Body = Never
    let transition: T

    @usableFromInline init(transition: T) { self.transition = transition }

    @usableFromInline @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let memory = update.remember(node) {
            TransitionMemory(modifier.transition, node, isOverridden: C._holdsTransition)
        }
        let placeholder = update.rememberContent(
            node, content, scope: update.scope, keepsNode: T.self == ErasedTransition.self)
        placeholder.transition = memory
        if memory.isOverridden {
            memory.note(modifier.transition)
            update.inherited = memory
            return C._reconcile(content, node, &update)
        }
        if T.Body._isModifiersOnly, memory.applyAgain(modifier.transition, &update) {
            update.inherited = memory
            return C._reconcile(content, node, &update)
        }
        memory.update(to: modifier.transition, placeholder, update)
    }

    @usableFromInline @MainActor static var _holdsTransition: Bool { true }
}

private final class TransitionMemory<T: Transition>: TransitionState {
    private var transition: T
    private let comparator = ErasedComparator.of(T.self)
    // unowned: it stands among what is remembered at the node.
    private unowned let node: _ViewNode
    private var update: _ViewUpdate?
    /// What the view says while it leaves by the transition that it had.
    private var next: T?
    /// The modifiers as they were put around the view last, from where they begin to where the view comes.
    private var applied: (outer: _ViewUpdate, chainVersion: Int, inner: AppliedModifier?, rememberedCount: Int)?

    init(_ transition: T, _ node: _ViewNode, isOverridden: Bool) {
        self.transition = transition
        self.node = node
        super.init(isOverridden: isOverridden)
    }

    override func reconcile<V: View>(inheriting view: V, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        handle.reconcile(ModifiedContent(content: view, modifier: TransitionModifier(transition: transition)), update)
    }

    func note(_ new: T) { transition = new }

    func update(to new: T, _ placeholder: ModifierContent, _ outer: _ViewUpdate) {
        // What a view leaves by is what it had while it was there.
        if phase != .didDisappear { note(new) } else { next = new }
        var update = outer
        update.content = placeholder
        var container: TransactionScope?
        fadesInstead = update.environment.prefersCrossFadeTransitions && transition.moves
        if case .inserting(let scope) = update.insertion, !fadesInstead {
            container = scope
            update.insertion = .covered
        }
        self.update = update
        self.update?.insertion = .none
        if let container {
            phase = .willAppear
            update.runtime.explanations?.noteInsertion(of: node, by: transition.explained(isComing: true))
            reconcile(update)
            enter(.identity, scope: container)
        } else {
            reconcile(update)
        }
    }

    /// Puts the modifiers that stand around the view around it again, if all of them would be as they are.
    func applyAgain(_ new: T, _ update: inout _ViewUpdate) -> Bool {
        guard phase == .identity, next == nil, let applied, applied.chainVersion == update.chain?.chainVersion ?? 0,
            applied.outer.isInterchangeable(with: update), comparator.areEqual(&transition, new)
        else { return false }
        update.chain = applied.inner
        update.rememberedCount = applied.rememberedCount
        return true
    }

    override func enter(_ phase: TransitionPhase, scope: TransactionScope) {
        guard var update, phase != self.phase else { return }
        self.phase = phase
        if let next, phase == .identity { note(next) }
        next = nil
        // The container's transaction drives it, not that of modifiers on the view itself.
        update.scope = scope
        reconcile(update)
    }

    override func words(isComing: Bool) -> String { transition.explained(isComing: isComing) }

    override var leavesAtOnce: Bool { (transition as? any ImmediateTransition)?.leavesAtOnce ?? false }

    private func reconcile(_ update: _ViewUpdate) {
        var inner = update
        inner.inherited = nil
        applied = nil
        let body = transition.body(content: T.Content(), phase: phase)
        guard T.Body._isModifiersOnly, let content = update.content else {
            return T.Body.reconcile(value: body, node, &inner)
        }
        withUnsafePointer(to: body) { T.Body._apply($0, node, &inner) }
        if phase.isIdentity {
            var outer = update
            outer.content = content.outer
            outer.insertion = .none
            applied = (outer, update.chain?.chainVersion ?? 0, inner.chain, inner.rememberedCount)
        }
        inner.content = content.outer
        content.reconcile(node, &inner)
    }
}

/// A transition that may be none at all.
@MainActor
protocol ImmediateTransition {
    var isImmediate: Bool { get }
    /// True if the view goes at once, however it comes.
    var leavesAtOnce: Bool { get }
}

extension ImmediateTransition {
    var leavesAtOnce: Bool { isImmediate }
}

extension IdentityTransition: ImmediateTransition {
    var isImmediate: Bool { true }
}

extension AsymmetricTransition: ImmediateTransition {
    var isImmediate: Bool { leavesAtOnce && (insertion as? any ImmediateTransition)?.isImmediate ?? false }
    var leavesAtOnce: Bool { (removal as? any ImmediateTransition)?.leavesAtOnce ?? false }
}

extension ErasedTransition: ImmediateTransition {}

extension AnimatedTransition: ImmediateTransition {
    var isImmediate: Bool { (base as? any ImmediateTransition)?.isImmediate ?? false }
    var leavesAtOnce: Bool { (base as? any ImmediateTransition)?.leavesAtOnce ?? false }
}

extension CombiningTransition: ImmediateTransition {
    var isImmediate: Bool {
        (first as? any ImmediateTransition)?.isImmediate ?? false
            && (second as? any ImmediateTransition)?.isImmediate ?? false
    }
    var leavesAtOnce: Bool {
        (first as? any ImmediateTransition)?.leavesAtOnce ?? false
            && (second as? any ImmediateTransition)?.leavesAtOnce ?? false
    }
}
