import Foundation
import TallyMotion

extension ResolvedStyle {
    /// Returns true if one may be animated into the other: the same kind, with as many stops. Both must be concrete.
    package func isAnimatable(to other: ResolvedStyle) -> Bool {
        switch (self, other) {
        case (.color, .color): true
        case (.linearGradient(let a, _, _), .linearGradient(let b, _, _)): a.count == b.count
        case (.radialGradient(let a, _, _, _), .radialGradient(let b, _, _, _)): a.count == b.count
        case (.ellipticalGradient(let a, _, _, _), .ellipticalGradient(let b, _, _, _)): a.count == b.count
        case (.angularGradient(let a, _, _, _), .angularGradient(let b, _, _, _)): a.count == b.count
        case (.material, .material): true
        case (.mesh(let a), .mesh(let b)): a.isAnimatable(to: b)
        case (.tiles(let a), .tiles(let b)): a.isAnimatable(to: b)
        default: false
        }
    }

    /// The numbers that move: colours first (linear × 128), then locations in fours, then the geometry.
    ///
    /// Two styles that are animatable to one another have as many. Empty unless the style is concrete.
    package var vectors: [Vector4] {
        switch self {
        case .color(let color): [color.vector]
        case .linearGradient(let stops, let start, let end):
            Self.vectors(stops) + [Vector4(start.x, start.y, end.x, end.y).scaled(by: animatableUnit)]
        case .radialGradient(let stops, let center, let start, let end):
            Self.vectors(stops) + [Vector4(center.x * animatableUnit, center.y * animatableUnit, start, end)]
        case .ellipticalGradient(let stops, let center, let start, let end):
            Self.vectors(stops) + [Vector4(center.x, center.y, start, end).scaled(by: animatableUnit)]
        case .angularGradient(let stops, let center, let start, let end):
            Self.vectors(stops)
                + [Vector4(center.x, center.y, start.radians, end.radians).scaled(by: animatableUnit)]
        case .mesh(let mesh): mesh.vectors
        case .tiles(let tiles): tiles.vectors
        case .material(let material): material.vectors
        default: []
        }
    }

    /// Returns the same kind of style with other numbers; this style itself if there are not as many.
    package func replacing(vectors: [Vector4]) -> ResolvedStyle {
        guard vectors.count == self.vectors.count, let last = vectors.last else { return self }
        if case .tiles(let tiles) = self { return .tiles(tiles.replacing(vectors: vectors)) }
        if case .mesh(let mesh) = self { return .mesh(mesh.replacing(vectors: vectors)) }
        if case .material = self { return .material(ResolvedMaterial(vectors)) }
        let unit = last.scaled(by: 1 / animatableUnit)
        return switch self {
        case .color: .color(Color.Resolved(last))
        case .linearGradient(let stops, _, _):
            .linearGradient(
                Self.stops(stops, vectors), start: UnitPoint(x: unit[0], y: unit[1]),
                end: UnitPoint(x: unit[2], y: unit[3]))
        case .radialGradient(let stops, _, _, _):
            .radialGradient(
                Self.stops(stops, vectors), center: UnitPoint(x: unit[0], y: unit[1]), startRadius: last[2],
                endRadius: last[3])
        case .ellipticalGradient(let stops, _, _, _):
            .ellipticalGradient(
                Self.stops(stops, vectors), center: UnitPoint(x: unit[0], y: unit[1]), startFraction: unit[2],
                endFraction: unit[3])
        case .angularGradient(let stops, _, _, _):
            .angularGradient(
                Self.stops(stops, vectors), center: UnitPoint(x: unit[0], y: unit[1]),
                startAngle: Angle(radians: unit[2]), endAngle: Angle(radians: unit[3]))
        default: self
        }
    }

    private static func vectors(_ stops: [Stop]) -> [Vector4] {
        var result = stops.map(\.color.vector)
        for start in stride(from: 0, to: stops.count, by: 4) {
            var locations = Vector4.zero
            for index in start..<min(start + 4, stops.count) { locations[index - start] = stops[index].location }
            result.append(locations)
        }
        return result
    }

    private static func stops(_ stops: [Stop], _ vectors: [Vector4]) -> [Stop] {
        stops.indices.map { index in
            Stop(
                location: vectors[stops.count + index / 4][index % 4],
                color: Color.Resolved(vectors[index]))
        }
    }
}
