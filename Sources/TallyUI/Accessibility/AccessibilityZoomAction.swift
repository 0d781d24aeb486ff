public import Foundation
import TallyCore

/// A wish of assistive technology to see something larger or smaller.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn
        case zoomOut
    }

    public let direction: Direction
    /// Where, as a share of the view's size.
    public let location: UnitPoint
    /// Where, in points of the view's own space.
    public let point: CGPoint
}

extension View {
    /// Lets assistive technology zoom the view about its middle; as actions they are named "Zoom in" and "Zoom out".
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.zoom(handler))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> Self { adding(.zoom(handler)) }
}

extension AccessibilityChange {
    fileprivate static func zoom(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> Self {
        let handler = onMain(handler)
        return AccessibilityChange { $0.zoom = handler }
    }
}
