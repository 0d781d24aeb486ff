public import Foundation

/// A rectangle in a view that constraints speak of, and that shows nothing.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    open internal(set) weak var owningView: UIView?
    open var identifier = ""
    let kind: GuideKind
    private(set) lazy var layoutState: ConstraintState = {
        let made = ConstraintState()
        made.guide = self
        return made
    }()

    public override init() {
        kind = .free
        super.init()
    }

    init(_ kind: GuideKind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
        identifier = kind.identifier
    }

    /// In the space of `owningView`, as of the last layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if kind != .free { return owningView.bounds.inset(by: owningView.insets(of: kind)) }
        return owningView.treeEngine?.frame(of: layoutState) ?? .zero
    }

    open var hasAmbiguousLayout: Bool { owningView?.treeEngine?.isAmbiguous(layoutState) ?? true }
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutState.constraints(along: axis)
    }
}

/// What says where a layout guide is: constraints, or the insets of its view.
enum GuideKind: Hashable {
    case free
    case margins
    case safeArea
    case readable

    var identifier: String {
        switch self {
        case .free: ""
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readable: "UIViewReadableContentGuide"
        }
    }
}

extension UIView {
    public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
    public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }
    /// Within the margins, and no wider than is good to read: 672 points.
    public var readableContentGuide: UILayoutGuide { ownGuide(.readable) }

    private func ownGuide(_ kind: GuideKind) -> UILayoutGuide {
        if let guide = layoutState.ownGuides[kind] { return guide }
        let made = UILayoutGuide(kind, of: self)
        layoutState.ownGuides[kind] = made
        return made
    }

    public var layoutGuides: [UILayoutGuide] { constraintState?.guides ?? [] }

    /// A guide of another view's leaves that one.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .free, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    /// The constraints that speak of it end.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .free, layoutGuide.owningView === self else { return }
        for rule in layoutGuide.layoutState.mentions { rule.end() }
        treeEngine?.forget(layoutGuide.layoutState)
        constraintState?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// How far from the edges a guide of the view's own lies.
    final func insets(of kind: GuideKind) -> UIEdgeInsets {
        switch kind {
        case .free: return .zero
        case .safeArea: return safeAreaInsets
        case .margins: return effectiveMargins
        case .readable:
            var insets = effectiveMargins
            let surplus = max(bounds.width - insets.left - insets.right - 672, 0) / 2
            insets.left += surplus
            insets.right += surplus
            return insets
        }
    }

    /// The margins; those of a controller's view keep at least as far from its sides as the system does.
    final var effectiveMargins: UIEdgeInsets {
        var margins = layoutMargins
        let safe = safeAreaInsets
        if controller != nil {
            let least: CGFloat = bounds.width >= 414 ? 20 : 16
            margins.left = max(margins.left, least)
            margins.right = max(margins.right, least)
        }
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
        return margins
    }
}
