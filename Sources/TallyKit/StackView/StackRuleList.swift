import Foundation

/// Rules of a stack view as they are put down, for either axis.
@MainActor
final class StackRuleList {
    struct Attributes {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let middle: NSLayoutConstraint.Attribute
        let length: NSLayoutConstraint.Attribute
    }

    let along: Attributes
    let across: Attributes
    let region: ConstraintState
    private(set) var rules: [StackRules.Wanted] = []

    init(axis: NSLayoutConstraint.Axis, region: ConstraintState) {
        let horizontal = Attributes(start: .leading, end: .trailing, middle: .centerX, length: .width)
        let vertical = Attributes(start: .top, end: .bottom, middle: .centerY, length: .height)
        (along, across) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
        self.region = region
    }

    /// - Parameter contentFactor: the constant is as much of the length of the first item's content.
    func add(
        _ name: String, _ terms: [(Double, ConstraintState, NSLayoutConstraint.Attribute)],
        _ relation: NSLayoutConstraint.Relation = .equal, _ constant: Double = 0, priority: Float = 1000,
        contentFactor: Double? = nil
    ) {
        rules.append(
            StackRules.Wanted(
                name: name,
                terms: terms.map { LayoutRule.Term(item: $0.1, attribute: $0.2, coefficient: $0.0) },
                relation: relation, constant: constant, priority: priority, contentFactor: contentFactor))
    }

    /// As small as what is inside allows.
    func fit(_ length: NSLayoutConstraint.Attribute) {
        add("UISV-canvas-fit", [(1, region, length)], priority: 49)
    }
}
