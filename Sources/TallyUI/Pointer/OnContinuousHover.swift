import Foundation
import TallyCore

/// Whether a pointer is over a view, and where.
@frozen
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    /// Runs the action whenever a pointer moves over the view, and when it leaves.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(moved: action, space: coordinateSpace.coordinateSpace))
    }

    /// Runs the action whenever a pointer moves over the view, and when it leaves.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(moved: action, space: coordinateSpace))
    }
}
