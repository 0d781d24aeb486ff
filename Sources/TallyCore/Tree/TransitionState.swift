/// A transition at work at a node: which phase it is in, and how to enter another.
@MainActor
@_spi(Runtime) open class TransitionState {
    open func enter(_ phase: TransitionPhase, scope: TransactionScope) {}
    /// True if the view goes at once, whatever animation there is.
    open var leavesAtOnce: Bool { false }
    /// True if views inside have a transition of their own, the innermost counts: this one is for others that come.
    package final let isOverridden: Bool
    package final var phase = TransitionPhase.identity
    /// Updates a view that inherits the transition in its place, where it comes and goes by it.
    open func reconcile<V: View>(inheriting view: V, _ handle: DynamicChildren.Handle, _ update: _ViewUpdate) {
        handle.reconcile(view, update)
    }
    /// True if it says how its view comes and goes.
    final var isPlayed: Bool { !isOverridden && !fadesInstead }

    public init(isOverridden: Bool) { self.isOverridden = isOverridden }

    /// True if the view fades in place of the transition: it would move, and the person wants cross-fades.
    package final var fadesInstead = false
    /// Returns the transition as it is written in code, for those who ask.
    open func words(isComing: Bool) -> String { "" }
}

extension _ViewNode {
    /// True if everything at the top of what goes here goes at once.
    var leavesAtOnce: Bool {
        for memory in remembered {
            if let state = memory as? TransitionState, state.isPlayed { return state.leavesAtOnce }
        }
        if element != nil { return false }
        return children.allSatisfy(\.leavesAtOnce) && (dynamic?.live ?? []).allSatisfy { $0.node?.leavesAtOnce ?? true }
    }

    /// Lets everything at the top of what comes or goes here enter a phase, by its transition or by fading.
    func setTransitionPhase(_ phase: TransitionPhase, scope: TransactionScope) {
        for memory in remembered {
            if let state = memory as? TransitionState, state.isPlayed { return state.enter(phase, scope: scope) }
        }
        if let element { return element.setDefaultTransition(phase, scope: scope) }
        for child in children { child.setTransitionPhase(phase, scope: scope) }
        for child in dynamic?.live ?? [] { child.node?.setTransitionPhase(phase, scope: scope) }
    }
}
