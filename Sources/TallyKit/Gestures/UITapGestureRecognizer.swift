import Foundation

/// Recognizes one tap or several in a row. A touch may last as long as it likes, unless there have to be several.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// There is one finger: a tap of more than one is never recognized.
    open var numberOfTouchesRequired = 1

    private var taps = 0
    private var start = CGPoint.zero
    private let alarm = GestureAlarm()

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UITapGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (tap: UITapGestureRecognizer) in action(tap) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        alarm.cancel()
        if numberOfTouchesRequired != 1 { return state = .failed }
        if taps == 0 {
            start = place
        } else if place.distance(to: start) > Self.allowableMovement {
            return state = .failed
        }
        if numberOfTapsRequired > 1 { alarm.set(runtime, in: Self.longestTap) { [weak self] in self?.state = .failed } }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if place.distance(to: start) > Self.allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        alarm.cancel()
        taps += 1
        if taps >= numberOfTapsRequired { return state = .ended }
        alarm.set(runtime, in: Self.longestPause) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        alarm.cancel()
        taps = 0
    }

    /// Points that a finger may move.
    static let allowableMovement: CGFloat = 45
    /// Seconds between two taps of a row.
    static let longestPause = 0.35
    /// Seconds that each tap of a row may last.
    static let longestTap = 0.75
}
