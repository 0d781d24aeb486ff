public import Foundation

/// A place or a length of a view or a layout guide, to make constraints of.
///
/// The type parameter keeps what cannot be compared apart. Constraints are made inactive.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let state: ConstraintState
    let attribute: NSLayoutConstraint.Attribute
    /// The second end of a distance between two anchors.
    let end: (state: ConstraintState, attribute: NSLayoutConstraint.Attribute)?

    init(
        _ state: ConstraintState, _ attribute: NSLayoutConstraint.Attribute,
        to end: (state: ConstraintState, attribute: NSLayoutConstraint.Attribute)? = nil
    ) {
        self.state = state
        self.attribute = attribute
        self.end = end
        super.init()
    }

    open var item: AnyObject? { state.item }
    open var hasAmbiguousLayout: Bool { state.home?.hasAmbiguousLayout ?? true }
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        state.home?.constraintsAffectingLayout(for: attribute.kind == .x ? .horizontal : .vertical) ?? []
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        let made = NSLayoutConstraint(
            end?.state ?? state, end?.attribute ?? attribute, relation, other.map { $0.end?.state ?? $0.state },
            other.map { $0.end?.attribute ?? $0.attribute } ?? .notAnAttribute, multiplier: multiplier,
            constant: constant)
        if end != nil {
            made.moreTerms.append(LayoutRule.Term(item: state, attribute: attribute, coefficient: -1))
        }
        if let other, other.end != nil {
            made.moreTerms.append(
                LayoutRule.Term(item: other.state, attribute: other.attribute, coefficient: Double(multiplier)))
        }
        return made
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor)
    }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, plus: c)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, plus: c)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, plus: c)
    }
}

extension NSLayoutConstraint {
    /// The anchor that it was made of, or one of its first item.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { Self.anchor(first, firstAttribute) }
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { Self.anchor($0, secondAttribute) }
    }

    private static func anchor(_ state: ConstraintState?, _ attribute: Attribute) -> NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(state ?? ConstraintState(), attribute)
    }
}
