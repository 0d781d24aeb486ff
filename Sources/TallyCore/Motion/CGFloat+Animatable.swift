import Foundation

extension CGFloat: VectorArithmetic, Animatable {
    /// Multiplies this number by `rhs`.
    @inlinable public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of this number.
    @inlinable public var magnitudeSquared: Double { Double(self * self) }
}
