import Foundation
import TallyCore

/// A rectangle with round corners, all of one size; corners never exceed half of a side.
@frozen
public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    @inlinable public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    @inlinable public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }

    /// Width and height of the corners, in points.
    public nonisolated var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle: InsettableShape {
    /// Corners shrink by the same amount, so that the distance stays equal around them.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// A rounded rectangle within one.
    @frozen
    public struct _Inset: InsettableShape {
        public var base: RoundedRectangle
        public var amount: CGFloat

        @inlinable public init(base: RoundedRectangle, amount: CGFloat) {
            self.base = base
            self.amount = amount
        }

        public nonisolated func path(in rect: CGRect) -> Path {
            let size = CGSize(
                width: Swift.max(0, base.cornerSize.width - amount),
                height: Swift.max(0, base.cornerSize.height - amount))
            return Path(roundedRect: rect.shrunk(by: amount), cornerSize: size, style: base.style)
        }

        /// The corners, then the distance.
        public nonisolated var animatableData: AnimatablePair<RoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }

        public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

        public nonisolated func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
    }
}

extension Shape where Self == RoundedRectangle {
    public nonisolated static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    public nonisolated static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
