public import Foundation
import TallyCore

/// Follows two fingers that come together or move apart.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private var measure = SpreadMeasure(1)
    /// What the factor since they came down is measured against.
    private var base = 1.0

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UIPinchGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (pinch: UIPinchGestureRecognizer) in action(pinch) }
    }

    /// How many times as far apart as at the start; setting it measures from there on.
    open var scale: CGFloat {
        get { CGFloat(measure.total / base) }
        set { base = newValue > 0 && newValue.isFinite ? measure.total / Double(newValue) : base }
    }
    /// Scale a second.
    open var velocity: CGFloat { CGFloat(measure.velocity / base) }
    open override var numberOfTouches: Int { state == .began || state == .changed ? 2 : super.numberOfTouches }

    override func spread(_ factor: Double, _ radians: Double, isOver: Bool) {
        guard isFollowing, !state.isOver, factor > 0, factor.isFinite else { return }
        measure.note(factor, at: runtime?.time ?? 0)
        followSpread(isAtRest: factor == 1, isOver: isOver)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    open override func reset() {
        measure = SpreadMeasure(1)
        base = 1
    }
}
