public import Foundation
import TallyCore
import TallyLayers

/// Segments of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    var segments: [Segment] = []
    private let pill = ControlMotion.knob()
    private var lines: [UIView] = []
    var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    /// Where the finger is; nil: beside.
    private var touched: Int?
    private var isDragged = false
    private var current = UISegmentedControl.noSegment

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

    // MARK: Segments

    func insert(_ segment: Segment, at index: Int, isAnimated: Bool) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if current >= index { current += 1 }
        if isAnimated {
            let before = index > 0 ? segments[index - 1].frame : .zero
            segment.frame = CGRect(x: before.maxX, y: 0, width: 0, height: bounds.height)
            segment.alpha = 0
        }
        addSubview(segment)
        ControlMotion.move(isAnimated) { segment.alpha = 1 }
        contentDiffers(isAnimated: isAnimated)
    }

    func remove(at index: Int, isAnimated: Bool) {
        let segment = segments.remove(at: index)
        if current == index { current = Self.noSegment } else if current > index { current -= 1 }
        if isAnimated, window != nil {
            UIView.animate(withDuration: ControlMotion.set) {
                segment.alpha = 0
            } completion: { _ in
                segment.removeFromSuperview()
            }
        } else {
            segment.removeFromSuperview()
        }
        contentDiffers(isAnimated: isAnimated)
    }

    func contentDiffers(isAnimated: Bool = false) {
        invalidateIntrinsicContentSize()
        ControlMotion.move(isAnimated && window != nil) { self.place() }
    }

    // MARK: Look

    func showColors() {
        pill.backgroundColor = selectedSegmentTintColor ?? UIColor(light: 0xFFFF_FFFF, dark: 0x6363_66FF)
        for line in lines { line.backgroundColor = .separator }
        for segment in segments { segment.show(self) }
    }

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

    private func frames() -> [CGRect] {
        let fixed = segments.map(\.width)
        let free = max(bounds.width - fixed.reduce(0, +), 0)
        let wishes = zip(segments, fixed).map { $1 > 0 ? 0 : apportionsSegmentWidthsByContent ? $0.wishedWidth : 1 }
        let sum = max(wishes.reduce(0, +), 1)
        var x: CGFloat = 0
        return zip(fixed, wishes).map { fixed, wish in
            let width = fixed > 0 ? fixed : free * wish / sum
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    /// Places the segments, the pill behind the chosen one, and lines between others.
    func place() {
        let frames = frames()
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func turned(_ rect: CGRect) -> CGRect {
            isTurned ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
        }
        for (segment, frame) in zip(segments, frames) { segment.frame = turned(frame) }
        let chosen = isMomentary ? touched ?? Self.noSegment : isDragged ? touched ?? current : current
        let isChosen = frames.indices.contains(chosen)
        if isChosen {
            let rect = turned(frames[chosen]).insetBy(dx: Self.inset, dy: Self.inset)
            // What was not there does not come from elsewhere.
            if pill.alpha == 0 { UIView.performWithoutAnimation { pill.frame = rect } } else { pill.frame = rect }
        }
        pill.alpha = isChosen ? 1 : 0
        let isShrunk = isTracking && !isMomentary && touched == chosen && isChosen
        pill.transform = isShrunk ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        while lines.count > max(segments.count - 1, 0) { lines.removeLast().removeFromSuperview() }
        while lines.count < segments.count - 1 {
            let line = ControlMotion.part(.separator)
            lines.append(line)
            insertSubview(line, belowSubview: pill)
        }
        for (index, line) in lines.enumerated() {
            let x = isTurned ? bounds.width - frames[index].maxX : frames[index].maxX
            line.frame = CGRect(x: x - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
            line.alpha = chosen == index || chosen == index + 1 ? 0 : 1
        }
        for (index, segment) in segments.enumerated() {
            segment.isChosen = index == chosen
            segment.isFaded = isTracking && index == touched && index != chosen
            segment.show(self)
        }
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
        super.keeps(recognizer) || isDragged && recognizer is UIPanGestureRecognizer
    }
    package override var holdsTouch: Bool { isTracking && isDragged }

    // The segments are told of, each by itself.
    package override var isStandardElement: Bool { false }
}
