/// A vector that can be added, subtracted and scaled: the data of an animation.
///
/// The unit is the animated attribute's own (points, radians × 128, …). The squared length decides when a
/// spring is close enough to its target to be over, so it must be in that same unit, squared.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component by `rhs`, in place.
    mutating func scale(by rhs: Double)

    /// The dot product of this vector with itself: the squared length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns a copy with every component multiplied by `rhs`.
    @inlinable
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves this vector along the straight line to `other`, in place.
    ///
    /// The amount is a fraction of the way and is not limited to 0…1: -0.5 from 2 towards 10 is -2.
    @inlinable
    public mutating func interpolate(towards other: Self, amount: Double) {
        var difference = other - self
        difference.scale(by: amount)
        self += difference
    }

    /// Returns the vector `amount` of the way along the straight line to `other`, without limits.
    @inlinable
    public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
    }
}
