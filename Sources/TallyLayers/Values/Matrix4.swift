internal import TallyCore

/// The rows of a `CATransform3D`, for arithmetic on four numbers at once.
struct Matrix4: Equatable {
    typealias Row = SIMD4<Double>
    var rows: (Row, Row, Row, Row)

    static func == (a: Self, b: Self) -> Bool { a.rows == b.rows }

    init(rows: (Row, Row, Row, Row)) { self.rows = rows }

    init(_ t: CATransform3D) {
        rows = (
            Row(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)),
            Row(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)),
            Row(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)),
            Row(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44))
        )
    }

    var transform: CATransform3D {
        let (a, b, c, d) = rows
        return CATransform3D(
            m11: .init(a.x), m12: .init(a.y), m13: .init(a.z), m14: .init(a.w), m21: .init(b.x), m22: .init(b.y),
            m23: .init(b.z), m24: .init(b.w), m31: .init(c.x), m32: .init(c.y), m33: .init(c.z), m34: .init(c.w),
            m41: .init(d.x), m42: .init(d.y), m43: .init(d.z), m44: .init(d.w))
    }

    /// Returns the map that applies `self` first and `outer` to its result.
    func concatenating(_ outer: Matrix4) -> Matrix4 {
        func row(_ r: Row) -> Row {
            let first = outer.rows.0 * r.x + outer.rows.1 * r.y
            let second = outer.rows.2 * r.z + outer.rows.3 * r.w
            return first + second
        }
        return Matrix4(rows: (row(rows.0), row(rows.1), row(rows.2), row(rows.3)))
    }

    /// Returns each number on its own part of the way to another's.
    func blended(with other: Matrix4, fraction: Double) -> Matrix4 {
        func row(_ a: Row, _ b: Row) -> Row { a + (b - a) * fraction }
        return Matrix4(
            rows: (
                row(rows.0, other.rows.0), row(rows.1, other.rows.1), row(rows.2, other.rows.2),
                row(rows.3, other.rows.3)
            ))
    }

    /// The map that undoes this one, by cofactors; nil if it flattens space or is not finite.
    var inverse: Matrix4? {
        let (a, b, c, d) = rows
        let s0 = a.x * b.y - b.x * a.y
        let s1 = a.x * b.z - b.x * a.z
        let s2 = a.x * b.w - b.x * a.w
        let s3 = a.y * b.z - b.y * a.z
        let s4 = a.y * b.w - b.y * a.w
        let s5 = a.z * b.w - b.z * a.w
        let c5 = c.z * d.w - d.z * c.w
        let c4 = c.y * d.w - d.y * c.w
        let c3 = c.y * d.z - d.y * c.z
        let c2 = c.x * d.w - d.x * c.w
        let c1 = c.x * d.z - d.x * c.z
        let c0 = c.x * d.y - d.x * c.y
        let low = s0 * c5 - s1 * c4 + s2 * c3
        let high = s3 * c2 - s4 * c1 + s5 * c0
        let determinant = low + high
        guard determinant.isFinite, determinant != 0 else { return nil }
        let k = 1 / determinant
        func row(_ w: Double, _ x: Double, _ y: Double, _ z: Double) -> Row { Row(w, x, y, z) * k }
        return Matrix4(
            rows: (
                row(
                    b.y * c5 - b.z * c4 + b.w * c3, a.z * c4 - a.y * c5 - a.w * c3, d.y * s5 - d.z * s4 + d.w * s3,
                    c.z * s4 - c.y * s5 - c.w * s3),
                row(
                    b.z * c2 - b.x * c5 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1, d.z * s2 - d.x * s5 - d.w * s1,
                    c.x * s5 - c.z * s2 + c.w * s1),
                row(
                    b.x * c4 - b.y * c2 + b.w * c0, a.y * c2 - a.x * c4 - a.w * c0, d.x * s4 - d.y * s2 + d.w * s0,
                    c.y * s2 - c.x * s4 - c.w * s0),
                row(
                    b.y * c1 - b.x * c3 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0, d.y * s1 - d.x * s3 - d.z * s0,
                    c.x * s3 - c.y * s1 + c.z * s0)
            ))
    }
}
