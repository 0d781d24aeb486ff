public import Foundation
import TallyCore

/// Follows two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private var measure = SpreadMeasure(0)
    private var base = 0.0

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UIRotationGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (turn: UIRotationGestureRecognizer) in action(turn) }
    }

    /// Radians since the start, clockwise; setting it measures from there on.
    open var rotation: CGFloat {
        get { CGFloat(measure.total - base) }
        set { base = newValue.isFinite ? measure.total - Double(newValue) : base }
    }
    /// Radians a second.
    open var velocity: CGFloat { CGFloat(measure.velocity) }
    open override var numberOfTouches: Int { state == .began || state == .changed ? 2 : super.numberOfTouches }

    override func spread(_ factor: Double, _ radians: Double, isOver: Bool) {
        guard isFollowing, !state.isOver, radians.isFinite else { return }
        measure.note(radians, at: runtime?.time ?? 0)
        followSpread(isAtRest: radians == 0, isOver: isOver)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open override func reset() {
        measure = SpreadMeasure(0)
        base = 0
    }
}
