import Foundation
internal import TallySolver

// Rules as the solver's constraints.
extension LayoutEngine {
    /// Nil: an item of the rule has gone.
    func linear(_ rule: LayoutRule) -> LinearConstraint? {
        guard let holder = rule.holder else { return nil }
        let isFlipped = holder.layoutDirection == .rightToLeft && rule.isDirectional
        var expression = LinearExpression()
        for term in rule.terms {
            guard let item = term.item else { return nil }
            add(term.attribute, of: item, times: term.coefficient, in: holder, isFlipped: isFlipped, to: &expression)
        }
        let relation: LinearRelation =
            switch rule.relation {
            case .lessThanOrEqual: .lessThanOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        // The constants of margins and baselines are on the right side, so that they can change.
        var constant = Self.admitted(Self.admitted(rule.constant) - expression.constant)
        if let factor = rule.contentFactor, let term = rule.terms.first, let item = term.item {
            constant = factor * (record(item).content[term.attribute == .width ? 0 : 1]?.value ?? 0)
        }
        expression.constant = 0
        return LinearConstraint(expression, relation, constant, priority: rule.priority)
    }

    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: ConstraintState, times factor: Double, in holder: UIView,
        isFlipped: Bool, to sum: inout LinearExpression
    ) {
        var edge = Edge(factor: factor)
        switch attribute {
        case .left, .leftMargin: edge.part = 0
        case .right, .rightMargin: edge.part = 1
        case .leading, .leadingMargin: edge.part = isFlipped ? 1 : 0
        case .trailing, .trailingMargin: edge.part = isFlipped ? 0 : 1
        case .centerX, .centerXWithinMargins: edge.part = 0.5
        case .top, .topMargin: edge.part = 0
        case .bottom, .bottomMargin: edge.part = 1
        case .centerY, .centerYWithinMargins: edge.part = 0.5
        case .width: return addLength(.horizontal, of: item, times: factor, to: &sum)
        case .height: return addLength(.vertical, of: item, times: factor, to: &sum)
        case .firstBaseline, .lastBaseline:
            return addBaseline(attribute == .firstBaseline, of: item, times: factor, in: holder, to: &sum)
        case .notAnAttribute: return
        }
        edge.usesMargins = attribute.isOfMargins
        if isFlipped, attribute.kind == .x { edge.factor = -factor }
        addEdge(edge, attribute.kind == .x ? .horizontal : .vertical, of: item, in: holder, to: &sum)
    }

    private struct Edge {
        var factor: Double
        /// 0 the lower, 1 the upper edge.
        var part = 0.0
        var usesMargins = false
    }

    /// The insets of what constraints see of an item, and the state whose variables it has.
    private func insets(
        _ item: ConstraintState, _ axis: NSLayoutConstraint.Axis, usesMargins: Bool = false
    ) -> (owner: ConstraintState, before: Double, after: Double) {
        var insets = UIEdgeInsets.zero
        var owner = item
        if let guide = item.derived, let view = guide.owningView {
            owner = view.layoutState
            insets = view.insets(of: guide.kind)
        } else if let view = item.view {
            insets = usesMargins ? view.effectiveMargins : view.alignmentRectInsets
        }
        return axis == .horizontal
            ? (owner, Double(insets.left), Double(insets.right)) : (owner, Double(insets.top), Double(insets.bottom))
    }

    private func addEdge(
        _ edge: Edge, _ axis: NSLayoutConstraint.Axis, of item: ConstraintState, in holder: UIView,
        to sum: inout LinearExpression
    ) {
        let (owner, before, after) = insets(item, axis, usesMargins: edge.usesMargins)
        addOrigin(axis, of: owner, times: edge.factor, in: holder, to: &sum)
        let record = record(owner)
        if edge.part != 0 {
            sum.terms.append(.init(axis == .horizontal ? record.width : record.height, edge.factor * edge.part))
        }
        sum.constant += edge.factor * (before * (1 - edge.part) - after * edge.part)
    }

    private func addLength(
        _ axis: NSLayoutConstraint.Axis, of item: ConstraintState, times factor: Double, to sum: inout LinearExpression
    ) {
        let (owner, before, after) = insets(item, axis)
        let record = record(owner)
        sum.terms.append(.init(axis == .horizontal ? record.width : record.height, factor))
        sum.constant -= factor * (before + after)
    }

    /// Where an item begins in the holder's space: the sum of all places on the way.
    private func addOrigin(
        _ axis: NSLayoutConstraint.Axis, of item: ConstraintState, times factor: Double, in holder: UIView,
        to sum: inout LinearExpression
    ) {
        func add(_ state: ConstraintState) {
            let record = record(state)
            sum.terms.append(.init(axis == .horizontal ? record.x : record.y, factor))
        }
        var view = item.view
        if let guide = item.guide {
            add(item)
            view = guide.owningView
        }
        while let current = view, current !== holder {
            add(current.layoutState)
            view = current.around
        }
    }

    /// A text stands in the middle of its view's height, and so do its baselines.
    private func addBaseline(
        _ isFirst: Bool, of item: ConstraintState, times factor: Double, in holder: UIView,
        to sum: inout LinearExpression
    ) {
        guard let view = item.view else {
            return addEdge(Edge(factor: factor, part: 1), .vertical, of: item, in: holder, to: &sum)
        }
        let lines = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        let size = lines === view ? contentSize(record(item)) : .zero
        if lines !== view, lines.isDescendant(of: view) {
            return addBaseline(isFirst, of: lines.layoutState, times: factor, in: holder, to: &sum)
        }
        guard let baselines = view.baselines(for: size) else {
            return addEdge(Edge(factor: factor, part: 1), .vertical, of: item, in: holder, to: &sum)
        }
        addOrigin(.vertical, of: item, times: factor, in: holder, to: &sum)
        sum.terms.append(.init(record(item).height, factor / 2))
        sum.constant += factor * Double((isFirst ? baselines.first : baselines.last) - size.height / 2)
    }
}
