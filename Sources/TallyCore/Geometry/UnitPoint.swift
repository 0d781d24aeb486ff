import Foundation

/// A place within a rectangle, as fractions of its width and height from the top left; may lie outside 0...1.
@frozen
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    /// The top left corner.
    @inlinable public init() { self.init(x: 0, y: 0) }

    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
    /// The data to animate: both coordinates, multiplied by 128.
    @inlinable public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x * animatableUnit, y * animatableUnit) }
        set {
            x = newValue.first / animatableUnit
            y = newValue.second / animatableUnit
        }
    }
}

extension UnitPoint {
    /// Returns the place in `rect` that the fractions name.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
    }
}
