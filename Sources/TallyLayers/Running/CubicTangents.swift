internal import Foundation

/// The directions of a Kochanek-Bartels spline at one of its values (Kochanek & Bartels, SIGGRAPH 1984).
struct CubicTangents {
    /// With which the segment before arrives.
    var into: SIMD4<Double>
    /// With which the segment after leaves.
    var out: SIMD4<Double>

    /// Returns the tangents at each value; none if the values are no numbers. A parameter that is not given is 0.
    ///
    /// - Parameter times: Those of the values, where segments of unequal lengths are to join smoothly.
    static func through(_ values: [LayerValue], _ source: CAKeyframeAnimation, times: KeyframeTimes?) -> [CubicTangents]
    {
        let points = values.compactMap(\.lanes)
        guard points.count == values.count, points.count > 1 else { return [] }
        func parameter(_ list: [NSNumber]?, _ index: Int) -> Double {
            guard let list, index < list.count, list[index].doubleValue.isFinite else { return 0 }
            return list[index].doubleValue
        }
        return points.indices.map { index in
            let before = index > 0 ? points[index] - points[index - 1] : points[1] - points[0]
            let after = index < points.count - 1 ? points[index + 1] - points[index] : before
            let tension = (1 - parameter(source.tensionValues, index)) / 2
            let continuity = parameter(source.continuityValues, index)
            let bias = parameter(source.biasValues, index)
            var into = before * ((1 - continuity) * (1 + bias)) + after * ((1 + continuity) * (1 - bias))
            var out = before * ((1 + continuity) * (1 + bias)) + after * ((1 - continuity) * (1 - bias))
            into *= tension
            out *= tension
            if let times, index > 0, index < points.count - 1 {
                let (earlier, later) = (times.length(index - 1), times.length(index))
                let share = earlier + later > 0 ? 2 / (earlier + later) : 0
                into *= earlier * share
                out *= later * share
            }
            return CubicTangents(into: into, out: out)
        }
    }

    /// Returns the point of the Hermite curve between two values.
    static func between(
        _ a: SIMD4<Double>, _ out: SIMD4<Double>, _ into: SIMD4<Double>, _ b: SIMD4<Double>, fraction u: Double
    ) -> SIMD4<Double> {
        let (square, cube) = (u * u, u * u * u)
        let ends = a * (2 * cube - 3 * square + 1) + b * (3 * square - 2 * cube)
        let tangents = out * (cube - 2 * square + u) + into * (cube - square)
        return ends + tangents
    }
}
