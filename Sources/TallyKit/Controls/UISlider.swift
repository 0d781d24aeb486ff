public import Foundation
import TallyLayers

/// A knob on a line, whose place is a value. It is moved by the knob.
@MainActor @preconcurrency
open class UISlider: UIControl {
    let low = ControlMotion.part()
    let high = ControlMotion.part()
    let knob = ControlMotion.knob()
    let knobImage = UIImageView()
    let lowImage = UIImageView()
    let highImage = UIImageView()
    private var thumbImages: [UInt: UIImage] = [:]
    /// How far from the knob's middle the finger is.
    private var grip: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [high, low, lowImage, highImage, knob, knobImage] { addSubview(view) }
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        for line in [high, low] { line.layer.cornerRadius = Self.thickness / 2 }
        showColors()
    }

    private static let diameter: CGFloat = 28
    private static let thickness: CGFloat = 4
    private static let height: CGFloat = 34

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Value

    /// Held within the two ends. Setting it sends no event, and does not move by itself.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    var current: Float = 0

    /// Sends no event. What is not a number changes nothing.
    open func setValue(_ value: Float, animated: Bool) {
        if value.isNaN { return }
        current = max(min(value, maximumValue), minimumValue)
        ControlMotion.move(animated) { self.place() }
    }

    /// Above the maximum it raises that.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            setValue(current, animated: false)
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            setValue(current, animated: false)
        }
    }
    /// Whether events are sent while the knob is moved, or once at the end.
    open var isContinuous = true

    // MARK: Look

    /// Nil: the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet { showColors() }
    }
    open var maximumTrackTintColor: UIColor? {
        didSet { showColors() }
    }
    /// Nil: white.
    open var thumbTintColor: UIColor? {
        didSet { showColors() }
    }
    open var minimumValueImage: UIImage? {
        didSet {
            lowImage.image = minimumValueImage
            setNeedsLayout()
        }
    }
    open var maximumValueImage: UIImage? {
        didSet {
            highImage.image = maximumValueImage
            setNeedsLayout()
        }
    }
    /// Shown in place of the knob.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state.rawValue] = image
        stateDiffers()
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { ButtonContents.value(thumbImages, state) }
    open var currentThumbImage: UIImage? { thumbImage(for: state) }

    package override func stateDiffers() {
        alpha = isEnabled ? 1 : ControlMotion.disabled
        knobImage.image = currentThumbImage
        knob.isHidden = knobImage.image != nil
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showColors()
    }

    // MARK: Places

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage == nil ? 2 : minimumValueImageRect(forBounds: bounds).width + 8
        let right = maximumValueImage == nil ? 2 : maximumValueImageRect(forBounds: bounds).width + 8
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.thickness / 2, width: max(bounds.width - left - right, 0),
            height: Self.thickness)
    }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.diameter, height: Self.diameter)
        let length = maximumValue - minimumValue
        let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
        // The ends of the line lie under the knob.
        let way = rect.width + 4 - size.width
        return CGRect(
            x: rect.minX - 2 + way * share, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    // MARK: Tracking

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: 0, dy: -5).contains(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
        let place = touch.start(in: self)
        grip = place.x - thumb.midX
        return thumb.insetBy(dx: -10, dy: -10).contains(place)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let line = trackRect(forBounds: bounds)
        let low = thumbRect(forBounds: bounds, trackRect: line, value: minimumValue).midX
        let high = thumbRect(forBounds: bounds, trackRect: line, value: maximumValue).midX
        guard high > low else { return true }
        let share = min(max((touch.location(in: self).x - grip - low) / (high - low), 0), 1)
        let old = current
        setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
        if isContinuous, current != old { send(.valueChanged, event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { send(.valueChanged, event) }
    }

    /// A finger that moves the knob does not move what is around.
    package override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        guard recognizer.isPan, let touch = recognizer.fingers.first else { return false }
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
        return isTracking || touch.movesAcross(self) && thumb.insetBy(dx: -10, dy: -10).contains(touch.start(in: self))
    }
    package override var holdsTouch: Bool { isTracking }

    // MARK: Accessibility

    /// Per cent of the way, as it is read.
    package override var standardValue: String? {
        let length = maximumValue - minimumValue
        return "\(Int((length > 0 ? (current - minimumValue) / length * 100 : 0).rounded()))%"
    }
    package override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.adjustable) }
}
