import Foundation

/// The rules that a stack view keeps of its own: those that stand, told apart by what they say, so that a change touches few.
@MainActor
struct StackRules {
    private var standing: [Key: LayoutRule] = [:]
    private var order: [Key] = []

    struct Key: Hashable {
        let name: String
        let terms: [TermKey]
        let relation: NSLayoutConstraint.Relation
        let priority: Float
    }

    struct TermKey: Hashable {
        let item: ObjectIdentifier
        let attribute: NSLayoutConstraint.Attribute
        let coefficient: Double
    }

    /// A rule as it should be.
    struct Wanted {
        let name: String
        let terms: [LayoutRule.Term]
        let relation: NSLayoutConstraint.Relation
        let constant: Double
        let priority: Float
        /// The constant is as much of the length of the first item's content.
        var contentFactor: Double?

        var key: Key {
            Key(
                name: name,
                terms: terms.compactMap { term in
                    term.item.map {
                        TermKey(
                            item: ObjectIdentifier($0), attribute: term.attribute, coefficient: term.coefficient)
                    }
                }, relation: relation, priority: priority)
        }

        /// Whether the rule speaks of the same items: an identifier may have gone over to another.
        func isOf(_ rule: LayoutRule) -> Bool {
            rule.terms.count == terms.count && zip(rule.terms, terms).allSatisfy { $0.item === $1.item }
        }
    }

    /// Has these rules stand in a view, and no others.
    mutating func update(_ wanted: [Wanted], in view: UIView) {
        var next: [Key: LayoutRule] = [:]
        var nextOrder: [Key] = []
        var new: [LayoutRule] = []
        for want in wanted {
            let key = want.key
            guard next[key] == nil else { continue }
            nextOrder.append(key)
            if let known = standing[key], known.holder === view, want.isOf(known) {
                next[key] = known
                if want.contentFactor == nil { known.setConstant(want.constant) }
                continue
            }
            let rule = LayoutRule(
                terms: want.terms, relation: want.relation, constant: want.constant, priority: want.priority,
                name: want.name)
            rule.contentFactor = want.contentFactor
            next[key] = rule
            new.append(rule)
        }
        for key in order {
            if let old = standing[key], next[key] !== old { old.end() }
        }
        for rule in new { rule.begin(in: view) }
        (standing, order) = (next, nextOrder)
    }
}
