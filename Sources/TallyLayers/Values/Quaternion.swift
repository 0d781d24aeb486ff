internal import TallyMotion

/// A rotation of space as a unit quaternion (x, y, z, w).
package struct Quaternion: Equatable, Sendable {
    package var vector: SIMD4<Double>

    package static let identity = Quaternion(vector: SIMD4(0, 0, 0, 1))

    package init(vector: SIMD4<Double>) { self.vector = vector }

    /// The rotation whose matrix has these rows, each of length 1 and upright on the others (Shepperd's method).
    init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        let trace = a.x + b.y + c.z
        if trace > 0 {
            let w = 0.5 * (1 + trace).squareRoot()
            vector = SIMD4((b.z - c.y) / (4 * w), (c.x - a.z) / (4 * w), (a.y - b.x) / (4 * w), w)
        } else if a.x >= b.y && a.x >= c.z {
            let x = 0.5 * (1 + a.x - b.y - c.z).squareRoot()
            vector = SIMD4(x, (a.y + b.x) / (4 * x), (a.z + c.x) / (4 * x), (b.z - c.y) / (4 * x))
        } else if b.y >= c.z {
            let y = 0.5 * (1 + b.y - a.x - c.z).squareRoot()
            vector = SIMD4((a.y + b.x) / (4 * y), y, (b.z + c.y) / (4 * y), (c.x - a.z) / (4 * y))
        } else {
            let z = 0.5 * (1 + c.z - a.x - b.y).squareRoot()
            vector = SIMD4((a.z + c.x) / (4 * z), (b.z + c.y) / (4 * z), z, (a.y - b.x) / (4 * z))
        }
    }

    /// The rows of its matrix, for row vectors.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
        return (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// Returns the rotation part of the way to another, at constant speed by the shorter arc; half a turn apart, either.
    package func interpolated(to other: Quaternion, fraction: Double) -> Quaternion {
        let goal = (vector * other.vector).sum() < 0 ? -other.vector : other.vector
        func length(_ v: SIMD4<Double>) -> Double { (v * v).sum().squareRoot() }
        let arc = 2 * Mathematics.angle(y: length(goal - vector), x: length(goal + vector))
        // Below this the sines are the arcs to the last bit.
        guard arc > 1e-8 else { return Quaternion(vector: vector + (goal - vector) * fraction) }
        let whole = Mathematics.sin(arc)
        let first = Mathematics.sin((1 - fraction) * arc) / whole
        let second = Mathematics.sin(fraction * arc) / whole
        return Quaternion(vector: vector * first + goal * second)
    }
}
