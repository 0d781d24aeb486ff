extension Double: VectorArithmetic {
    /// Multiplies this number by `rhs`.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self *= rhs
    }

    /// The square of this number.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}
