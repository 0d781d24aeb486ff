public import Foundation
import TallyCore

/// The shape of the container around, drawn as far inside of it as the place is: corners keep one middle with the container's.
///
/// The distance is that to the nearest side of the container, and holds for all corners. Where a place reaches beyond the
/// container it has the container's own corners; outside of any container, or where a path is asked for by itself, the shape is a
/// rectangle.
@frozen
public struct ContainerRelativeShape: Shape {
    @inlinable public init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        ContainerOutline.current?.path(rect, insetBy: 0) ?? Path(rect)
    }
}

extension ContainerRelativeShape: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// The container's shape within its rectangle.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        @inlinable public init(amount: CGFloat) { self.amount = amount }

        public nonisolated func path(in rect: CGRect) -> Path {
            ContainerOutline.current?.path(rect, insetBy: amount) ?? Path(rect.shrunk(by: amount))
        }

        public nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension Shape where Self == ContainerRelativeShape {
    public nonisolated static var containerRelative: ContainerRelativeShape { .init() }
}
