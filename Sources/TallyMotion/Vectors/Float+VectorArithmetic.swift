extension Float: VectorArithmetic {
    /// Multiplies this number by `rhs`, rounded to single precision first.
    @inlinable
    public mutating func scale(by rhs: Double) {
        self *= Float(rhs)
    }

    /// The square of this number, computed in double precision.
    @inlinable
    public var magnitudeSquared: Double { Double(self) * Double(self) }
}
