import Foundation

/// Follows a finger that comes down within 20 points of an edge of what is shown, and moves away from it.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Any of them. None: it never begins.
    open var edges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let bounds = touches.first?.root?.bounds else { return state = .failed }
        let isNear =
            edges.contains(.left) && place.x - bounds.minX < Self.width
            || edges.contains(.right) && bounds.maxX - place.x < Self.width
            || edges.contains(.top) && place.y - bounds.minY < Self.width
            || edges.contains(.bottom) && bounds.maxY - place.y < Self.width
        if !isNear { state = .failed }
    }

    private static let width: CGFloat = 20
}

/// Edges of a rectangle, on the screen: the left is the left whatever the language.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
