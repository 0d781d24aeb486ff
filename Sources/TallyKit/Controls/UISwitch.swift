public import Foundation
import TallyLayers

/// Is on or off. It is 51 by 31 points, whatever frame it is given. A tap turns it, and so does a finger that moves to a side.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    private let track = ControlMotion.part()
    private let knob = ControlMotion.knob()
    private var isShownOn = false
    private var isDragged = false
    private var isPressed = false

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
        addSubview(track)
        addSubview(knob)
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        show()
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let diameter: CGFloat = 27

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
    }
    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Setting it sends no event, and does not move by itself.
    open var isOn: Bool {
        get { isSetOn }
        set { setOn(newValue, animated: false) }
    }
    private var isSetOn = false

    /// Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
        isSetOn = on
        isShownOn = on
        ControlMotion.move(animated) { self.show() }
    }

    /// Nil: green.
    open var onTintColor: UIColor? {
        didSet { show() }
    }
    /// Nil: white.
    open var thumbTintColor: UIColor? {
        didSet { knob.backgroundColor = thumbTintColor ?? .white }
    }

    private func show() {
        track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let width = Self.diameter + (isPressed ? 6 : 0)
        let space = (Self.size.height - Self.diameter) / 2
        knob.frame = CGRect(
            x: isShownOn ? Self.size.width - width - space : space, y: space, width: width, height: Self.diameter)
        knob.layer.cornerRadius = Self.diameter / 2
    }

    package override func stateDiffers() { alpha = isEnabled ? 1 : ControlMotion.disabled }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        show()
    }

    // MARK: Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDragged = false
        press(true)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isOnSide = isShownOn ? x > Self.size.width * 0.3 : x > Self.size.width * 0.7
        if isOnSide != isShownOn {
            isDragged = true
            isShownOn = isOnSide
            ControlMotion.move(true) { self.show() }
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let isOn = isDragged ? isShownOn : isTouchInside ? !isSetOn : isSetOn
        isPressed = false
        let differs = isOn != isSetOn
        setOn(isOn, animated: true)
        guard differs else { return }
        send([.valueChanged, .primaryActionTriggered], event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        isShownOn = isSetOn
        press(false)
    }

    private func press(_ isPressed: Bool) {
        self.isPressed = isPressed
        ControlMotion.move(window != nil, ControlMotion.press) { self.show() }
    }

    package override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        super.keeps(recognizer) || recognizer is UIPanGestureRecognizer
    }
    package override var holdsTouch: Bool { isTracking }

    // MARK: Accessibility

    package override var standardValue: String? { isSetOn ? "1" : "0" }
    package override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }
}
