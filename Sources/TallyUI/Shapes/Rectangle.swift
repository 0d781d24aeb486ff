import Foundation
import TallyCore

/// All of the rectangle it is drawn in.
@frozen
public struct Rectangle: Shape {
    @inlinable public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Rectangle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// A rectangle within one.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        @inlinable public init(amount: CGFloat) { self.amount = amount }

        public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public nonisolated func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: amount)) }

        public nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension Shape where Self == Rectangle {
    public nonisolated static var rect: Rectangle { Rectangle() }
}
