import Foundation
internal import TallySolver

// Solving.
extension LayoutEngine {
    /// How often what follows from widths may change them again.
    private static let maximumRounds = 8

    /// Weighs what has changed, and has laid out whatever views are elsewhere than before.
    ///
    /// - Parameter placing: the view that places those inside by itself right after.
    func flush(placing: UIView? = nil) {
        if !isDirty || isFlushing { return }
        isFlushing = true
        defer { isFlushing = false }
        followDirection()
        for _ in 0..<Self.maximumRounds where isDirty {
            isDirty = false
            refreshStale()
            applyConstants()
            install()
            solver.solve()
            holdFloors()
            followWidths()
        }
        isDirty = false
        if !isFitting { announce(placing) }
    }

    private func refreshStale() {
        var index = 0
        while index < stale.count {
            let noted = stale[index].state
            index += 1
            guard let state = noted else { continue }
            staleIndices[ObjectIdentifier(state)] = nil
            if !isFitting, let refresh = state.refresh {
                state.refresh = nil
                refresh()
            }
            if !state.mistakes.isEmpty, let view = state.view { tellMistakes(of: state, view) }
            refreshItem(state)
        }
        stale.removeAll(keepingCapacity: true)
        staleIndices.removeAll(keepingCapacity: true)
    }

    private func install() {
        var rules = pending
        pending.removeAll(keepingCapacity: true)
        isPending.removeAll(keepingCapacity: true)
        if mayAdmit {
            rules = dropped + rules
            dropped = []
            mayAdmit = false
        }
        for rule in rules { install(rule) }
    }

    /// Where one reads the other way than before, leading edges are others.
    private func followDirection() {
        guard let root, isRightToLeft != (root.layoutDirection == .rightToLeft) else { return }
        isRightToLeft.toggle()
        turn()
    }

    /// Begins anew: leading edges may be others.
    package func turn() {
        reset()
        if let root { adopt(root) }
    }

    private func reset() {
        solver = ConstraintSolver()
        records = [:]
        order = []
        ids = [:]
        owners = [:]
        pending = []
        isPending = []
        dropped = []
        stale = []
        staleIndices = [:]
        constants = []
    }
}
