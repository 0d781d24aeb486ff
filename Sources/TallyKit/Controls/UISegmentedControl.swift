public import Foundation
import TallyCore
import TallyLayers

/// Segments of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    var segments: [Segment] = []
    let pill = ControlMotion.knob()
    var lines: [UIView] = []
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Where the finger is; nil: beside.
    var touched: Int?
    var isDragged = false
    var current = UISegmentedControl.noSegment

    public static let noSegment = -1
    static let height: CGFloat = 32
    static let inset: CGFloat = 2

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// - Parameter items: titles, pictures and actions; others are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] { take(item) }
        super.frame = CGRect(origin: .zero, size: intrinsicContentSize)
    }

    public init(frame: CGRect, actions: [UIAction]) {
        super.init(frame: frame)
        setUp()
        for action in actions { take(action) }
    }

    private func take(_ item: Any) {
        let segment = Segment()
        switch item {
        case let title as String: segment.title = title
        case let image as UIImage: segment.image = image
        case let action as UIAction: segment.action = action
        default: return
        }
        insert(segment, at: segments.count, isAnimated: false)
    }

    private func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 9
        pill.layer.cornerRadius = 7
        pill.alpha = 0
        addSubview(pill)
        showColors()
    }

    // MARK: What is chosen

    /// `noSegment`, and what is beyond the last: none. Setting it sends no event, and does not move by itself.
    open var selectedSegmentIndex: Int {
        get { current }
        set {
            current = segments.indices.contains(newValue) ? newValue : Self.noSegment
            place()
        }
    }
    /// Whether nothing stays chosen when the finger is lifted.
    open var isMomentary = false {
        didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
    }
    open var numberOfSegments: Int { segments.count }
    /// Whether segments are as wide as what they show, or all the same.
    open var apportionsSegmentWidthsByContent = false {
        didSet { contentDiffers() }
    }
    /// Nil: white, or grey in the dark.
    open var selectedSegmentTintColor: UIColor? {
        didSet { showColors() }
    }

    // MARK: Look

    package override func stateDiffers() {
        alpha = isEnabled ? 1 : ControlMotion.disabled
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showColors()
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { $0.wishedWidth }
        let same = (widths.max() ?? 0) * CGFloat(widths.count)
        let width = apportionsSegmentWidthsByContent ? widths.reduce(0, +) : same
        return CGSize(width: width.rounded(.up), height: Self.height)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    // MARK: Tracking

    private func segment(under touch: UITouch) -> Int? {
        let place = touch.location(in: self)
        return segments.firstIndex { $0.isOn && $0.frame.minX <= place.x && place.x < $0.frame.maxX }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touched = segment(under: touch)
        isDragged = touched == current && touched != nil
        guard touched != nil else { return false }
        ControlMotion.move(true, ControlMotion.press) { self.place() }
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = isTouchInside ? segment(under: touch) ?? touched : isDragged ? touched : nil
        if now != touched {
            touched = now
            ControlMotion.move(true) { self.place() }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside || isDragged ? touched : nil
        settle(chosen ?? current)
        guard let chosen, isMomentary || chosen != before else { return }
        if isMomentary { current = chosen }
        segments[chosen].action?.perform(self)
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary { current = Self.noSegment }
    }

    private var before = UISegmentedControl.noSegment

    /// Ends the touch with a segment chosen.
    private func settle(_ chosen: Int) {
        before = current
        touched = nil
        isDragged = false
        if !isMomentary { current = chosen }
        ControlMotion.move(window != nil) { self.place() }
    }

    open override func cancelTracking(with event: UIEvent?) { settle(current) }

    package override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        super.keeps(recognizer) || isDragged && recognizer.isPan
    }
    package override var holdsTouch: Bool { isTracking && isDragged }

    // The segments are told of, each by itself.
    package override var isStandardElement: Bool { false }
}
