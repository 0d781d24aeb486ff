public import Foundation
import TallyCore

/// A view that is pressed or set, and tells what happens to it.
///
/// A touch that began in it counts as inside up to 70 points away. Where the control is disabled, or leaves what is shown, the touch
/// is cancelled.
@MainActor @preconcurrency
open class UIControl: UIView {
    var handlers: [ControlHandler] = []
    /// What follows the touch that it tracks.
    private weak var trackedTouch: UITouch?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// - Parameter primaryAction: done when the control does what it is there for.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled = true {
        didSet {
            if isEnabled == oldValue { return }
            if !isEnabled { endTouch() }
            stateDiffers()
        }
    }
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDiffers() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDiffers() } }
    }
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    /// Told when one of the three is another.
    package func stateDiffers() {}

    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }
    /// The same with the left and the right in place of the leading and the trailing side.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isTurned ? .right : .left
        case .trailing: return isTurned ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Tracking

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    /// Called when a touch comes; false: the control does not follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when it moves; false: the control follows it no longer.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        trackedTouch = touch
        isTouchInside = true
        isTracking = true
        guard beginTracking(touch, with: event) else { return isTracking = false }
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = contains(touch)
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isHighlighted = false
            return
        }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        isTouchInside = contains(touch)
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
        isTouchInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endTouch(event) }

    /// Cancels the touch that it follows, if there is one.
    private func endTouch(_ event: UIEvent? = nil) {
        if isHighlighted { isHighlighted = false }
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        send(.touchCancel, event)
    }

    final func contains(_ touch: UITouch) -> Bool {
        let place = touch.location(in: self)
        return bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(place) || point(inside: place, with: nil)
    }

    /// Points around that count as inside of a control that is being pressed.
    private static let slack: CGFloat = 70

    /// A tap on a control is not one for those around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self || !isEnabled || !keeps(gestureRecognizer)
    }
    /// Whether what a recognizer around would take is the control's own.
    package func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }

    // MARK: Accessibility

    package override var isStandardElement: Bool { true }
    package override var standardTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
