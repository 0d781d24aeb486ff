public import Foundation
import TallyControls
import TallyLayers

/// Who is told of a tab bar that stands by itself.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Called for a press, of the selected item too.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// Items at the bottom of the screen, of which one is selected.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    final weak var tabs: UITabBarController?
    private let ground = BarGround(isBelow: true)
    private var buttons: [TabButton] = []
    /// Points that the ground reaches further down than the bar.
    final var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(ground)
        ground.show(standardAppearance)
    }

    open var items: [UITabBarItem]? {
        didSet {
            let old = buttons
            buttons = (items ?? []).map { item in
                if let known = old.first(where: { $0.item === item && item.shownBy === $0 }) { return known }
                let button = TabButton(item, in: self)
                addSubview(button)
                return button
            }
            for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
            if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
            showSelection()
            setNeedsLayout()
        }
    }
    /// Animated changes nothing: items come at once.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// Setting it tells no delegate.
    open weak var selectedItem: UITabBarItem? {
        didSet { showSelection() }
    }

    private func showSelection() { for button in buttons { button.isSelected = button.item === selectedItem } }

    final func pressed(_ button: TabButton) {
        if let tabs { return tabs.pressed(button.item) }
        selectedItem = button.item
        delegate?.tabBar(self, didSelect: button.item)
    }

    // MARK: Looks

    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasLook = true
            looksDiffer()
        }
    }
    /// The standard look is the program's own.
    final var hasLook = false
    /// While the end of what scrolls is above the bar. Kept: the standard one is shown.
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var barTintColor: UIColor? {
        didSet {
            standardAppearance.backgroundColor = barTintColor
            looksDiffer()
        }
    }
    open var unselectedItemTintColor: UIColor? {
        didSet { looksDiffer() }
    }
    /// Whether the screens of a tab bar controller reach under it.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { around?.setNeedsLayout() } }
    }
    /// An empty picture takes the ground away.
    open var backgroundImage: UIImage? {
        didSet {
            standardAppearance.backgroundImage = backgroundImage
            looksDiffer()
        }
    }
    open var shadowImage: UIImage? {
        didSet {
            standardAppearance.shadowImage = shadowImage
            looksDiffer()
        }
    }

    private func looksDiffer() {
        ground.show(standardAppearance)
        for button in buttons { button.itemDiffers() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        looksDiffer()
    }

    package override func layOutOwn() {
        super.layOutOwn()
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (place, button) in buttons.enumerated() {
            let x = CGFloat(isTurned ? buttons.count - 1 - place : place) * width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: BarMeasures.tabHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMeasures.tabHeight)
    }
}
