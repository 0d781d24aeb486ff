import Foundation
import TallyCore

/// A rectangle with round corners, each of its own radius; no radius exceeds half of the shorter side.
@frozen
public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    @inlinable public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
            style: style)
    }

    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }

    public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }
}

extension UnevenRoundedRectangle: InsettableShape {
    /// Corners shrink by the same amount, so that the distance stays equal around them.
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// An unevenly rounded rectangle within one.
    @frozen
    public struct _Inset: InsettableShape {
        public var base: UnevenRoundedRectangle
        public var amount: CGFloat

        @inlinable public init(base: UnevenRoundedRectangle, amount: CGFloat) {
            self.base = base
            self.amount = amount
        }

        public nonisolated func path(in rect: CGRect) -> Path {
            Path(
                roundedRect: rect.shrunk(by: amount), cornerRadii: base.cornerRadii.insetBy(amount), style: base.style)
        }

        /// The corners, then the distance.
        public nonisolated var animatableData: AnimatablePair<UnevenRoundedRectangle.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }

        public nonisolated func inset(by amount: CGFloat) -> _Inset {
            _Inset(base: base, amount: self.amount + amount)
        }
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    public nonisolated static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    public nonisolated static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
