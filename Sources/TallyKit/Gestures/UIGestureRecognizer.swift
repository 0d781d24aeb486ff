public import Foundation
import TallyLayers

/// Follows the touches of a view, and tells its targets when they make the gesture that it stands for.
///
/// There is no Objective-C here, and so no selectors: targets are closures, given by `init(action:)` or `addAction(_:)`.
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

    open var state = State.possible
    open private(set) weak var view: UIView?
    open var isEnabled = true

    public override init() { super.init() }

    func attach(to view: UIView?) { self.view = view }
    func receive(_ touch: UITouch, _ event: UIEvent) {}
    func spread(_ factor: Double, _ radians: Double, isOver: Bool) {}
    func touchIsOver() {}
    func mayReceive(_ touch: UITouch) -> Bool { true }
}
