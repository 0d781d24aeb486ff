public import Foundation

// Where there is no segment of an index, nothing is changed.
extension UISegmentedControl {
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let new = Segment()
        new.title = title
        insert(new, at: segment, isAnimated: animated)
    }
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let new = Segment()
        new.image = image
        insert(new, at: segment, isAnimated: animated)
    }
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let new = Segment()
        new.action = action
        insert(new, at: segment, isAnimated: animated)
    }
    public func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { remove(at: segment, isAnimated: animated) }
    }
    public func removeAllSegments() {
        while !segments.isEmpty { remove(at: segments.count - 1, isAnimated: false) }
    }

    private func change(_ index: Int, _ change: (Segment) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(segments[index])
        contentDiffers()
    }
    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.shownTitle }
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }
    public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.shownImage }
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.action = action } }
    public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }
    /// - Parameter width: 0: a share of what is left.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(width, 0) } }
    public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isOn = enabled } }
    public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isOn ?? false }

    /// Of the attributes the font and the foreground colour count.
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        self.attributes[state.rawValue] = attributes
        contentDiffers()
    }
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}

extension UISegmentedControl {
    /// One of the segments.
    final class Segment: UIView {
        private let label = UILabel()
        private let picture = UIImageView()
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// 0: a share of what is left.
        var width: CGFloat = 0
        var isOn = true
        var isChosen = false
        var isFaded = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            isUserInteractionEnabled = false
            label.textAlignment = .center
            label.font = Self.font
            addSubview(label)
            addSubview(picture)
            picture.contentMode = .center
        }

        required init?(coder: NSCoder) { nil }

        private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        private static let chosenFont = UIFont.systemFont(ofSize: 13, weight: .semibold)

        var shownTitle: String? { title ?? (image == nil ? action?.title : nil) }
        var shownImage: UIImage? { image ?? (title == nil ? action?.image : nil) }

        /// With the thicker of its two fonts, so that it does not move when it is chosen.
        var wishedWidth: CGFloat {
            if width > 0 { return width }
            if let shownImage { return shownImage.size.width + 20 }
            let font = label.font
            label.font = font == Self.font ? Self.chosenFont : font
            defer { label.font = font }
            label.text = shownTitle
            return label.intrinsicContentSize.width + 20
        }

        func show(_ control: UISegmentedControl) {
            let own = control.attributes[0] ?? [:]
            let chosen =
                isChosen ? own.merging(control.attributes[UIControl.State.selected.rawValue] ?? [:]) { $1 } : own
            let off =
                isOn ? chosen : chosen.merging(control.attributes[UIControl.State.disabled.rawValue] ?? [:]) { $1 }
            let color = off[.foregroundColor] as? UIColor ?? .label
            let font = off[.font] as? UIFont ?? (isChosen ? Self.chosenFont : Self.font)
            if label.font != font { label.font = font }
            if label.textColor != color { label.textColor = color }
            label.text = shownTitle
            picture.tintColor = color
            let image =
                shownImage?.renderingMode == .automatic ? shownImage?.withRenderingMode(.alwaysTemplate) : shownImage
            if image?.cgImage !== picture.image?.cgImage { picture.image = image }
            let alpha: CGFloat = !isOn ? 0.3 : isFaded ? 0.4 : 1
            label.alpha = alpha
            picture.alpha = alpha
            label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
            picture.frame = bounds
        }

        override var isStandardElement: Bool { true }
        override var standardLabel: String? { shownTitle ?? shownImage?.look.symbol?.name }
        override var standardTraits: UIAccessibilityTraits {
            var traits: UIAccessibilityTraits = .button
            if isChosen { traits.insert(.selected) }
            if !isOn { traits.insert(.notEnabled) }
            return traits
        }
    }
}
