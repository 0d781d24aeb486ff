public import Foundation
import TallyLayers

/// A dot for each page. A tap beside the current one goes a page on, or back.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private static let diameter: CGFloat = 8
    private static let step: CGFloat = 18
    private static let height: CGFloat = 26

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages {
                let dot = ControlMotion.part()
                dot.layer.cornerRadius = Self.diameter / 2
                dots.append(dot)
                addSubview(dot)
            }
            currentPage = current
            showColors()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Held among the pages; setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = max(min(newValue, numberOfPages - 1), 0)
            showColors()
        }
    }
    private var current = 0
    open var hidesForSinglePage = false {
        didSet { showColors() }
    }
    /// Nil: a clear white, as over a picture.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showColors() }
    }
    /// Nil: white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showColors() }
    }

    private func showColors() {
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor =
                index == current
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
    }

    package override func stateDiffers() { alpha = isEnabled ? 1 : ControlMotion.disabled }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showColors()
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.step + 6, height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = bounds.midX - CGFloat(dots.count - 1) * Self.step / 2
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = isTurned ? dots.count - 1 - index : index
            dot.bounds.size = CGSize(width: Self.diameter, height: Self.diameter)
            dot.center = CGPoint(x: start + CGFloat(place) * Self.step, y: bounds.midY)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, dots.indices.contains(current) else { return }
        let isOn = touch.location(in: self).x >= dots[current].center.x
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let old = current
        currentPage = current + (isOn != isTurned ? 1 : -1)
        if current != old { send(.valueChanged, event) }
    }

    package override var standardLabel: String? { "page \(current + 1) of \(numberOfPages)" }
    package override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.adjustable) }
}
