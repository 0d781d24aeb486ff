import Foundation

// Where views stand across the axis, and where hidden ones wait.
extension UIStackView {
    final func addAcross(_ list: StackRuleList, _ view: UIView, _ first: UIView) {
        let (start, end, state) = (list.across.start, list.across.end, view.layoutState)
        func bound(_ isStart: Bool, _ relation: NSLayoutConstraint.Relation) {
            let edge = isStart ? start : end
            list.add(
                "UISV-spanning-boundary",
                isStart ? [(1, state, edge), (-1, list.region, edge)] : [(1, list.region, edge), (-1, state, edge)],
                relation)
        }
        if alignment != .fill, contentLength(view, along: false) == nil {
            list.add("UISV-ambiguity-suppression", [(1, state, list.across.length)], priority: 25)
        }
        if addAligned(list, view, first) {
            bound(true, .greaterThanOrEqual)
            bound(false, .greaterThanOrEqual)
            let edge = alignment == .firstBaseline ? start : end
            list.add("UISV-spanning-fit", [(1, state, edge), (-1, list.region, edge)], priority: 51)
            return
        }
        switch alignment {
        case .fill: bound(false, .equal)
        case .trailing, .center: bound(true, .greaterThanOrEqual)
        default: bound(false, .greaterThanOrEqual)
        }
    }

    /// Puts a view where the alignment says. Returns whether that is relative to the other views' baselines.
    private func addAligned(_ list: StackRuleList, _ view: UIView, _ first: UIView) -> Bool {
        let state = view.layoutState
        func pin(_ edge: NSLayoutConstraint.Attribute) {
            list.add("UISV-alignment", [(1, state, edge), (-1, list.region, edge)])
        }
        switch alignment {
        case .fill, .leading: pin(list.across.start)
        case .trailing: pin(list.across.end)
        case .center: pin(list.across.middle)
        case .firstBaseline, .lastBaseline:
            guard axis == .horizontal else {
                pin(list.across.start)
                return false
            }
            let line: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if view !== first {
                list.add("UISV-alignment", [(1, state, line), (-1, first.layoutState, line)])
            }
            return true
        }
        return false
    }

    // MARK: Hidden

    /// A hidden view has no length, and waits in the middle of the gap.
    final func addHidden(_ list: StackRuleList, _ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        let state = view.layoutState
        list.add("UISV-hiding", [(1, state, list.along.length)], priority: 999.999)
        let before = arranged[..<index].last { !$0.isHidden }?.layoutState
        let after = arranged[(index + 1)...].first { !$0.isHidden }?.layoutState
        var terms: [(Double, ConstraintState, NSLayoutConstraint.Attribute)] = [(2, state, list.along.middle)]
        switch (before, after) {
        case (let before?, let after?): terms += [(-1, before, list.along.end), (-1, after, list.along.start)]
        case (let before?, nil): terms.append((-2, before, list.along.end))
        case (nil, let after?): terms.append((-2, after, list.along.start))
        case (nil, nil): terms.append((-2, list.region, list.along.middle))
        }
        list.add("UISV-hiding", terms)
        let first = visible.first ?? view
        let hasLine = addAligned(list, view, first)
        if hasLine, first === view {
            list.add("UISV-alignment", [(1, state, list.across.start), (-1, list.region, list.across.start)])
        }
        if alignment == .fill {
            // It follows the others, and none follows it.
            list.add(
                "UISV-alignment", [(1, state, list.across.length), (-1, list.region, list.across.length)], priority: 0.4
            )
        }
    }
}
