import Foundation
import TallyCore

// What views tell Auto Layout, and ask it.
extension UIView {
    /// Whether constraints place the view, and not its frame and mask.
    final var followsConstraints: Bool {
        guard let constraintState, !constraintState.translates else { return false }
        return !(around is HostRootView)
    }

    /// Whether it has the size that somebody outside gives it: it shows a stage, or stands nowhere.
    final var isSizedFromOutside: Bool { around == nil || around is HostRootView }

    /// Brings the views inside to where their constraints say.
    final func placeByConstraints() {
        guard ConstraintState.areInUse, let engine = treeEngine else { return }
        if let constraintState, !followsConstraints { engine.noteSize(of: self, constraintState) }
        engine.flush(placing: self)
        for view in inside where view.followsConstraints { engine.place(view, in: self) }
    }

    /// Weighs what has changed, and marks what has to be laid out for it.
    final func flushConstraints() {
        if ConstraintState.areInUse { treeEngine?.flush() }
    }

    /// Something that constraints follow from is another: margins, a mask, insets, a direction.
    final func constraintsMayDiffer() {
        guard let constraintState, let engine = treeEngine else { return }
        engine.note(constraintState)
        engine.changed(around ?? self)
    }

    /// Leading edges may be others.
    final func directionMayDiffer() {
        guard ConstraintState.areInUse, let engine = treeEngine else { return }
        engine.turn()
        engine.changed(around ?? self)
    }

    /// The view has been put elsewhere by the program.
    final func frameMayDiffer() {
        if let constraintState, !followsConstraints, let engine = treeEngine {
            engine.noteSize(of: self, constraintState)
        }
        if SafeArea.isInUse { safeAreaMayDiffer() }
    }

    /// The view has come to its superview: what it keeps becomes part of the tree.
    final func constraintsCome() {
        if controller != nil || type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
        guard ConstraintState.areInUse else { return }
        let own = constraintState?.engine
        constraintState?.engine = nil
        guard keepsConstraints else { return }
        let root = topmost
        if let engine = root.constraintState?.engine {
            engine.adopt(self)
        } else if let own {
            // It knows all there is; what was outermost is so no more.
            own.root = root
            root.layoutState.engine = own
            own.adopt(self)
        } else {
            root.layoutState.engine = LayoutEngine(root)
        }
        if let constraintState, let engine = root.constraintState?.engine {
            engine.note(constraintState)
            engine.changed(around ?? self)
        }
    }

    private var keepsConstraints: Bool { constraintState != nil || inside.contains { $0.keepsConstraints } }

    /// The view has left its superview: relations to what is outside end, the rest goes along.
    final func constraintsLeave(_ old: UIView) {
        guard ConstraintState.areInUse, let engine = old.treeEngine, keepsConstraints else { return }
        leave(engine)
        layoutState.engine = LayoutEngine(self)
        engine.changed(old)
    }

    private func leave(_ engine: LayoutEngine) {
        let root = topmost
        var states: [ConstraintState] = []
        collectStates(&states)
        for state in states {
            for rule in state.mentions where rule.holder.map({ !$0.isDescendant(of: root) }) ?? true { rule.end() }
            for rule in state.held { engine.remove(rule) }
        }
        for state in states { engine.forget(state) }
        constraintState?.hasBeenPlaced = false
    }

    private func collectStates(_ states: inout [ConstraintState]) {
        if let constraintState {
            states.append(constraintState)
            states += constraintState.guides.map(\.layoutState)
            states += constraintState.guidesInOrder
        }
        for view in inside { view.collectStates(&states) }
    }

    final func intrinsicSizeChanged() {
        if let constraintState, let engine = treeEngine {
            engine.note(constraintState)
            (around ?? self).setNeedsLayout()
        }
        insideIntrinsicSizeChanged()
    }

    final func isHugging(_ axis: Axis) -> Bool {
        contentHuggingPriority(for: axis == .horizontal ? .horizontal : .vertical).rawValue > 500
    }

    final func resistsCompression(_ axis: Axis) -> Bool {
        contentCompressionResistancePriority(for: axis == .horizontal ? .horizontal : .vertical).rawValue > 500
    }
}

extension LayoutEngine {
    /// Looks at a frame that the program, or whoever shows the view, may have changed.
    func noteSize(of view: UIView, _ state: ConstraintState) {
        guard let record = records[ObjectIdentifier(state)] else { return }
        let frame = view.untransformedFrame
        let values = [frame.width, frame.height, frame.minX, frame.minY].map { Double($0) }
        if zip(record.frame, values).contains(where: { $0.value != $1 }) {
            note(state)
            if let around = view.around { changed(around) }
        }
    }
}
