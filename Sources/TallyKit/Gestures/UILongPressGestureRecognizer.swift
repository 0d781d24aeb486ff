public import Foundation

/// Begins when a finger has been held still for some time, follows it, and ends with it.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may move before it begins.
    open var allowableMovement: CGFloat = 10
    /// Taps that have to come before the press.
    open var numberOfTapsRequired = 0
    /// There is one finger: a press of more than one never begins.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private let alarm = GestureAlarm()

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UILongPressGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (press: UILongPressGestureRecognizer) in action(press) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let taps = touches.first?.tapCount ?? 1
        if numberOfTouchesRequired != 1 || taps <= numberOfTapsRequired { return state = .failed }
        start = place
        if minimumPressDuration <= 0 { return state = .began }
        alarm.set(runtime, in: minimumPressDuration) { [weak self] in self?.state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            if place.distance(to: start) > allowableMovement { state = .failed }
        } else {
            state = .changed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open override func reset() { alarm.cancel() }
}
