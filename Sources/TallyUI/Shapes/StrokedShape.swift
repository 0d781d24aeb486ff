import Foundation
import TallyCore

/// The area that a line along a shape's outline covers.
@frozen
public struct _StrokedShape<S>: Shape where S: Shape {
    public var shape: S
    public var style: StrokeStyle

    @inlinable public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public nonisolated static var role: ShapeRole { .stroke }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's own, then the style's.
    public nonisolated var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}
