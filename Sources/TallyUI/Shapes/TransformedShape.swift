import Foundation
import TallyCore

/// A shape mapped in its own space. The map itself does not animate.
@frozen
public struct TransformedShape<Content>: Shape where Content: Shape {
    public var shape: Content
    public var transform: CGAffineTransform

    @inlinable public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    public nonisolated static var role: ShapeRole { Content.role }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

extension Shape {
    @inlinable public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
}
