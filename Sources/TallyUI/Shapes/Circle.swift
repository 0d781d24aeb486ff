import Foundation
import TallyCore

/// The largest circle in the middle of a rectangle; its path begins at the right and goes clockwise.
@frozen
public struct Circle: Shape {
    @inlinable public init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }

    /// Returns a square as large as fits; where only one dimension is offered, that is its side.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): Swift.min(width, height)
            case (let side?, nil), (nil, let side?): side
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// A circle within one.
    @frozen
    public struct _Inset: InsettableShape {
        public var amount: CGFloat

        @inlinable public init(amount: CGFloat) { self.amount = amount }

        public nonisolated func path(in rect: CGRect) -> Path {
            Path(ellipseIn: rect.middleSquare.shrunk(by: amount))
        }

        public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
            Circle().sizeThatFits(proposal)
        }

        public nonisolated var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public nonisolated func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

extension Shape where Self == Circle {
    public nonisolated static var circle: Circle { Circle() }
}

extension CGRect {
    fileprivate var middleSquare: CGRect {
        let side = Swift.min(abs(size.width), abs(size.height))
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
