import Foundation
import TallyControls
import TallyLayers

/// One tab of a bar: its icon over its title, and a badge.
final class TabButton: UIControl, BarItemView {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    private let badgeGround = ControlMotion.part()
    private weak var bar: UITabBar?

    init(_ item: UITabBarItem, in bar: UITabBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        picture.contentMode = .center
        label.textAlignment = .center
        badge.textAlignment = .center
        for view in [picture, label, badgeGround, badge] { addSubview(view) }
        item.shownBy = self
        showItem()
    }

    required init?(coder: NSCoder) { nil }

    func itemDiffers() { if item.shownBy === self { showItem() } }

    override func stateDiffers() {
        super.stateDiffers()
        showItem()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    /// The symbol in the size of icons, in the colour of the tab unless it has its own.
    private func adapted(_ image: UIImage?) -> UIImage? {
        guard let image else { return nil }
        var shown = image
        if image.isSymbolImage, image.look.symbol?.look.pointSize == nil {
            let configuration = UIImage.SymbolConfiguration(pointSize: 22)
            shown = image.applyingSymbolConfiguration(configuration) ?? image
        }
        return shown.renderingMode == .automatic ? shown.withRenderingMode(.alwaysTemplate) : shown
    }

    private func showItem() {
        guard let bar else { return }
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        let look = (item.standardAppearance ?? bar.standardAppearance).stackedLayoutAppearance
        let state = isSelected ? look.selected : isEnabled ? look.normal : look.disabled
        let standard: UIColor =
            isSelected ? bar.tintColor : isEnabled ? bar.unselectedItemTintColor ?? .secondaryLabel : .tertiaryLabel
        let icon = isSelected ? item.selectedImage ?? item.image : item.image
        let image = adapted(icon)
        if picture.image !== image { picture.image = image }
        picture.tintColor = state.iconColor ?? standard
        let font = UIFont.systemFont(ofSize: BarMeasures.tabFontSize, weight: .medium)
        label.attributedText = NSAttributedString(
            string: item.title ?? "",
            attributes: [.font: font, .foregroundColor: state.iconColor ?? standard]
                .merging(state.titleTextAttributes) { $1 }
                .merging(item.ownAttributes(isSelected ? .selected : .normal)) { $1 })
        label.textAlignment = .center
        showBadge(state)
        setNeedsLayout()
    }

    private func showBadge(_ state: UITabBarItemStateAppearance) {
        let text = item.badgeValue
        badge.isHidden = text == nil
        badgeGround.isHidden = text == nil
        badge.attributedText = NSAttributedString(
            string: text ?? "",
            attributes: [
                .font: UIFont.systemFont(ofSize: BarMeasures.badgeFontSize), .foregroundColor: UIColor.white,
            ].merging(state.badgeTextAttributes) { $1 })
        badge.textAlignment = .center
        badgeGround.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    }

    override func layOutOwn() {
        super.layOutOwn()
        let text = label.sizeThatFits(bounds.size)
        let size = picture.image?.size ?? .zero
        func put(_ view: UIView, _ size: CGSize, _ middle: CGFloat, _ offset: UIOffset = .zero) {
            view.setPlace(
                CGRect(
                    x: (bounds.width - size.width) / 2 + offset.horizontal,
                    y: middle - size.height / 2 + offset.vertical, width: size.width, height: size.height))
        }
        let wide = CGSize(width: min(text.width, bounds.width), height: text.height)
        if picture.image != nil, !(item.title ?? "").isEmpty {
            let top = (bounds.height - BarMeasures.tabIconHeight - BarMeasures.tabGap - text.height) / 2
            put(picture, size, top + BarMeasures.tabIconHeight / 2)
            put(
                label, wide, top + BarMeasures.tabIconHeight + BarMeasures.tabGap + text.height / 2,
                item.titlePositionAdjustment)
        } else {
            put(picture, size, bounds.midY)
            put(label, wide, bounds.midY, item.titlePositionAdjustment)
        }
        let side = BarMeasures.badgeSide
        let width = max(badge.sizeThatFits(bounds.size).width + 2 * BarMeasures.badgeMargin, side)
        let rect = CGRect(
            x: bounds.midX + BarMeasures.badgeMargin, y: BarMeasures.badgeTop, width: width, height: side)
        badge.setPlace(rect)
        badgeGround.setPlace(rect)
        badgeGround.layer.cornerRadius = side / 2
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isPressed = isTracking && (touches.one.map(contains) ?? false)
        super.touchesEnded(touches, with: event)
        if isPressed { bar?.pressed(self) }
    }

    override var standardLabel: String? { item.accessibilityLabel ?? item.title }
    override var standardValue: String? { item.badgeValue }
    override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }
}
