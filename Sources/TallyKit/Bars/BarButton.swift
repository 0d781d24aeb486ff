import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// A button of a bar: it shows an item, and is as wide as that.
final class BarButton: UIControl, BarItemView {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let picture = UIImageView()
    /// Told when it takes another room.
    var sizeDiffers: () -> Void = {}
    /// What the bar says of its buttons.
    var appearance: UIBarButtonItemAppearance?

    init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
        self.item = item
        self.appearance = appearance
        super.init(frame: .zero)
        label.lineBreakMode = .byTruncatingTail
        picture.contentMode = .center
        addSubview(picture)
        addSubview(label)
        item.shownBy = self
        showItem()
    }

    required init?(coder: NSCoder) { nil }

    func itemDiffers() {
        guard item.shownBy === self else { return }
        showItem()
        sizeDiffers()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    override func stateDiffers() {
        super.stateDiffers()
        showItem()
        let alpha: CGFloat = isHighlighted ? UIButton.pressed : 1
        if isHighlighted || window == nil {
            (label.alpha, picture.alpha) = (alpha, alpha)
        } else {
            UIView.animate(
                withDuration: UIButton.release, delay: 0, options: [.allowUserInteraction, .curveEaseOut]
            ) { [label, picture] in (label.alpha, picture.alpha) = (alpha, alpha) }
        }
    }

    private var tintOfItem: UIColor {
        item.tintColor ?? (AppearanceStore.isInUse ? AppearanceStore.shared.tint(of: item) : nil) ?? tintColor
    }

    private func showItem() {
        if isEnabled != item.isEnabled { isEnabled = item.isEnabled }
        isHidden = item.isHidden || item.isSpace
        if let custom = item.customView {
            if custom.around !== self { addSubview(custom) }
            (label.isHidden, picture.isHidden) = (true, true)
            return setNeedsLayout()
        }
        let image = item.image
        if picture.image !== image {
            picture.image = image.map {
                $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
            }
        }
        let color: UIColor = isEnabled ? tintOfItem : .tertiaryLabel
        picture.tintColor = color
        let text = image == nil ? item.title ?? "" : ""
        var attributes = appearance?.attributes(state) ?? [:]
        attributes.merge(item.ownAttributes(state)) { $1 }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        label.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: font, .foregroundColor: color].merging(attributes) { $1 })
        (label.isHidden, picture.isHidden) = (text.isEmpty, image == nil)
        setNeedsLayout()
    }

    /// Points that it takes of the bar's width.
    var breadth: CGFloat {
        if item.isHidden { return 0 }
        let content =
            item.customView.map { BarButton.size(of: $0).width }
            ?? (item.image?.size.width ?? label.sizeThatFits(bounds.size).width)
        return max(content, item.width)
    }

    /// Returns the size of a view that stands in a bar: its own, or what it asks for.
    static func size(of view: UIView) -> CGSize {
        if let holder = view as? BarItemHolder { return holder.intrinsicContentSize }
        if view.bounds.width > 0, view.bounds.height > 0, view.translatesAutoresizingMaskIntoConstraints {
            return view.bounds.size
        }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func insideIntrinsicSizeChanged() {
        super.insideIntrinsicSizeChanged()
        guard item.customView != nil else { return }
        setNeedsLayout()
        sizeDiffers()
    }

    override func layOutOwn() {
        super.layOutOwn()
        if let custom = item.customView {
            let size = BarButton.size(of: custom)
            custom.bounds.size = CGSize(width: size.width, height: min(size.height, bounds.height))
            custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
            return
        }
        label.frame = bounds
        let inset = item.imageInsets
        picture.frame = bounds.inset(by: inset).isNull ? bounds : bounds.inset(by: inset)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return item.customView != nil && hit === self ? nil : hit
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isPressed = isTracking && (touches.one.map(contains) ?? false)
        super.touchesEnded(touches, with: event)
        if isPressed { item.press() }
    }

    override var isStandardElement: Bool { item.customView == nil }
    override var standardLabel: String? { item.accessibilityLabel ?? item.title ?? item.image?.look.symbol?.name }
    override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }
}

extension UIView {
    /// Has a view that has come fade in.
    func fadeIn() {
        alpha = 0
        UIView.animate(withDuration: ControlMotion.set, delay: 0, options: [.allowUserInteraction]) { self.alpha = 1 }
    }
}
