import Foundation

// The arrangement as constraints, under Apple's names.
extension UIStackView {
    final func updateRules() { rules.update(wantedRules, in: self) }

    /// What the arrangement is measured against: the view, or what its margins leave.
    private var region: ConstraintState {
        isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.layoutState : layoutState
    }

    private var wantedRules: [StackRules.Wanted] {
        let list = StackRuleList(axis: axis, region: region)
        let views = visible
        if views.isEmpty {
            list.fit(list.along.length)
            list.fit(list.across.length)
        } else {
            addEdges(list, views)
            addDistribution(list, views)
        }
        for view in arranged { if view.isHidden { addHidden(list, view) } else { addAcross(list, view, views[0]) } }
        if !views.isEmpty { list.fit(list.across.length) }
        return list.rules
    }

    private func addEdges(_ list: StackRuleList, _ views: [UIView]) {
        guard let first = views.first, let last = views.last else { return }
        let (start, end) = (list.along.start, list.along.end)
        list.add("UISV-canvas-connection", [(1, first.layoutState, start), (-1, list.region, start)])
        list.add("UISV-canvas-connection", [(1, list.region, end), (-1, last.layoutState, end)])
        let isOpen = distribution == .equalSpacing || distribution == .equalCentering
        let isByLines = isBaselineRelativeArrangement && axis == .vertical
        for (view, next) in zip(views, views.dropFirst()) {
            list.add(
                isOpen ? "UISV-distributing-edge" : "UISV-spacing",
                [
                    (1, next.layoutState, isByLines ? .firstBaseline : start),
                    (-1, view.layoutState, isByLines ? .lastBaseline : end),
                ], isOpen ? .greaterThanOrEqual : .equal, gap(after: view))
        }
    }

    private func addDistribution(_ list: StackRuleList, _ views: [UIView]) {
        let length = list.along.length
        switch distribution {
        case .fill:
            addTies(list, views)
        case .fillEqually:
            for view in views.dropFirst() {
                list.add("UISV-fill-equally", [(1, view.layoutState, length), (-1, views[0].layoutState, length)])
            }
            addSuppression(list, views)
        case .fillProportionally:
            addProportions(list, views)
            addTies(list, views)
        case .equalSpacing:
            for (view, next) in zip(views.dropFirst(), views.dropFirst(2)) {
                list.add(
                    "UISV-fill-equally",
                    [
                        (1, next.layoutState, list.along.start), (-1, view.layoutState, list.along.end),
                        (-1, views[1].layoutState, list.along.start), (1, views[0].layoutState, list.along.end),
                    ])
            }
            addSuppression(list, views)
            list.fit(length)
        case .equalCentering:
            let middle = list.along.middle
            for (view, next) in zip(views.dropFirst(), views.dropFirst(2)) {
                list.add(
                    "UISV-distributing",
                    [
                        (1, next.layoutState, middle), (-1, view.layoutState, middle),
                        (-1, views[1].layoutState, middle), (1, views[0].layoutState, middle),
                    ], priority: 149)
            }
            addSuppression(list, views)
            list.fit(length)
        }
    }

    /// Where content says no length, it is as short as can be; the last takes what is left.
    private func addSuppression(_ list: StackRuleList, _ views: [UIView]) {
        for (index, view) in views.enumerated() where contentLength(view, along: true) == nil {
            let weight = 1 + 0.01 * Double(views.count - index)
            list.add("UISV-ambiguity-suppression", [(weight, view.layoutState, list.along.length)], priority: 25)
        }
    }

    /// Where several would give way as well, the first does.
    private func addTies(_ list: StackRuleList, _ views: [UIView]) {
        addSuppression(list, views)
        for (index, view) in views.enumerated().dropFirst() where contentLength(view, along: true) != nil {
            let weight = 1 + 0.01 * Double(index)
            list.add(
                "UISV-text-width-disambiguation", [(weight, view.layoutState, list.along.length)], priority: 0.5,
                contentFactor: weight)
        }
    }

    /// Shares of the whole length in proportion to the contents; each yields to those before.
    private func addProportions(_ list: StackRuleList, _ views: [UIView]) {
        let lengths = views.map { contentLength($0, along: true) ?? fittingLength($0) }
        let gaps = views.dropLast().reduce(0) { $0 + gap(after: $1) }
        let sum = lengths.reduce(0, +) + gaps
        guard sum > 0 else { return }
        for (index, view) in views.enumerated() where lengths[index] > 0 {
            list.add(
                "UISV-fill-proportionally",
                [
                    (1, view.layoutState, list.along.length),
                    (-min(max(lengths[index] / sum, 1e-3), 1), list.region, list.along.length),
                ], priority: max(999 - Float(index), 800))
        }
    }

    private func fittingLength(_ view: UIView) -> Double {
        guard view.constraintState?.held.isEmpty == false else { return 0 }
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return Double(axis == .horizontal ? size.width : size.height)
    }

    final func contentLength(_ view: UIView, along: Bool) -> Double? {
        let size = view.intrinsicContentSize
        let length = (axis == .horizontal) == along ? size.width : size.height
        return length >= 0 && length.isFinite ? Double(length) : nil
    }
}
