import Foundation
internal import TallySolver

/// One relation that stands in a view: a program's constraint, or one that a class of views keeps by itself.
@MainActor
final class LayoutRule {
    struct Term {
        weak var item: ConstraintState?
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: Double
    }

    /// The sum of what they say (≤, =, ≥) the constant.
    let terms: [Term]
    let relation: NSLayoutConstraint.Relation
    private(set) var constant: Double
    private(set) var priority: Float
    /// What reports call a rule that no program has made.
    let name: String?
    var constraint: NSLayoutConstraint?
    weak var holder: UIView?
    /// The constant is as much of the length of the first item's content.
    var contentFactor: Double?
    /// Whether it has been told that the rule cannot hold.
    var isReported = false

    init(
        terms: [Term], relation: NSLayoutConstraint.Relation, constant: Double, priority: Float, name: String? = nil
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.name = name
    }

    /// Whether it speaks of leading and trailing edges, which are others where one reads from right to left.
    var isDirectional: Bool { terms.contains { $0.attribute.isDirectional } }
    var usesBaseline: Bool { terms.contains { $0.attribute.isBaseline } }
    /// Whether its constant follows from more than what it says: margins, baselines.
    var hasOwnOffset: Bool {
        contentFactor != nil
            || terms.contains { $0.attribute.isBaseline || $0.attribute.isOfMargins || $0.item?.derived != nil }
    }

    func begin(in view: UIView) {
        holder = view
        view.layoutState.held.append(self)
        for term in terms {
            guard let item = term.item, !item.mentions.contains(where: { $0 === self }) else { continue }
            item.mentions.append(self)
        }
        let engine = view.madeEngine
        engine.add(self)
        engine.changed(view)
    }

    /// Takes it out of the layout, for good.
    func end() {
        guard let holder else { return }
        let engine = holder.treeEngine
        holder.constraintState?.held.removeAll { $0 === self }
        for term in terms { term.item?.mentions.removeAll { $0 === self } }
        engine?.remove(self)
        engine?.changed(holder)
        self.holder = nil
        constraint?.rule = nil
        constraint = nil
    }

    func setConstant(_ value: Double) {
        guard value != constant else { return }
        constant = value
        guard let holder, let engine = holder.treeEngine else { return }
        engine.constantChanged(self)
        engine.changed(holder)
    }

    /// - Parameter value: as required as before.
    func setPriority(_ value: Float) {
        guard value != priority else { return }
        priority = value
        guard let holder, let engine = holder.treeEngine else { return }
        engine.priorityChanged(self)
        engine.changed(holder)
    }

    // MARK: Words

    var words: String {
        if let constraint { return constraint.description }
        let left = terms.enumerated().map { index, term in
            let sign = term.coefficient < 0 ? (index == 0 ? "-" : " - ") : index == 0 ? "" : " + "
            let factor = abs(term.coefficient) == 1 ? "" : "\(Self.format(abs(term.coefficient)))*"
            return "\(sign)\(factor)\(term.item?.name ?? "nil").\(term.attribute.name)"
        }.joined()
        let weight = priority == 1000 ? "" : " @\(Self.format(Double(priority)))"
        return "<NSLayoutConstraint '\(name ?? "")' \(left) \(relation.sign) \(Self.format(constant))\(weight)>"
    }

    static func format(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
