import Foundation
import TallyScene

/// The radii of a rectangle's four corners, in points.
@frozen
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

extension RectangleCornerRadii: Animatable {
    public typealias AnimatableData = AnimatablePair<
        AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
    >

    /// Top leading with bottom leading, then bottom trailing with top trailing, in points.
    public var animatableData: AnimatableData {
        get {
            AnimatablePair(AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
        }
        set {
            topLeading = newValue.first.first
            bottomLeading = newValue.first.second
            bottomTrailing = newValue.second.first
            topTrailing = newValue.second.second
        }
    }
}

extension RectangleCornerRadii {
    /// Returns the sizes of the corners; leading is left, and each is held within 0 and `limit`.
    func sizes(limit: Double) -> CornerSizes {
        func size(_ radius: CGFloat) -> Size {
            let held = radius > 0 ? Swift.min(Double(radius), limit) : 0
            return Size(width: held, height: held)
        }
        return CornerSizes(
            topLeft: size(topLeading), topRight: size(topTrailing), bottomRight: size(bottomTrailing),
            bottomLeft: size(bottomLeading))
    }

    package func insetBy(_ amount: CGFloat) -> RectangleCornerRadii {
        func radius(_ radius: CGFloat) -> CGFloat { Swift.max(0, radius - amount) }
        return RectangleCornerRadii(
            topLeading: radius(topLeading), bottomLeading: radius(bottomLeading),
            bottomTrailing: radius(bottomTrailing), topTrailing: radius(topTrailing))
    }
}
