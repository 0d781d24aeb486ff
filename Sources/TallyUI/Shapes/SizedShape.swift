import Foundation
import TallyCore

/// A shape drawn at a size of its own, whatever the size of its rectangle.
@frozen
public struct _SizedShape<S>: Shape where S: Shape {
    public var shape: S
    public var size: CGSize
    /// Where in the rectangle the shape stands.
    public var anchor: UnitPoint

    @inlinable public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
        self.shape = shape
        self.size = size
        self.anchor = anchor
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.origin.x + (rect.size.width - size.width) * anchor.x,
            y: rect.origin.y + (rect.size.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    public nonisolated static var role: ShapeRole { S.role }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    public typealias AnimatableData = AnimatablePair<
        S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >

    /// The shape's own, then the size in points, then the anchor × 128.
    public nonisolated var animatableData: AnimatableData {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (size.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension Shape {
    /// Returns the shape at a size in points, in the top left corner of its rectangle.
    @inlinable public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape at a size in points, in the top left corner of its rectangle.
    @inlinable public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }

    /// Returns the shape at a size in points, at a place in its rectangle.
    @inlinable public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
    }

    /// Returns the shape at a size in points, at a place in its rectangle.
    @inlinable public nonisolated func size(
        width: CGFloat, height: CGFloat, anchor: UnitPoint
    ) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
