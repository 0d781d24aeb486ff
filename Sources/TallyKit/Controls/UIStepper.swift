public import Foundation
import TallyLayers

/// Makes a number smaller and larger, by taps or while it is held. It is 94 by 32 points, whatever frame it is given.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    private let ground = ControlMotion.part(.tertiarySystemFill)
    private let line = ControlMotion.part(.opaqueSeparator)
    private let minus = StepperHalf(isPlus: false)
    private let plus = StepperHalf(isPlus: true)
    private let alarm = GestureAlarm()
    private var pressed: StepperHalf?
    private var hasRepeated = false

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame = CGRect(origin: .zero, size: Self.size)
        setUp()
    }

    private func setUp() {
        for view in [ground, line, minus, plus] { addSubview(view) }
        let (width, height) = (Self.size.width / 2, Self.size.height)
        ground.frame = CGRect(origin: .zero, size: Self.size)
        ground.layer.cornerRadius = 8
        line.frame = CGRect(x: width - 0.5, y: 7, width: 1, height: height - 14)
        minus.frame = CGRect(x: 0, y: 0, width: width, height: height)
        plus.frame = CGRect(x: width, y: 0, width: width, height: height)
        show()
    }

    private static let size = CGSize(width: 94, height: 32)
    /// Seconds until a press repeats, and between two steps then.
    private static let patience = 0.5, pause = 0.1

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Value

    /// Held within the two ends; setting it sends no event.
    open var value: Double {
        get { current }
        set {
            current = newValue.isNaN ? current : max(min(newValue, maximumValue), minimumValue)
            show()
        }
    }
    private var current = 0.0

    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
        }
    }
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }
    open var stepValue = 1.0
    /// Whether events are sent at each step while it is held, or once at the end.
    open var isContinuous = true
    /// Whether a press that is held goes on.
    open var autorepeat = true
    /// Whether it goes on at the other end.
    open var wraps = false {
        didSet { show() }
    }

    private func step() {
        guard let pressed else { return }
        let next = current + (pressed === plus ? stepValue : -stepValue)
        let old = current
        if next > maximumValue {
            value = wraps ? minimumValue : maximumValue
        } else if next < minimumValue {
            value = wraps ? maximumValue : minimumValue
        } else {
            value = next
        }
        if current != old, isContinuous || !isTracking { send(.valueChanged, nil) }
    }

    private func show() {
        minus.isActive = isEnabled && (wraps || current > minimumValue)
        plus.isActive = isEnabled && (wraps || current < maximumValue)
    }

    package override func stateDiffers() { show() }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        show()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = touch.location(in: self).x < bounds.midX ? minus : plus
        guard half.isActive else { return false }
        press(half)
        hasRepeated = false
        if autorepeat { repeatStep(in: Self.patience) }
        return true
    }

    private func repeatStep(in seconds: Double) {
        alarm.set(layer.context?.runtime, in: seconds) { [weak self] in
            guard let self, isTracking, isTouchInside else { return }
            hasRepeated = true
            step()
            repeatStep(in: Self.pause)
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        alarm.cancel()
        if isTouchInside, !hasRepeated {
            step()
        } else if hasRepeated, !isContinuous {
            send(.valueChanged, event)
        }
        press(nil)
    }

    open override func cancelTracking(with event: UIEvent?) {
        alarm.cancel()
        press(nil)
    }

    private func press(_ half: StepperHalf?) {
        pressed?.isPressed = false
        pressed = half
        half?.isPressed = true
    }

    // The halves are told of, each by itself.
    package override var isStandardElement: Bool { false }
}

/// A half of a stepper, with its sign.
private final class StepperHalf: UIView {
    let isPlus: Bool
    private let sign = ControlMotion.part()
    private let strokes: [UIView]

    init(isPlus: Bool) {
        self.isPlus = isPlus
        strokes = (0..<(isPlus ? 2 : 1)).map { _ in ControlMotion.part(.label) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = 8
        isAccessibilityElement = true
        accessibilityLabel = isPlus ? "Increment" : "Decrement"
        accessibilityTraits = .button
        addSubview(sign)
        for stroke in strokes { sign.addSubview(stroke) }
    }

    required init?(coder: NSCoder) { nil }

    var isActive = true {
        didSet {
            sign.alpha = isActive ? 1 : 0.3
            accessibilityTraits = isActive ? .button : [.button, .notEnabled]
        }
    }
    var isPressed = false {
        didSet { backgroundColor = isPressed ? .systemFill : .clear }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        sign.frame = bounds
        for (index, stroke) in strokes.enumerated() {
            let size = index == 0 ? CGSize(width: 14, height: 2) : CGSize(width: 2, height: 14)
            stroke.frame = CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            stroke.layer.cornerRadius = 1
        }
    }
}
