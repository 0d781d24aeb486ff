public import Foundation

/// A finger, or a pointer that is pressed, from when it comes down to when it is lifted.
@MainActor @preconcurrency
public final class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
    }

    public internal(set) var phase = Phase.began
    /// Seconds of the clock of `CACurrentMediaTime()`.
    public internal(set) var timestamp: TimeInterval = 0
    /// How often it has come down at the place in a row.
    public internal(set) var tapCount = 1
    /// Where it came down; nil once it is over.
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    /// In the space of the outermost view.
    var place = CGPoint.zero
    var previousPlace = CGPoint.zero
    /// Where it came down.
    var beganAt: CGPoint?
    /// The outermost view of what is shown.
    weak var root: UIView?
    /// Those that follow it.
    var recognizers: [UIGestureRecognizer] = []
    /// The view is told of it.
    var goesToView = true
    /// A gesture has been recognized that takes it from the view.
    private(set) var isTaken = false
    /// Told when it is taken.
    var wasTaken: () -> Void = {}
    /// Takes it from the view, which is told that it is cancelled.
    func take() {
        if isTaken { return }
        isTaken = true
        wasTaken()
    }
    /// It is taken as it has stopped a glide, and does not scroll yet: scroll views may still have it.
    var isCaught = false
    /// The view is not told of it yet: a scroll view around waits for what becomes of it.
    var isPending = false
    /// What is touched does not leave it to a scroll view of SwiftUI around.
    var isHeld: Bool { isTaken || view?.holdsTouch ?? false }
    public var force: CGFloat { 0 }
    public var maximumPossibleForce: CGFloat { 0 }

    /// - Parameter view: nil: the window's space.
    public func location(in view: UIView?) -> CGPoint { convert(place, to: view) }
    public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let root else { return point }
        return view.convert(point, from: root)
    }
}

/// What a set of touches does.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public internal(set) var allTouches: Set<UITouch>?
    public internal(set) var timestamp: TimeInterval = 0
    /// Always that of touches.
    open var type: EventType { .touches }
    /// Always none.
    open var subtype: EventSubtype { .none }

    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
        case scroll = 10
        case hover
        case transform = 14
    }

    public enum EventSubtype: Int, Sendable {
        case none, motionShake
    }

    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.view === view }
        return found.isEmpty ? nil : found
    }
}

extension Set<UITouch> {
    /// The one that there is: there is one finger.
    var one: UITouch? { first }  // order: there is one finger
}
