import TallyMotion
import TallyScene

/// A map of space: the row (x, y, z, 1) times a 4×4 matrix. x to the right, y down, z towards the eye.
package struct SpaceTransform: Equatable {
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    package static func == (a: Self, b: Self) -> Bool { a.rows == b.rows }

    static let identity = SpaceTransform(
        rows: (SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)))

    package static func translation(_ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
        var m = identity
        m.rows.3 = SIMD4(x, y, z, 1)
        return m
    }

    static func scale(_ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
        SpaceTransform(rows: (SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, z, 0), SIMD4(0, 0, 0, 1)))
    }

    /// Returns the projection of points before the eye onto the plane z = 0; `m34` is -1 over the eye's distance.
    package static func perspective(_ m34: Double) -> SpaceTransform {
        var m = identity
        m.rows.2.w = m34
        return m
    }

    /// Returns a rotation by radians about an axis through the origin, in the sense that takes x to y about z
    /// (Rodrigues' formula).
    ///
    /// The identity for an axis without a direction, or an angle that is not finite.
    package static func rotation(_ radians: Double, _ x: Double, _ y: Double, _ z: Double) -> SpaceTransform {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite, radians.isFinite else { return .identity }
        let (s, c) = Mathematics.sincos(radians)
        let u = x / length
        let v = y / length
        let w = z / length
        let k = 1 - c
        return SpaceTransform(
            rows: (
                SIMD4(c + u * u * k, u * v * k + w * s, u * w * k - v * s, 0),
                SIMD4(u * v * k - w * s, c + v * v * k, v * w * k + u * s, 0),
                SIMD4(u * w * k + v * s, v * w * k - u * s, c + w * w * k, 0), SIMD4(0, 0, 0, 1)
            ))
    }

    /// Returns the z of a point of the plane, before it is projected; what lies behind the eye is nearest.
    package func depth(x: Double, y: Double) -> Double {
        let point = rows.0 * x + rows.1 * y + rows.3
        return point.w > 0 ? point.z / point.w : .greatestFiniteMagnitude
    }

    /// Returns the map that applies `self` first and `outer` to its result.
    package func concatenating(_ outer: SpaceTransform) -> SpaceTransform {
        let (a, b, c, d) = outer.rows
        func row(_ r: SIMD4<Double>) -> SIMD4<Double> {
            let first = a * r.x + b * r.y
            let second = c * r.z + d * r.w
            return first + second
        }
        return SpaceTransform(rows: (row(rows.0), row(rows.1), row(rows.2), row(rows.3)))
    }

    /// What it does to the plane z = 0, seen along z.
    package var projection: Projection {
        func flat(_ r: SIMD4<Double>) -> SIMD3<Double> { SIMD3(r.x, r.y, r.w) }
        return Projection(rows: flat(rows.0), flat(rows.1), flat(rows.3))
    }
}
