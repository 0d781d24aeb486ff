import Foundation

/// A form that fits itself into a rectangle. As a view it fills itself with the foreground style.
///
/// A shape belongs to no actor: its path may be asked for anywhere, once a frame while its data animates.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the form within `rect`, in the shape's own space in points.
    func path(in rect: CGRect) -> Path

    /// Which styles the system picks for the shape.
    static var role: ShapeRole { get }

    /// What happens to the form where text runs from right to left: its path is mirrored within the view, as it is drawn, strokes,
    /// clips, masks and is hit, unless this is `.fixed`.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }

    /// Returns the size the shape takes of what is offered, in points.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// Returns all that is offered; 10 points where nothing is.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}
