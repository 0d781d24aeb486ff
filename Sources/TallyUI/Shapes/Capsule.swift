import Foundation
import TallyCore

/// A rectangle whose shorter sides are half circles. Both styles draw the same: there is no straight piece to ease into.
@frozen
public struct Capsule: Shape {
    public var style: RoundedCornerStyle

    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: .infinity, style: .circular)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// A capsule within a rectangle.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        @inlinable public init(amount: CGFloat) { self.amount = amount }

        public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect.shrunk(by: amount)) }

        public nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension Shape where Self == Capsule {
    public nonisolated static var capsule: Capsule { Capsule() }

    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
