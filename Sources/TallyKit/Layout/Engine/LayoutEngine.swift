import Foundation
import TallyLayers
internal import TallySolver

/// Solves the constraints of one tree of views.
///
/// It belongs to the topmost view. What changes is noted, and weighed when a layout asks: `flush`. Each item has a place in its
/// superview's space, or its owner's, and a size. All of it can be made anew from the rules that the views keep.
@MainActor
package final class LayoutEngine {
    var solver = ConstraintSolver()
    weak var root: UIView?
    /// It is for the size of its root alone, which nothing holds.
    let isFitting: Bool
    var records: [ObjectIdentifier: ItemRecord] = [:]
    /// As they were made.
    var order: [ItemRecord] = []
    var ids: [ObjectIdentifier: ConstraintID] = [:]
    var owners: [ConstraintID: Owner] = [:]
    var pending: [LayoutRule] = []
    var isPending: Set<ObjectIdentifier> = []
    /// What could not hold.
    var dropped: [LayoutRule] = []
    /// Weak: the state of the root has the engine.
    var stale: [Stale] = []
    /// Where each stands among them; one that has gone may have left its identifier to another.
    var staleIndices: [ObjectIdentifier: Int] = [:]
    var constants: [(id: ConstraintID, constant: Double)] = []
    var isDirty = true
    var isFlushing = false
    var isRightToLeft = false
    /// Something has gone or become another since what was left out was last tried.
    var mayAdmit = false

    struct Stale {
        weak var state: ConstraintState?
    }

    /// What a constraint of the solver's stands for.
    enum Owner {
        case rule(LayoutRule)
        case frame(ItemRecord)
        case content(ItemRecord)
        case floor(ItemRecord)
    }

    init(_ root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        isRightToLeft = root.layoutDirection == .rightToLeft
        adopt(root)
    }

    // MARK: What changes

    /// Notes all that a view and those inside keep.
    func adopt(_ view: UIView) {
        if let state = view.constraintState {
            for rule in state.held { add(rule) }
            note(state)
            if !state.mistakes.isEmpty { tellMistakes(of: state, view) }
        }
        for inner in view.inside { adopt(inner) }
    }

    func tellMistakes(of state: ConstraintState, _ view: UIView) {
        let texts = state.mistakes
        state.mistakes = []
        for text in texts { LayoutMistake.keep(text, view) }
    }

    func add(_ rule: LayoutRule) {
        let key = ObjectIdentifier(rule)
        if ids[key] == nil, isPending.insert(key).inserted { pending.append(rule) }
    }

    /// Takes a rule out; whoever keeps it may go on doing so.
    func remove(_ rule: LayoutRule) {
        let key = ObjectIdentifier(rule)
        if isPending.remove(key) != nil { pending.removeAll { $0 === rule } }
        dropped.removeAll { $0 === rule }
        if let id = ids.removeValue(forKey: key) { discard(id) }
    }

    func discard(_ id: ConstraintID) {
        try? solver.remove(id)
        owners[id] = nil
        constants.removeAll { $0.id == id }
        mayAdmit = true
    }

    /// Has what the item itself says looked at: its frame, its content's size, what follows from its margins.
    func note(_ state: ConstraintState) {
        isDirty = true
        let key = ObjectIdentifier(state)
        if let known = staleIndices[key], stale[known].state === state { return }
        staleIndices[key] = stale.count
        stale.append(Stale(state: state))
    }

    /// - Parameter view: that is laid out therefore.
    func changed(_ view: UIView) {
        isDirty = true
        if isFlushing || isFitting { return }
        view.setNeedsLayout()
        // Whoever shows the tree may go by the size that fits.
        (root as? HostRootView)?.insideIntrinsicSizeChanged()
    }

    func constantChanged(_ rule: LayoutRule) {
        guard let id = ids[ObjectIdentifier(rule)] else { return mayAdmit = true }
        if let linear = linear(rule) { stage(id, linear.constant - linear.expression.constant) }
    }

    func priorityChanged(_ rule: LayoutRule) {
        guard let id = ids[ObjectIdentifier(rule)] else { return mayAdmit = true }
        try? solver.setPriority(rule.priority, of: id)
    }

    func stage(_ id: ConstraintID, _ constant: Double) {
        constants.removeAll { $0.id == id }
        constants.append((id, Self.admitted(constant)))
    }

    static func admitted(_ constant: Double) -> Double {
        constant.isNaN ? 0 : min(max(constant, -ConstraintSolver.greatestConstant), ConstraintSolver.greatestConstant)
    }
}

extension LayoutEngine {
    /// Items and relations, and the coefficients that the solver holds for them.
    package var counts: (items: Int, rules: Int, cells: Int) { (order.count, owners.count, solver.countOfCells) }
}
