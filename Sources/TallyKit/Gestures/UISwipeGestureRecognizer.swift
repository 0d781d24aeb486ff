import Foundation

/// Recognizes a short, straight and quick movement: 50 points within half a second, at most half as far across.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    /// Where it may go, any of them.
    open var direction = Direction.right
    /// More than one: it is never recognized, as there is one finger.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime = 0.0

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UISwipeGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (swipe: UISwipeGestureRecognizer) in action(swipe) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouchesRequired != 1 { return state = .failed }
        start = place
        startTime = touches.first?.timestamp ?? 0
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(touches) }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        judge(touches)
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func judge(_ touches: Set<UITouch>) {
        guard state == .possible, pending == nil else { return }
        if (touches.first?.timestamp ?? 0) - startTime > Self.longest { return state = .failed }
        let (x, y) = (place.x - start.x, place.y - start.y)
        let (along, across) = abs(x) >= abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
        guard along >= Self.distance else { return }
        let made: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        state = across <= along / 2 && direction.contains(made) ? .ended : .failed
    }

    static let distance: CGFloat = 50
    static let longest = 0.5
}
