import TallyMotion
import TallyScene

/// A material with the colour of its place.
package struct ResolvedMaterial: Hashable, Sendable {
    package var tint: Color.Resolved
    /// The deviation of the blur in points.
    package var deviation: Double
    package var saturation: Double
    package var opacity = 1.0

    var paint: Paint.Material {
        Paint.Material(tint: tint.rgba, deviation: deviation, saturation: saturation, opacity: opacity)
    }

    func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> ResolvedMaterial {
        var result = self
        result.tint = change(tint)
        return result
    }
}

extension ResolvedMaterial {
    /// The numbers that move: the tint, then the others.
    var vectors: [Vector4] {
        [tint.vector, Vector4(deviation, saturation * animatableUnit, opacity * animatableUnit, 0)]
    }

    /// Creates a material from two vectors.
    init(_ vectors: [Vector4]) {
        let last = vectors[vectors.count - 1]
        self.init(
            tint: Color.Resolved(vectors[0]), deviation: Swift.max(0, last[0]),
            saturation: Swift.max(0, last[1] / animatableUnit), opacity: last[2] / animatableUnit)
    }
}
