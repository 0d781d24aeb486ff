/// A geometric angle; positive turns clockwise on the screen, where y grows downwards.
///
/// Not limited to one turn: 720° animates as two turns. Drawing ignores an angle that is not finite.
@frozen
public struct Angle: Hashable, Sendable {
    public var radians: Double

    /// The same angle in degrees; 180 degrees are π radians.
    @inlinable public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    @inlinable public init() { radians = 0 }

    @inlinable public init(radians: Double) { self.radians = radians }

    @inlinable public init(degrees: Double) { radians = degrees * (.pi / 180) }

    @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static let zero = Angle()
}

extension Angle: Comparable {
    @inlinable public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }

    @inlinable public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    @inlinable public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    @inlinable public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    @inlinable public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    @inlinable public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    @inlinable public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    @inlinable public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    @inlinable public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Angle: Animatable {
    /// Radians × 128, so that a spring ends at a difference that cannot be seen.
    @inlinable public var animatableData: Double {
        get { radians * animatableUnit }
        set { radians = newValue / animatableUnit }
    }
}

/// What angles, unit points and colours are multiplied with in their animatable data.
///
/// A spring's end is tested in the value's own units, and one radian or one unit of these is far more than a point.
@usableFromInline package let animatableUnit = 128.0
