public import Foundation
import TallyLayers

/// Lays views out in a row or a column, by constraints of its own.
///
/// A view that is hidden takes no room. Hidden or shown inside of a block of `animate` it closes or opens while the others
/// move, and the layouts around follow; it is shown until the block has ended.
@MainActor @preconcurrency
open class UIStackView: UIView {
    final var arranged: [UIView] = []
    final var spacings: [ObjectIdentifier: CGFloat] = [:]
    /// What it keeps of its own, and how each was asked for.
    final var rules = StackRules()
    /// The views that go on being shown until their block has ended, and which block that is.
    final var closing: [ObjectIdentifier: ViewAnimation] = [:]
    /// Stands for none: the spacing of the stack.
    public nonisolated static let spacingUseDefault: CGFloat = CGFloat(Float.greatestFiniteMagnitude)
    /// Stands for the distance that the system leaves between views: 8 points.
    public nonisolated static let spacingUseSystem: CGFloat = CGFloat(Float.leastNormalMagnitude)

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: How

    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }
    /// Points between neighbours; the least where the distribution makes gaps equal.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    /// Whether the spacing of a column is from a last to a first baseline.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the views stand within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    // MARK: Which

    /// Those that are laid out, in order; hidden ones are among them.
    open var arrangedSubviews: [UIView] { arranged }

    open func addArrangedSubview(_ view: UIView) { arrange(view, at: arranged.endIndex) }

    /// - Parameter stackIndex: among the arranged ones; one that is out of bounds counts as the nearest.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { arrange(view, at: stackIndex) }

    /// The view stays inside, where it is.
    open func removeArrangedSubview(_ view: UIView) {
        guard arranged.contains(where: { $0 === view }) else { return }
        forget(view)
    }

    /// - Parameter spacing: points; `spacingUseDefault`: that of the stack.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranged.contains(where: { $0 === arrangedSubview }) else { return }
        let key = ObjectIdentifier(arrangedSubview)
        let new = spacing == Self.spacingUseDefault ? nil : spacing
        guard spacings[key] != new else { return }
        spacings[key] = new
        arrangementChanged()
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    // MARK: As a view

    open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
    open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

    package override func hide(_ view: UIView, _ isHidden: Bool) -> Bool { close(view, isHidden) }
    package override func insideChanged(_ view: UIView, hasCome: Bool) { if !hasCome { forget(view) } }
    package override func suspendsContent(of view: UIView) -> Bool { suspends(view) }
    package override func roundedFrame(_ frame: CGRect, of view: UIView) -> CGRect { rounded(frame, view) }
    package override func insideIntrinsicSizeChanged() {
        if distribution == .fillProportionally { arrangementChanged() }
        super.insideIntrinsicSizeChanged()
    }
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if isLayoutMarginsRelativeArrangement { arrangementChanged() }
    }
}

extension UIStackView {
    /// How the room along the axis is shared out.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually = 1
        /// In proportion to the lengths of the contents.
        case fillProportionally = 2
        case equalSpacing = 3
        case equalCentering = 4
    }

    /// Where the views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        case lastBaseline = 5
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
}
