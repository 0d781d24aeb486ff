/// Four doubles animated as one vector: the data of the built-in attributes.
@frozen @usableFromInline
package struct Vector4: VectorArithmetic, Sendable {
    /// The components, in the attribute's own order and units.
    @usableFromInline
    package var components: SIMD4<Double>

    @inlinable
    package init(_ components: SIMD4<Double>) {
        self.components = components
    }

    @inlinable
    package init(_ x: Double, _ y: Double = 0, _ z: Double = 0, _ w: Double = 0) {
        components = SIMD4(x, y, z, w)
    }

    @inlinable
    package static var zero: Vector4 { Vector4(.zero) }

    @inlinable
    package subscript(index: Int) -> Double {
        get { components[index] }
        set { components[index] = newValue }
    }

    @inlinable
    package static func + (lhs: Vector4, rhs: Vector4) -> Vector4 { Vector4(lhs.components + rhs.components) }

    @inlinable
    package static func - (lhs: Vector4, rhs: Vector4) -> Vector4 { Vector4(lhs.components - rhs.components) }

    @inlinable
    package static func += (lhs: inout Vector4, rhs: Vector4) { lhs.components += rhs.components }

    @inlinable
    package static func -= (lhs: inout Vector4, rhs: Vector4) { lhs.components -= rhs.components }

    @inlinable
    package mutating func scale(by rhs: Double) { components *= rhs }

    @inlinable
    package var magnitudeSquared: Double { (components * components).sum() }
}
