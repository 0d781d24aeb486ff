import Foundation
import TallyCore
import TallyLayers

extension NSLayoutConstraint {
    /// Takes its place in the nearest view that both items stand in; where that cannot be, a report says why.
    func activate() {
        guard let view = first?.home else {
            LayoutMistake.keep(
                "\(self) has not been activated: its first item is no view and no layout guide that stands in one.", nil
            )
            return
        }
        guard let holder = commonView(view) else {
            LayoutMistake.keep(
                "\(self) has not been activated: its items stand in no view together. Add both to the tree first.", view
            )
            return
        }
        if let flaw {
            LayoutMistake.keep("\(self) has not been activated: \(flaw)", view)
            return
        }
        activate(in: holder)
    }

    /// Takes its place in a view that both items stand in.
    func activate(in holder: UIView) {
        guard rule == nil, let first else { return }
        if second == nil, secondAttribute != .notAnAttribute { return }
        // Between a scroll view and what is inside of it, its edges are those of its content.
        func item(_ state: ConstraintState, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintState {
            guard second != nil, let scroll = state.view as? UIScrollView, scroll === holder else { return state }
            return scroll.contentItem(for: attribute) ?? state
        }
        var terms = [
            LayoutRule.Term(item: item(first, firstAttribute), attribute: firstAttribute, coefficient: 1)
        ]
        if let second {
            terms.append(
                LayoutRule.Term(
                    item: item(second, secondAttribute), attribute: secondAttribute,
                    coefficient: -Self.admitted(multiplier)))
        }
        let rule = LayoutRule(
            terms: terms + moreTerms, relation: relation, constant: Double(constant), priority: priority.weight)
        rule.constraint = self
        self.rule = rule
        rule.begin(in: holder)
    }

    /// What a multiplier counts as: 0, or of a size that the solver takes.
    static func admitted(_ multiplier: CGFloat) -> Double {
        let value = multiplier.isNaN ? 0 : Double(multiplier)
        return value == 0 ? 0 : value < 0 ? -min(max(-value, 1e-3), 1e3) : min(max(value, 1e-3), 1e3)
    }

    /// What of the two attributes cannot be compared.
    private var flaw: String? {
        if firstAttribute == .notAnAttribute { return "it names no attribute of its first item." }
        if !moreTerms.isEmpty { return nil }
        if secondAttribute == .notAnAttribute {
            return firstAttribute.kind == .length
                ? nil : "a place needs a second item; only a width or a height can be a constant."
        }
        if firstAttribute.kind != secondAttribute.kind {
            return "\(firstAttribute.name) and \(secondAttribute.name) cannot be compared."
        }
        return nil
    }

    private func commonView(_ view: UIView) -> UIView? {
        var common: UIView? = view
        for item in [second] + moreTerms.map(\.item) {
            guard let item else { continue }
            guard let other = item.home else { return nil }
            while let candidate = common, !other.isDescendant(of: candidate) { common = candidate.around }
        }
        return common
    }
}

/// Tells the host of mistakes in a layout.
@MainActor
enum LayoutMistake {
    /// - Returns: false: nobody could be told.
    @discardableResult
    static func report(_ text: String, _ view: UIView?) -> Bool {
        guard let runtime = view.map({ $0.layer.context?.runtime }) ?? Runtime.ofLayers else { return false }
        runtime.report(text)
        return true
    }

    /// Reports it, at the latest when the view is shown.
    static func keep(_ text: String, _ view: UIView?) {
        if !report(text, view) { view?.layoutState.mistakes.append(text) }
    }
}
