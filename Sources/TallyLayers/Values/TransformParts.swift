package import TallyCore

/// A map of space taken apart into scale, skew, rotation, translation and perspective, applied in this order.
///
/// The procedure of Thomas, Decomposing a Matrix into Simple Transformations (Graphics Gems II), with a quaternion for the
/// three angles, as CSS Transforms Level 2 has it.
package struct TransformParts: Equatable, Sendable {
    package var scale = SIMD3<Double>(1, 1, 1)
    /// xy, xz, yz.
    package var skew = SIMD3<Double>.zero
    package var rotation = Quaternion.identity
    package var translation = SIMD3<Double>.zero
    /// What the fourth column of a matrix becomes.
    package var perspective = SIMD4<Double>(0, 0, 0, 1)
    /// True if the map flattens space: then the parts compose to it all the same, but one between two is no way.
    package private(set) var isSingular = false

    package init() {}

    /// Takes a map apart. Where a row is zero, the direction that is missing is made up; of two rows of one direction the
    /// second counts as zero.
    package init(_ transform: CATransform3D) {
        var m = Matrix4(transform)
        let weight = m.rows.3.w
        if weight == 0 {
            isSingular = true
        } else if weight != 1 {
            m = Matrix4(rows: (m.rows.0 / weight, m.rows.1 / weight, m.rows.2 / weight, m.rows.3 / weight))
        }
        let column = SIMD4(m.rows.0.w, m.rows.1.w, m.rows.2.w, m.rows.3.w)
        translation = Self.three(m.rows.3)
        takeApart(Self.three(m.rows.0), Self.three(m.rows.1), Self.three(m.rows.2))
        guard column != SIMD4(0, 0, 0, 1) else { return }
        (m.rows.0.w, m.rows.1.w, m.rows.2.w, m.rows.3.w) = (0, 0, 0, 1)
        guard let inverse = m.inverse else {
            perspective = column
            isSingular = true
            return
        }
        perspective = SIMD4(
            (inverse.rows.0 * column).sum(), (inverse.rows.1 * column).sum(), (inverse.rows.2 * column).sum(),
            (inverse.rows.3 * column).sum())
    }

    static func three(_ row: SIMD4<Double>) -> SIMD3<Double> { SIMD3(row.x, row.y, row.z) }

    /// The parts put together again.
    package var transform: CATransform3D { composed(rotation.rows).transform }

    /// Puts the parts together with the rows of another rotation.
    func composed(_ r: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) -> Matrix4 {
        func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> { SIMD4(v.x, v.y, v.z, w) }
        var second = r.0 * skew.x + r.1
        var third = r.0 * skew.y + r.1 * skew.z + r.2
        second *= scale.y
        third *= scale.z
        let linear = Matrix4(rows: (row(r.0 * scale.x, 0), row(second, 0), row(third, 0), row(translation, 1)))
        guard perspective != SIMD4(0, 0, 0, 1) else { return linear }
        return linear.concatenating(
            Matrix4(
                rows: (
                    SIMD4(1, 0, 0, perspective.x), SIMD4(0, 1, 0, perspective.y), SIMD4(0, 0, 1, perspective.z),
                    SIMD4(0, 0, 0, perspective.w)
                )))
    }

    private mutating func takeApart(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        var (x, y, z) = (a, b, c)
        let least = 1e-12 * Swift.max((x * x).sum(), (y * y).sum(), (z * z).sum()).squareRoot()
        scale.x = Self.normalize(&x, least: least)
        skew.x = (x * y).sum()
        y -= x * skew.x
        scale.y = Self.normalize(&y, least: least)
        skew.y = (x * z).sum()
        z -= x * skew.y
        skew.z = (y * z).sum()
        z -= y * skew.z
        scale.z = Self.normalize(&z, least: least)
        skew.x = scale.y == 0 ? 0 : skew.x / scale.y
        skew.y = scale.z == 0 ? 0 : skew.y / scale.z
        skew.z = scale.z == 0 ? 0 : skew.z / scale.z
        if scale.x == 0 || scale.y == 0 || scale.z == 0 {
            isSingular = true
            Self.complete(&x, &y, &z)
        }
        if (Self.cross(x, y) * z).sum() < 0 {
            scale = -scale
            (x, y, z) = (-x, -y, -z)
        }
        rotation = Quaternion(rows: x, y, z)
    }
}

extension TransformParts {
    /// Makes a vector one unit long and returns its length; one that is not longer than what rounding leaves becomes zero.
    private static func normalize(_ v: inout SIMD3<Double>, least: Double) -> Double {
        let length = (v * v).sum().squareRoot()
        guard length > least else {
            v = .zero
            return 0
        }
        v /= length
        return length
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    /// Fills in the directions that are zero, so that the three are upright on one another.
    private static func complete(_ x: inout SIMD3<Double>, _ y: inout SIMD3<Double>, _ z: inout SIMD3<Double>) {
        func isMissing(_ v: SIMD3<Double>) -> Bool { v == .zero }
        let present = [x, y, z].filter { !isMissing($0) }
        if present.isEmpty {
            (x, y, z) = (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
            return
        }
        if present.count == 1 {
            // Anything upright on the one that is there; the axis it has least of gives it.
            let v = present[0]
            let axes = [SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
            let order: [SIMD3<Double>] = isMissing(x) ? axes : [axes[1], axes[0], axes[2]]
            let axis = order.min { ($0 * v).sum().magnitude < ($1 * v).sum().magnitude } ?? axes[0]
            var other = axis - v * (axis * v).sum()
            _ = normalize(&other, least: 0)
            if isMissing(x) { x = other } else { y = other }
        }
        if isMissing(x) { x = cross(y, z) }
        if isMissing(y) { y = cross(z, x) }
        if isMissing(z) { z = cross(x, y) }
    }

    /// Returns the parts part of the way to others'; the rotation by the shorter arc.
    package func interpolated(to other: TransformParts, fraction: Double) -> TransformParts {
        var result = TransformParts()
        result.scale = scale + (other.scale - scale) * fraction
        result.skew = skew + (other.skew - skew) * fraction
        result.translation = translation + (other.translation - translation) * fraction
        result.perspective = perspective + (other.perspective - perspective) * fraction
        result.rotation = rotation.interpolated(to: other.rotation, fraction: fraction)
        return result
    }
}
