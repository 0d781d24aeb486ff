public import Foundation

/// One relation of a layout: item.attribute (=, ≤, ≥) multiplier · item.attribute + constant.
///
/// It holds while it is active, and is kept by the nearest view that both items stand in. What cannot hold beside the required
/// ones that came before is reported and left out, and the layout goes on.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    // Those who have the items keep the constraint, while it is active.
    private(set) weak var first: ConstraintState?
    private(set) weak var second: ConstraintState?
    /// The attributes as they were given.
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    /// What stands in a layout while it is active.
    weak var rule: LayoutRule?
    /// What an anchor between two anchors adds: the constraint is then of more than two terms.
    var moreTerms: [LayoutRule.Term] = []

    init(
        _ first: ConstraintState?, _ firstAttribute: Attribute, _ relation: Relation, _ second: ConstraintState?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.second = second
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        super.init()
    }

    /// - Parameters:
    ///   - view1: a view or a layout guide.
    ///   - view2: a view or a layout guide; nil where the first attribute is compared with the constant alone.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            ConstraintState.of(view1), attr1, relation,
            attr2 == .notAnAttribute ? nil : view2.flatMap(ConstraintState.of),
            attr2, multiplier: multiplier, constant: c)
    }

    /// The item itself, while it lives.
    open var firstItem: AnyObject? { first?.item }
    open var secondItem: AnyObject? { second?.item }

    /// Points; may change at any time. Not a number counts as 0.
    open var constant: CGFloat {
        didSet { if constant != oldValue { rule?.setConstant(Double(constant)) } }
    }

    /// A change from or to required while the constraint is active is reported, and not made.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue, let rule else { return }
            if priority.isRequired != oldValue.isRequired {
                let wished = priority.rawValue
                priority = oldValue
                LayoutMistake.report(
                    "The priority of \(self) cannot become \(wished) while it is active: a change from or to required is not "
                        + "made. Deactivate the constraint first.", rule.holder)
            } else {
                rule.setPriority(priority.weight)
            }
        }
    }

    /// What reports call it.
    open var identifier: String?
    open var shouldBeArchived = false

    /// Whether it takes part in the layout. It does not become so where the two items stand in no view together.
    open var isActive: Bool {
        get { rule != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate() } else { rule?.end() }
        }
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: Words

    open override var description: String {
        MainActor.assumeIsolated { words }
    }

    private var words: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        let left = "\(first?.name ?? "nil").\(firstAttribute.name)"
        let weight = priority.isRequired ? "" : " @\(LayoutRule.format(Double(priority.rawValue)))"
        guard secondAttribute != .notAnAttribute else {
            return
                "<NSLayoutConstraint \(name)\(left) \(relation.sign) \(LayoutRule.format(Double(constant)))\(weight)>"
        }
        let factor = multiplier == 1 ? "" : "\(LayoutRule.format(Double(multiplier)))*"
        let offset =
            constant == 0
            ? ""
            : constant < 0 ? " - \(LayoutRule.format(-Double(constant)))" : " + \(LayoutRule.format(Double(constant)))"
        let right = "\(factor)\(second?.name ?? "nil").\(secondAttribute.name)\(offset)"
        return "<NSLayoutConstraint \(name)\(left) \(relation.sign) \(right)\(weight)>"
    }
}
