import Foundation
internal import TallySolver

// What an item says itself: its frame, or the size of its content.
extension LayoutEngine {
    /// Made when something first asks for it.
    func record(_ state: ConstraintState) -> ItemRecord {
        let key = ObjectIdentifier(state)
        if let known = records[key], known.state === state { return known }
        let made = ItemRecord(state, solver)
        records[key] = made
        order.append(made)
        refreshFrame(made)
        refreshContent(made)
        return made
    }

    /// Brings what the item says up to date, and what rules make of it.
    func refreshItem(_ state: ConstraintState) {
        if let record = records[ObjectIdentifier(state)] {
            refreshFrame(record)
            refreshContent(record)
        } else if state.view?.followsConstraints == true {
            _ = record(state)
        }
        for item in [state] + state.guidesInOrder {
            for rule in item.mentions where rule.hasOwnOffset { constantChanged(rule) }
        }
        // The baselines of a stack view are those of a view inside, and may be those of another now.
        var stack: UIView? = state.view
        while let view = stack, view is UIStackView || view === state.view {
            if view is UIStackView {
                for rule in view.constraintState?.mentions ?? [] where rule.usesBaseline { reinstall(rule) }
            }
            stack = view.around
        }
    }

    private func reinstall(_ rule: LayoutRule) {
        guard ids[ObjectIdentifier(rule)] != nil else { return }
        remove(rule)
        add(rule)
    }

    /// Whether frame and mask, or whoever shows the tree, say where a view is.
    private func isHeld(_ view: UIView) -> Bool {
        if view === root, isFitting { return false }
        return !view.followsConstraints
    }

    // MARK: Frames

    private func refreshFrame(_ record: ItemRecord) {
        guard let view = record.state?.view, isHeld(view) else {
            for hold in record.frame { if let id = hold.id { discard(id) } }
            record.frame = []
            return
        }
        let frame = view.untransformedFrame
        var wanted = [(record.width, Double(frame.width)), (record.height, Double(frame.height))]
        if view.around != nil, view !== root {
            wanted += [(record.x, Double(frame.minX)), (record.y, Double(frame.minY))]
        }
        while record.frame.count > wanted.count { if let id = record.frame.removeLast().id { discard(id) } }
        for (index, (variable, value)) in wanted.enumerated() {
            // What has no size yet has not been shown: its constraints need not fit into it.
            let isRequired = index > 1 || value > 0 || !view.isSizedFromOutside
            hold(record, index, variable, value, isRequired)
        }
    }

    private func hold(
        _ record: ItemRecord, _ index: Int, _ variable: LinearVariable, _ value: Double, _ isRequired: Bool
    ) {
        if index < record.frame.count {
            let old = record.frame[index]
            if old.isRequired == isRequired, let id = old.id {
                if old.value != value { stage(id, value) }
                record.frame[index].value = value
                return
            }
            if let id = old.id { discard(id) }
        }
        let linear = LinearConstraint(
            LinearExpression(variable), .equal, Self.admitted(value), priority: isRequired ? 1000 : 999.9)
        let new = ItemRecord.FrameHold(
            variable: variable, id: insist(linear, .frame(record)), value: value, isRequired: isRequired)
        if index < record.frame.count { record.frame[index] = new } else { record.frame.append(new) }
    }

    // MARK: Content

    /// The size of the content, for the width that it was given where its height follows from that.
    func contentSize(_ record: ItemRecord) -> CGSize {
        guard let view = record.state?.view else { return .zero }
        guard view.heightFollowsWidth else { return view.intrinsicContentSize }
        let shown = view.traits.constrainedWidth
        view.traits.constrainedWidth = nil
        var size = view.intrinsicContentSize
        if let width = record.measuredWidth {
            view.traits.constrainedWidth = width
            size.height = view.intrinsicContentSize.height
        }
        view.traits.constrainedWidth = isFitting ? shown : record.measuredWidth
        return size
    }

    private func refreshContent(_ record: ItemRecord) {
        guard let state = record.state, let view = state.view else { return }
        let isHeld = isHeld(view)
        let size = isHeld ? CGSize(width: -1, height: -1) : contentSize(record)
        let insets = view.alignmentRectInsets
        let hidden = isHeld ? nil : view.around?.suspendsContent(of: view)
        func hold(_ index: Int, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ inset: CGFloat) {
            let isAsked = length >= 0 && length.isFinite && hidden != true
            holdContent(
                record, index, axis == .horizontal ? record.width : record.height,
                isAsked ? Double(length + inset) : nil, state.hugging[axis].weight, state.resistance[axis].weight)
        }
        hold(0, .horizontal, size.width, insets.left + insets.right)
        hold(1, .vertical, size.height, insets.top + insets.bottom)
    }

    private func holdContent(
        _ record: ItemRecord, _ index: Int, _ variable: LinearVariable, _ value: Double?, _ hugging: Float,
        _ resistance: Float
    ) {
        let old = record.content[index]
        if let value, var hold = old, hold.hugging == hugging, hold.resistance == resistance {
            guard hold.value != value else { return }
            hold.value = value
            if let id = hold.hug { stage(id, value) }
            if let id = hold.resist { stage(id, value) }
            record.content[index] = hold
            return
        }
        if let id = old?.hug { discard(id) }
        if let id = old?.resist { discard(id) }
        record.content[index] = nil
        guard let value else { return }
        func wish(_ relation: LinearRelation, _ priority: Float) -> ConstraintID? {
            admit(
                LinearConstraint(LinearExpression(variable), relation, Self.admitted(value), priority: priority),
                .content(record))
        }
        record.content[index] = ItemRecord.ContentHold(
            hug: wish(.lessThanOrEqual, hugging), resist: wish(.greaterThanOrEqual, resistance), value: value,
            hugging: hugging, resistance: resistance)
    }

    /// Lets go of an item that no rule speaks of any more.
    func forget(_ state: ConstraintState) {
        guard let record = records.removeValue(forKey: ObjectIdentifier(state)) else { return }
        let content = record.content.flatMap { [$0?.hug, $0?.resist] }
        for id in record.frame.map(\.id) + content + record.floors { if let id { discard(id) } }
        for variable in [record.x, record.y, record.width, record.height] { try? solver.release(variable) }
        order.removeAll { $0 === record }
        if !isFitting { state.view?.traits.constrainedWidth = nil }
    }

    // MARK: What follows from the solution

    /// Keeps lengths from being negative. Few would be, so only those are looked after.
    func holdFloors() {
        for _ in 0..<8 {
            var isDone = true
            for record in order {
                for (index, variable) in [record.width, record.height].enumerated()
                where record.floors[index] == nil && solver.value(of: variable) < -1e-6 {
                    record.floors[index] = admit(
                        LinearConstraint(LinearExpression(variable), .greaterThanOrEqual, 0, priority: 999.9995),
                        .floor(record))
                    isDone = false
                }
            }
            if isDone { return }
            solver.solve()
        }
    }

    /// Has the heights of texts of several lines follow from the widths that they have got.
    func followWidths() {
        for record in order {
            guard let state = record.state, let view = state.view, view.heightFollowsWidth, !isHeld(view) else {
                continue
            }
            let width = solver.value(of: record.width)
            guard width > 0, view.around?.suspendsContent(of: view) != true else { continue }
            let scale = view.pixelScale
            let measured = CGFloat((width * Double(scale) + 1e-6).rounded() / Double(scale))
            guard measured != record.measuredWidth else { continue }
            record.measuredWidth = measured
            note(state)
        }
    }
}
