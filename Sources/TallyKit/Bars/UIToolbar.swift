public import Foundation
import TallyControls
import TallyLayers

/// Buttons at the bottom of a screen; spaces among them share the room that is left.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    private let ground = BarGround(isBelow: true)
    private var buttons: [BarButton] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// What a navigation controller makes a toolbar of a class by.
    public required convenience init(_bar: CGRect) { self.init(frame: _bar) }

    private func setUp() {
        addSubview(ground)
        ground.show(standardAppearance)
    }

    open var items: [UIBarButtonItem]? {
        didSet { showItems(animated: false) }
    }
    /// Animated, buttons that come fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        self.items = items
        if animated { showItems(animated: true) }
    }
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasLook = true
            ground.show(standardAppearance)
            showItems(animated: false)
        }
    }
    /// The standard look is the program's own.
    final var hasLook = false
    /// Kept: a stage has no row of less height.
    open var compactAppearance: UIToolbarAppearance?
    /// The ground of the standard look.
    open var barTintColor: UIColor? {
        didSet {
            standardAppearance.backgroundColor = barTintColor
            ground.show(standardAppearance)
        }
    }
    /// Whether screens of a navigation controller reach under it, unless they say otherwise.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { around?.setNeedsLayout() } }
    }
    /// Points that the ground reaches further down than the bar.
    final var reach: CGFloat = 0 {
        didSet { if reach != oldValue { setNeedsLayout() } }
    }

    private func showItems(animated: Bool) {
        let old = buttons
        buttons = (items ?? []).map { item in
            let look = standardAppearance
            let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            if let known = old.first(where: { $0.item === item && item.shownBy === $0 }) {
                known.appearance = appearance
                return known
            }
            let button = BarButton(item, appearance)
            button.sizeDiffers = { [weak self] in self?.setNeedsLayout() }
            addSubview(button)
            if animated { button.fadeIn() }
            return button
        }
        for button in old where !buttons.contains(where: { $0 === button }) { button.removeFromSuperview() }
        setNeedsLayout()
    }

    package override func layOutOwn() {
        super.layOutOwn()
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
        let inner = max(bounds.width - 2 * BarMeasures.margin, 0)
        let fixed = buttons.reduce(0) { $0 + ($1.item.isFlexible ? 0 : $1.breadth) }
        var gaps: CGFloat = 0
        for (one, next) in zip(buttons, buttons.dropFirst()) where !one.item.isSpace && !next.item.isSpace {
            gaps += BarMeasures.bottomSpacing
        }
        let flexible = CGFloat(buttons.count { $0.item.isFlexible })
        let share = flexible > 0 ? max(inner - fixed - gaps, 0) / flexible : 0
        var x = BarMeasures.margin
        for (place, button) in buttons.enumerated() {
            let breadth = button.item.isFlexible ? share : button.breadth
            let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
            button.frame = CGRect(
                x: isTurned ? bounds.width - x - breadth : x, y: 0, width: breadth, height: bounds.height)
            button.isUserInteractionEnabled = !button.item.isSpace
            x += breadth
            if place + 1 < buttons.count, !button.item.isSpace, !buttons[place + 1].item.isSpace {
                x += BarMeasures.bottomSpacing
            }
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: BarMeasures.bottomHeight)
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMeasures.bottomHeight)
    }
}
