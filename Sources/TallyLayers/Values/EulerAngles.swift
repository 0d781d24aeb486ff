internal import TallyMotion

/// A rotation as turns about x, then y, then z, in radians: what `transform.rotation.x` and its sisters read and write.
struct EulerAngles: Equatable {
    var x: Double
    var y: Double
    var z: Double

    init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

    /// The angles of a rotation's matrix. Of the two ways to write one, the one that turns less; each in -π…π.
    ///
    /// Where y is upright, x and z turn about the same axis, and x is 0.
    init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        let level = (a.x * a.x + a.y * a.y).squareRoot()
        let tilt = Mathematics.angle(y: -a.z, x: level)
        guard level > 1e-9 else {
            self.init(x: 0, y: tilt, z: Mathematics.angle(y: -b.x, x: b.y))
            return
        }
        let near = EulerAngles(
            x: Mathematics.angle(y: b.z, x: c.z), y: tilt, z: Mathematics.angle(y: a.y, x: a.x))
        let far = EulerAngles(
            x: near.x - (near.x > 0 ? .pi : -.pi), y: (tilt < 0 ? -.pi : .pi) - tilt,
            z: near.z - (near.z > 0 ? .pi : -.pi))
        self = far.sum < near.sum ? far : near
    }

    private var sum: Double { x.magnitude + y.magnitude + z.magnitude }

    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let ((sx, cx), (sy, cy), (sz, cz)) = (Mathematics.sincos(x), Mathematics.sincos(y), Mathematics.sincos(z))
        return (
            SIMD3(cy * cz, cy * sz, -sy), SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy),
            SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
        )
    }
}
