/// Eight doubles animated as one vector: the data of the built-in attributes.
@frozen @usableFromInline
package struct Vector8: VectorArithmetic, Sendable {
    /// The components, in the attribute's own order and units.
    @usableFromInline
    package var components: SIMD8<Double>

    @inlinable
    package init(_ components: SIMD8<Double>) {
        self.components = components
    }

    @inlinable
    package init(low: SIMD4<Double>, high: SIMD4<Double>) {
        components = SIMD8(lowHalf: low, highHalf: high)
    }

    @inlinable
    package static var zero: Vector8 { Vector8(.zero) }

    @inlinable
    package subscript(index: Int) -> Double {
        get { components[index] }
        set { components[index] = newValue }
    }

    @inlinable
    package static func + (lhs: Vector8, rhs: Vector8) -> Vector8 { Vector8(lhs.components + rhs.components) }

    @inlinable
    package static func - (lhs: Vector8, rhs: Vector8) -> Vector8 { Vector8(lhs.components - rhs.components) }

    @inlinable
    package static func += (lhs: inout Vector8, rhs: Vector8) { lhs.components += rhs.components }

    @inlinable
    package static func -= (lhs: inout Vector8, rhs: Vector8) { lhs.components -= rhs.components }

    @inlinable
    package mutating func scale(by rhs: Double) { components *= rhs }

    @inlinable
    package var magnitudeSquared: Double { (components * components).sum() }
}
