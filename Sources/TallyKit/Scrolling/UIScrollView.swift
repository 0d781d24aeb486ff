public import Foundation
import TallyCore
import TallyLayers

/// A window on content that is larger: a finger drags it, it glides on, and gives way beyond its edges.
///
/// What it shows begins at the origin of its bounds, `contentOffset`. A glide is known from when the finger lets go, so a stage
/// settles by it. A view that is removed while it glides stops where it is, and tells no one. Content cannot be zoomed.
@MainActor @preconcurrency
open class UIScrollView: UIView, _ScrollDelegateOwner {
    /// Who is told: `delegate`.
    public weak final var _scrollDelegate: (any UIScrollViewDelegate)?
    final let hold = ScrollHold()
    private var laidOutSize: CGSize?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(ScrollPan())
    }

    // MARK: Place and size

    /// The point of the content at the top left corner: the origin of the bounds. One beyond the edges is kept.
    ///
    /// Set during a drag or a glide, that goes on from there.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue.x.isFinite, newValue.y.isFinite else { return }
            bounds.origin = newValue
        }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            let way = CGPoint(x: super.bounds.minX - old.x, y: super.bounds.minY - old.y)
            if way != .zero {
                placeFrameGuide()
                offsetSet(by: way)
            }
        }
    }
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize == oldValue { return }
            if SafeArea.isInUse { barInsetsMayDiffer() }
            reachChanged()
        }
    }
    /// Room around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard contentInset != oldValue else { return }
            adjustedContentInsetDidChange()
            reachChanged()
        }
    }
    /// The insets with what bars take, and a wheel that turns.
    open var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset + hold.barInsets
        insets.top += hold.refresh?.room ?? 0
        return insets
    }
    open func adjustedContentInsetDidChange() { _scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { barInsetsMayDiffer() }
    }
    /// What a pull beyond the top starts, and shows; nil: nothing.
    open var refreshControl: UIRefreshControl? {
        get { hold.refresh }
        set { setRefresh(newValue) }
    }

    /// Stops what glides. Animated it takes 0.3 s; the delegate is told of each frame, and of the end, unless it is cut off.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset.x.isFinite, contentOffset.y.isFinite else { return }
        stopMoving()
        if animated { animateOffset(to: contentOffset) } else { self.contentOffset = contentOffset }
    }

    /// Scrolls no further than it takes to show a rectangle of the content; nothing where it is seen.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: How it scrolls

    open var isScrollEnabled = true {
        didSet {
            pan?.isEnabled = isScrollEnabled
            if !isScrollEnabled { pan?.giveUp() }
        }
    }
    open var isDirectionalLockEnabled = false
    /// Whether the content gives way beyond its edges.
    open var bounces = true
    /// Whether it does where it is not longer than the view.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { barInsetsMayDiffer() } }
    }
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { barInsetsMayDiffer() } }
    }
    /// Whether it rests at multiples of its size only, one page at most from where the finger took hold.
    open var isPagingEnabled = false
    open var decelerationRate = DecelerationRate.normal
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Kept: there is no status bar to tap.
    open var scrollsToTop = true

    /// Whether views inside are told of a touch only when it has stayed for 0.15 s, or is over, and no drag has come of it.
    open var delaysContentTouches = true
    /// Whether a drag takes the touch from a view inside that knows of it.
    open var canCancelContentTouches = true
    /// Asked whether a drag may take the touch from a view that knows of it: not from a control, if no class says otherwise.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) && !view.holdsTouch }
    /// Asked whether a view inside is told of a touch at all.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    // MARK: What it does

    /// A finger is on it, whether it moves or not.
    open var isTracking: Bool { hold.isTracking }
    /// A finger has moved the content, and is still on it.
    open var isDragging: Bool { hold.isHeld }
    /// The content moves on after a finger has let go of it.
    open var isDecelerating: Bool { hold.run?.isGlide ?? false }

    // MARK: Indicators

    open var showsVerticalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    open var showsHorizontalScrollIndicator = true {
        didSet { placeIndicators() }
    }
    open var indicatorStyle = IndicatorStyle.default {
        didSet { placeIndicators() }
    }
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { placeIndicators() }
    }
    /// Of both; read: those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Shows the indicators of what can be scrolled for a moment.
    open func flashScrollIndicators() { hold.indicators.wake(self) }

    // MARK: For the class

    open override func layoutSubviews() {
        super.layoutSubviews()
        followContentGuide()
    }

    package override func layOutOwn() {
        super.layOutOwn()
        let size = layer.bounds.size
        if SafeArea.isInUse { barInsetsMayDiffer() }
        if let laidOutSize, laidOutSize != size { reachChanged() } else { placeIndicators() }
        laidOutSize = size
    }

    package override func insideChanged(_ view: UIView, hasCome: Bool) {
        super.insideChanged(view, hasCome: hasCome)
        if hasCome { hold.indicators.bringToFront(self) }
    }

    package override func windowChanged() {
        super.windowChanged()
        if window == nil { dropMotion() }
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        placeIndicators()
    }

    package override func safeAreaDiffers() {
        super.safeAreaDiffers()
        barInsetsMayDiffer()
        attachToBar()
    }

    /// Where the content comes to rest when a finger lets go, before the delegate is asked.
    ///
    /// - Parameter velocity: of the offset, in points a millisecond.
    package func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }

    package override var safeAreaForInside: UIEdgeInsets { safeAreaOfContent }

    /// The finger that scrolls: how far it has gone, and how fast. It is not to be given another view.
    open var panGestureRecognizer: UIPanGestureRecognizer { pan ?? ScrollPan() }

    final var pan: ScrollPan? {
        for recognizer in recognizers { if let pan = recognizer as? ScrollPan { return pan } }
        return nil
    }
}
