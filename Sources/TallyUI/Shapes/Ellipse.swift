import Foundation
import TallyCore

/// The ellipse that touches all four sides; its path begins at the right and goes clockwise.
@frozen
public struct Ellipse: Shape {
    @inlinable public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// An ellipse within a rectangle.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        @inlinable public init(amount: CGFloat) { self.amount = amount }

        public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }

        public nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension Shape where Self == Ellipse {
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
