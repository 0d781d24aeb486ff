public import Foundation
import TallyLayers

/// A dot or a picture for each page. A tap beside the current one goes a page on, or back.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    private var dots: [UIImageView] = []
    private let ground = ControlMotion.part()
    private var images: [Int: UIImage] = [:]
    private var currentImages: [Int: UIImage] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private static let diameter: CGFloat = 8
    private static let pictureLength: CGFloat = 14
    private static let step: CGFloat = 18
    private static let height: CGFloat = 26

    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
            while dots.count < numberOfPages {
                let dot = UIImageView()
                dot.contentMode = .scaleAspectFit
                dots.append(dot)
                addSubview(dot)
            }
            currentPage = current
            showPages()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Held among the pages; setting it sends no event.
    open var currentPage: Int {
        get { current }
        set {
            current = max(min(newValue, numberOfPages - 1), 0)
            showPages()
        }
    }
    private var current = 0
    open var hidesForSinglePage = false {
        didSet { showPages() }
    }
    /// Nil: a clear white, as over a picture.
    open var pageIndicatorTintColor: UIColor? {
        didSet { showPages() }
    }
    /// Nil: white.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { showPages() }
    }

    /// What lies behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic {
        didSet { showPages() }
    }
    /// A finger that is dragged along the dots goes through the pages.
    open var allowsContinuousInteraction = true
    /// In place of dots, in the colours of these; nil: dots.
    open var preferredIndicatorImage: UIImage? {
        didSet { showPages() }
    }
    /// Nil: that of the other pages.
    open var preferredCurrentPageIndicatorImage: UIImage? {
        didSet { showPages() }
    }
    open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
    /// Nil: `preferredIndicatorImage`.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        images[page] = image
        showPages()
    }
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
    /// Nil: `preferredCurrentPageIndicatorImage`.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentImages[page] = image
        showPages()
    }

    public enum BackgroundStyle: Int, Sendable {
        /// Nothing lies behind them.
        case automatic
        case prominent
        case minimal
    }

    private func image(_ page: Int) -> UIImage? {
        let usual = images[page] ?? preferredIndicatorImage
        return page == current ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual : usual
    }

    private func showPages() {
        let isHidden = hidesForSinglePage && numberOfPages == 1
        for (index, dot) in dots.enumerated() {
            let color =
                index == current
                ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? .white.withAlphaComponent(0.3)
            let image = image(index)
            dot.image = image?.withRenderingMode(.alwaysTemplate)
            dot.tintColor = color
            dot.backgroundColor = image == nil ? color : nil
            dot.layer.cornerRadius = image == nil ? Self.diameter / 2 : 0
            dot.isHidden = isHidden
        }
        setNeedsLayout()
        ground.isHidden = isHidden || backgroundStyle != .prominent
        if !ground.isHidden, ground.around == nil {
            ground.layer.cornerRadius = Self.height / 2
            ground.backgroundColor = .black.withAlphaComponent(0.2)
            insertSubview(ground, at: 0)
        }
    }

    package override func stateDiffers() { alpha = isEnabled ? 1 : ControlMotion.disabled }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showPages()
    }

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.step + 6, height: Self.height)
    }
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        ground.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        for (index, dot) in dots.enumerated() {
            let length = image(index) == nil ? Self.diameter : Self.pictureLength
            dot.bounds.size = CGSize(width: length, height: length)
            dot.center = CGPoint(x: start + CGFloat(turned(index)) * Self.step, y: bounds.midY)
        }
    }

    /// Where the dot at the left stands.
    private var start: CGFloat { bounds.midX - CGFloat(dots.count - 1) * Self.step / 2 }
    private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    /// The place from the left of a page, and the page at a place.
    private func turned(_ index: Int) -> Int { isTurned ? dots.count - 1 - index : index }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard allowsContinuousInteraction, numberOfPages > 1 else { return super.continueTracking(touch, with: event) }
        let place = ((touch.location(in: self).x - start) / Self.step).rounded()
        let began = ((touch.previousLocation(in: self).x - start) / Self.step).rounded()
        guard place != began else { return true }
        let old = current
        let index = Int(min(max(place, 0), CGFloat(numberOfPages - 1)))
        currentPage = turned(index)
        isDragged = true
        if current != old { send(.valueChanged, event) }
        return true
    }

    /// The finger has gone through pages: letting go is no tap.
    private var isDragged = false

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside, !isDragged, dots.indices.contains(current) else { return }
        let isOn = touch.location(in: self).x >= dots[current].center.x
        let old = current
        currentPage = current + (isOn != isTurned ? 1 : -1)
        if current != old { send(.valueChanged, event) }
    }

    package override var standardLabel: String? { "page \(current + 1) of \(numberOfPages)" }
    package override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.adjustable) }
}
