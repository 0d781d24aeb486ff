/// A transition at work at a node: which phase it is in, and how to enter another.
@MainActor
class TransitionState {
    func enter(_ phase: TransitionPhase, scope: TransactionScope) {}
    /// True if the view comes and goes at once, whatever animation there is.
    var isImmediate: Bool { false }
    /// True if views inside have a transition of their own, the innermost counts: this one is for others that come.
    final let givesWay: Bool
    final var phase = TransitionPhase.identity
    /// Brings a view that inherits the transition up to date in its place, where it comes and goes by it.
    func reconcile<V: View>(heir view: V, _ slot: DynamicChildren.Slot, _ update: _ViewUpdate) {
        slot.reconcile(view, update)
    }
    /// True if it says how its view comes and goes.
    final var isPlayed: Bool { !givesWay && !fadesInstead }

    init(givesWay: Bool) { self.givesWay = givesWay }

    /// True if the view fades in place of the transition: it would move, and the person wants cross-fades.
    final var fadesInstead = false
    /// The transition as it is written in code, for those who ask.
    func words(isComing: Bool) -> String { "" }
}

extension _ViewNode {
    /// True if everything at the top of what goes here goes at once.
    var leavesAtOnce: Bool {
        for fold in folds {
            if let state = fold as? TransitionState, state.isPlayed { return state.isImmediate }
        }
        if element != nil { return false }
        return children.allSatisfy(\.leavesAtOnce) && (dynamic?.live ?? []).allSatisfy { $0.node?.leavesAtOnce ?? true }
    }

    /// Lets everything at the top of what comes or goes here enter a phase, by its transition or by fading.
    func setTransitionPhase(_ phase: TransitionPhase, scope: TransactionScope) {
        for fold in folds {
            if let state = fold as? TransitionState, state.isPlayed { return state.enter(phase, scope: scope) }
        }
        if let element { return element.setDefaultTransition(phase, scope: scope) }
        for child in children { child.setTransitionPhase(phase, scope: scope) }
        for child in dynamic?.live ?? [] { child.node?.setTransitionPhase(phase, scope: scope) }
    }
}
