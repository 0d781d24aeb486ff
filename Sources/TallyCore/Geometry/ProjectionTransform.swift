import Foundation

/// A projective map of the plane: the row (x, y, 1) times a 3×3 matrix, divided by the result's third component.
@frozen
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1.0
    public var m12: CGFloat = 0.0
    public var m13: CGFloat = 0.0
    public var m21: CGFloat = 0.0
    public var m22: CGFloat = 1.0
    public var m23: CGFloat = 0.0
    public var m31: CGFloat = 0.0
    public var m32: CGFloat = 0.0
    public var m33: CGFloat = 1.0

    /// The identity.
    @inlinable public init() {}

    @inlinable public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    @inlinable public var isIdentity: Bool { self == ProjectionTransform() }

    /// True if parallel lines stay parallel.
    @inlinable public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

extension ProjectionTransform {
    /// Replaces the map by the one that undoes it. False, and unchanged, if it flattens the plane.
    public mutating func invert() -> Bool {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = c11 / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = c12 / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = c13 / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// Returns the map that undoes this one; this one itself if it flattens the plane.
    public func inverted() -> ProjectionTransform {
        var result = self
        return result.invert() ? result : self
    }

    /// Returns the map that applies this one first and `rhs` to its result.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var m = ProjectionTransform()
        m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return m
    }
}
