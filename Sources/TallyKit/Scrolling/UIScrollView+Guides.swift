import Foundation

// What constraints inside of a scroll view speak of: its content, or what is seen of it.
extension UIScrollView {
    /// The content's rectangle. What is inside says by constraints with it, or with the edges of the view itself, how large the content is:
    /// `contentSize` follows.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = hold.contentGuide { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollViewContentLayoutGuide"
        hold.contentGuide = guide
        addLayoutGuide(guide)
        let state = guide.layoutState
        for attribute in [NSLayoutConstraint.Attribute.left, .top] { add([(state, attribute, 1)]) }
        // Where nothing says more, it is as small as can be.
        for attribute in [NSLayoutConstraint.Attribute.width, .height] { add([(state, attribute, 1)], priority: 1) }
        hold.ownRules = state.mentions.count
        return guide
    }

    /// What is seen of the content: what is held by it stays where it is while the content moves.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = hold.frameGuide { return guide }
        let guide = UILayoutGuide()
        guide.identifier = "UIScrollViewFrameLayoutGuide"
        hold.frameGuide = guide
        addLayoutGuide(guide)
        let state = guide.layoutState
        for attribute in [NSLayoutConstraint.Attribute.width, .height] {
            add([(state, attribute, 1), (layoutState, attribute, -1)])
        }
        hold.frameRules = [NSLayoutConstraint.Attribute.left, .top].map { add([(state, $0, 1)]) }
        placeFrameGuide()
        return guide
    }

    @discardableResult
    private func add(
        _ terms: [(ConstraintState, NSLayoutConstraint.Attribute, Double)], priority: Float = 1000
    ) -> LayoutRule {
        let rule = LayoutRule(
            terms: terms.map { LayoutRule.Term(item: $0.0, attribute: $0.1, coefficient: $0.2) }, relation: .equal,
            constant: 0, priority: priority, name: "UIScrollView-guide")
        rule.begin(in: self)
        return rule
    }

    /// What a constraint that stands in this view means by an edge or the middle of it: the content's.
    final func contentItem(for attribute: NSLayoutConstraint.Attribute) -> ConstraintState? {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY: contentLayoutGuide.layoutState
        default: nil
        }
    }

    /// Has what is held by the frame's guide follow the offset.
    final func placeFrameGuide() {
        guard hold.frameRules.count == 2 else { return }
        hold.frameRules[0].setConstant(Double(bounds.minX))
        hold.frameRules[1].setConstant(Double(bounds.minY))
    }

    /// Takes over the size that constraints give the content; where none speaks of it, it stays as the program has set it.
    final func followContentGuide() {
        guard let guide = hold.contentGuide, guide.layoutState.mentions.count > hold.ownRules else { return }
        let size = guide.layoutFrame.size
        if contentSize != size { contentSize = size }
    }
}
