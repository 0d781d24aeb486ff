public import Foundation
import TallyCore
import TallyLayers

/// Follows the touches of a view, and tells its targets when they make the gesture that it stands for.
///
/// There is no Objective-C here, and so no selectors. In place of `#selector(Board.tapped)` write the method itself, `Board.tapped`,
/// which is called on the target for as long as that is there; or a closure. Methods without a parameter, or with the recognizer as
/// the only one, are taken as they are.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible = 0
        case began = 1
        case changed = 2
        case ended = 3
        case cancelled = 4
        case failed = 5
        public static var recognized: State { .ended }
    }

    var current = State.possible
    /// The gesture is there, and waits for others to fail: as what, and whether it is over by now.
    var pending: (state: State, isOver: Bool)?
    var actions: [GestureAction] = []
    /// Those that follow a touch that this one follows, the deepest view's first.
    var rivals: [GestureRival] = []
    /// It has been given a touch, and has not been reset since.
    var isFollowing = false
    /// Those that have to fail first.
    private var mustFail: [GestureRival] = []
    /// The touches that it follows.
    private(set) var touches: [UITouch] = []
    private var lastPlace = CGPoint.zero
    private weak var lastRoot: UIView?

    public override init() { super.init() }

    /// - Parameter action: for code that passes nil, or a closure without a parameter.
    public init(target: Any?, action: (() -> Void)?) {
        super.init()
        if let action { addTarget(target, action: action) }
    }

    public convenience init(target: Any?, action: @escaping (UIGestureRecognizer) -> Void) {
        self.init()
        addTarget(target, action: action)
    }

    // MARK: State

    /// Where it stands. A class derived from this one sets it: what comes after what is over is ignored until the reset.
    ///
    /// `.began` and `.ended` first ask whether the gesture may begin, and wait for those that have to fail before. `.failed` after the
    /// beginning counts as `.cancelled`.
    open var state: State {
        get { current }
        set { move(to: newValue) }
    }
    open private(set) weak var view: UIView?
    /// Setting it to false cancels the gesture that is under way.
    open var isEnabled = true {
        didSet { if !isEnabled, oldValue { abandon() } }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether the view is told that its touches are cancelled when the gesture is recognized, and of no more of them.
    open var cancelsTouchesInView = true
    /// Kept; the view is told of touches at once.
    open var delaysTouchesBegan = false
    /// Kept; the view is told of the end of a touch as soon as no gesture has taken it.
    open var delaysTouchesEnded = true
    /// Kept; there are only touches of one kind.
    open var requiresExclusiveTouchType = true
    open var name: String?

    /// Has it wait until another one has failed; it fails when that is recognized.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        mustFail.removeAll { $0.recognizer == nil }
        mustFail.append(GestureRival(otherGestureRecognizer))
    }

    /// Whether it waits for another one, as far as it is said here, by delegates, or by the classes of the two.
    func waits(for other: UIGestureRecognizer) -> Bool {
        mustFail.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    // MARK: Places

    open var numberOfTouches: Int { touches.count }

    /// Returns the middle of its touches; of the last ones, where there are none.
    ///
    /// - Parameter view: nil: the window's space.
    open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

    /// - Parameter touchIndex: Beyond the last it is the middle of all.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
    }

    /// In the space of the outermost view.
    var place: CGPoint {
        guard !touches.isEmpty else { return lastPlace }
        let count = CGFloat(touches.count)
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.place.x } / count, y: touches.reduce(0) { $0 + $1.place.y } / count)
    }

    /// The outermost view of what is touched.
    var rootView: UIView? { touches.first?.root ?? lastRoot }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let root = rootView else { return point }
        return view.convert(point, from: root)
    }

    // MARK: For classes derived from it

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when a gesture is over, before the next one.
    open func reset() {}
    /// Goes on without a touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Two fingers have spread to a factor and turned since they went down, around the one touch that there is.
    func spread(_ factor: Double, _ radians: Double, isOver: Bool) {}

    // MARK: Touches

    func attach(to view: UIView?) {
        if view == nil { abandon() }
        self.view = view
    }

    func mayReceive(_ touch: UITouch) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    /// A touch comes that it is to follow, together with others. What waits or is over does not follow it.
    func join(_ touch: UITouch, with others: [UIGestureRecognizer]) {
        guard current == .possible, pending == nil else { return }
        if touches.isEmpty { (lastRoot, lastPlace) = (touch.root, touch.place) }
        isFollowing = true
        touches.append(touch)
        for other in others where other !== self && !rivals.contains(where: { $0.recognizer === other }) {
            rivals.append(GestureRival(other))
        }
    }

    func receive(_ touch: UITouch, _ event: UIEvent) {
        guard touches.contains(where: { $0 === touch }) else { return }
        lastPlace = place
        if current.isOver { return }
        switch touch.phase {
        case .began: touchesBegan([touch], with: event)
        case .moved: touchesMoved([touch], with: event)
        case .stationary: break
        case .ended: touchesEnded([touch], with: event)
        case .cancelled: touchesCancelled([touch], with: event)
        }
    }

    /// The touch is lifted, or gone.
    func leave(_ touch: UITouch) {
        guard touches.contains(where: { $0 === touch }) else { return }
        lastPlace = place
        touches.removeAll { $0 === touch }
        if touches.isEmpty, current.isOver { resetNow() }
    }

    /// A touch that it was offered is over, whether it followed it or not.
    func touchIsOver() {}

    func abandon() {
        lastPlace = place
        touches = []
        if isFollowing { move(to: current.isOver ? current : .cancelled) }
        if current.isOver { resetNow() }
    }

    // MARK: Time

    /// What plays it.
    var runtime: Runtime? { view?.layer.context?.runtime ?? Runtime.ofLayers }
}

extension UIGestureRecognizer.State {
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
}
