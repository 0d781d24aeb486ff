import Foundation
import TallyCore

/// The part of a shape's outline between two fractions of its length.
@frozen
public struct _TrimmedShape<S>: Shape where S: Shape {
    public var shape: S
    public var startFraction: CGFloat
    public var endFraction: CGFloat

    @inlinable public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public nonisolated static var role: ShapeRole { S.role }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The shape's own, then start and end.
    public nonisolated var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape {
    /// Returns the part of the outline between two fractions of its length, held within 0...1; none if they are out of
    /// order.
    @inlinable public nonisolated func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
