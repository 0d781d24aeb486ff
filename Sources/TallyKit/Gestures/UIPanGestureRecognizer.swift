public import Foundation

/// Begins when a finger has moved some 10 points, follows it, and ends with it.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// More than one: it never begins, as there is one finger.
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// Where the finger was when the translation was 0, in the space of the outermost view.
    private var origin = CGPoint.zero
    private var samples: [(place: CGPoint, time: Double)] = []

    public override init() { super.init() }
    public override init(target: Any?, action: (() -> Void)?) { super.init(target: target, action: action) }

    public convenience init(target: Any?, action: @escaping (UIPanGestureRecognizer) -> Void) {
        self.init()
        addTarget(target) { (pan: UIPanGestureRecognizer) in action(pan) }
    }

    /// Returns how far the finger is from where it came down, or from where `setTranslation` has put that.
    ///
    /// - Parameter view: in whose space; nil: the window's.
    open func translation(in view: UIView?) -> CGPoint {
        let (from, to) = (convert(origin, to: view), convert(place, to: view))
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let zero = convert(.zero, back: view)
        let moved = convert(translation, back: view)
        origin = CGPoint(x: place.x - moved.x + zero.x, y: place.y - moved.y + zero.y)
    }

    private func convert(_ point: CGPoint, back view: UIView?) -> CGPoint {
        guard let view, let root = rootView else { return point }
        return root.convert(point, from: view)
    }

    /// Returns points a second, over the last tenth of one.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= Self.memory }),
            last.time > first.time
        else { return .zero }
        let (from, to) = (convert(first.place, to: view), convert(last.place, to: view))
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(x: (to.x - from.x) / seconds, y: (to.y - from.y) / seconds)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if minimumNumberOfTouches > 1 { return state = .failed }
        origin = place
        samples = []
        note(touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        if state != .possible { return state = .changed }
        if place.distance(to: origin) >= Self.hysteresis { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(touches)
        state = state == .possible && pending == nil ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Measures a finger that has come down, or moved, from now on.
    final func measure(_ touch: UITouch, fromHere: Bool) {
        if fromHere {
            origin = place
            samples = []
        }
        note([touch])
    }

    private func note(_ touches: Set<UITouch>) {
        let time = touches.one?.timestamp ?? 0
        // One sample a time: the last counts.
        if samples.last?.time == time { samples.removeLast() }
        samples.append((place, time))
        samples.removeAll { time - $0.time > Self.memory }
    }

    /// Points that the finger moves before it begins.
    static let hysteresis: CGFloat = 10
    /// Seconds that the velocity is measured over.
    static let memory = 0.1
}
