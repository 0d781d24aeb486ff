/// Gives a view the transition by which it comes and goes.
nonisolated struct TransitionModifier<T: Transition>: ViewModifier {
    typealias Body = Never
    let transition: T

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let outer = update
        let memory = update.fold(node) { TransitionMemory(modifier.transition, node) }
        let stand = update.fold(node) {
            TypedModifierContent(
                content, outer: outer.content, version: outer.runtime.nextVersion(), scope: outer.scope,
                keepsNode: T.self == ErasedTransition.self)
        }
        stand.set(content, outer: outer.content, version: outer.runtime.nextVersion())
        memory.bring(upTo: modifier.transition, stand, update)
    }
}

/// A transition at work at a node: which phase it is in, and how to enter another.
@MainActor
class TransitionState {
    func enter(_ phase: TransitionPhase, scope: TransactionScope) {}
    /// True if the view comes and goes at once, whatever animation there is.
    var isImmediate: Bool { false }
}

private final class TransitionMemory<T: Transition>: TransitionState {
    private var transition: T
    private var phase = TransitionPhase.identity
    private unowned let node: _ViewNode
    private var update: _ViewUpdate?
    /// What the view says while it leaves by the transition that it had.
    private var next: T?

    init(_ transition: T, _ node: _ViewNode) {
        self.transition = transition
        self.node = node
    }

    func bring(upTo new: T, _ stand: ModifierContent, _ outer: _ViewUpdate) {
        // What a view leaves by is what it had while it was there.
        if phase != .didDisappear { transition = new } else { next = new }
        var update = outer
        update.content = stand
        var container: TransactionScope?
        if case .inserting(let scope) = update.insertion {
            container = scope
            update.insertion = .covered
        }
        self.update = update
        self.update?.insertion = .none
        if let container {
            phase = .willAppear
            reconcile(update)
            enter(.identity, scope: container)
        } else {
            reconcile(update)
        }
    }

    override func enter(_ phase: TransitionPhase, scope: TransactionScope) {
        guard var update, phase != self.phase else { return }
        self.phase = phase
        if let next, phase == .identity { transition = next }
        next = nil
        // The container's transaction drives it, not that of modifiers on the view itself.
        update.scope = scope
        reconcile(update)
    }

    override var isImmediate: Bool { (transition as? any ImmediateTransition)?.isImmediate ?? false }

    private func reconcile(_ update: _ViewUpdate) {
        var update = update
        T.Body._reconcile(transition.body(content: T.Content(), phase: phase), node, &update)
    }
}

/// A transition that may be none at all.
@MainActor
protocol ImmediateTransition {
    var isImmediate: Bool { get }
}

extension IdentityTransition: ImmediateTransition {
    var isImmediate: Bool { true }
}

extension ErasedTransition: ImmediateTransition {}

extension _ViewNode {
    /// True if everything at the top of what goes here goes at once.
    var leavesAtOnce: Bool {
        for fold in folds {
            if let state = fold as? TransitionState { return state.isImmediate }
        }
        if element != nil { return false }
        return children.allSatisfy(\.leavesAtOnce) && (dynamic?.live ?? []).allSatisfy { $0.node?.leavesAtOnce ?? true }
    }

    /// Lets everything at the top of what comes or goes here enter a phase, by its transition or by fading.
    func setTransitionPhase(_ phase: TransitionPhase, scope: TransactionScope) {
        for fold in folds {
            if let state = fold as? TransitionState { return state.enter(phase, scope: scope) }
        }
        if let element { return element.setDefaultTransition(phase, scope: scope) }
        for child in children { child.setTransitionPhase(phase, scope: scope) }
        for child in dynamic?.live ?? [] { child.node?.setTransitionPhase(phase, scope: scope) }
    }
}

extension View {
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(onMain { TransitionModifier(transition: ErasedTransition(t)) })
    }

    public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}
