import Foundation
import TallyScene

extension ResolvedStyle {
    /// Returns what the painter takes, for an area of these bounds.
    ///
    /// A gradient without stops is clear, one whose points or radii coincide its last colour, as is one of an area without
    /// extent.
    package func paint(in rect: CGRect, context: StyleContext) -> Paint {
        let style = isFinal ? self : concrete(in: context)
        switch style {
        case .color(let color): return .color(color.rgba)
        case .linearGradient(let stops, let start, let end):
            let from = start.point(in: rect)
            let to = end.point(in: rect)
            guard stops.count > 1, from.isFinite, to.isFinite, from != to else { return Self.solid(stops) }
            return .linearGradient(
                Self.stops(stops), from: Point(x: from.x, y: from.y), to: Point(x: to.x, y: to.y))
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return Self.radial(stops, center.point(in: rect), startRadius, endRadius)
        case .ellipticalGradient(let stops, let center, let start, let end):
            let middle = center.point(in: rect)
            let size = Size(width: abs(rect.size.width), height: abs(rect.size.height))
            guard stops.count > 1, middle.isFinite, start.isFinite, end.isFinite, start != end, size.width > 0,
                size.height > 0
            else { return Self.solid(stops) }
            return .ellipticalGradient(
                Self.stops(stops), center: Point(x: middle.x, y: middle.y), size: size, startFraction: max(0, start),
                endFraction: max(0, end))
        case .angularGradient(let stops, let center, let start, let end):
            let middle = center.point(in: rect)
            guard stops.count > 1, middle.isFinite, start.radians.isFinite, end.radians.isFinite else {
                return Self.solid(stops)
            }
            return .angularGradient(
                Self.stops(stops), center: Point(x: middle.x, y: middle.y), startAngle: start.radians,
                endAngle: end.radians)
        case .tiles(let tiles): return tiles.paint(in: rect)
        case .mesh(let mesh): return .mesh(mesh.mesh(in: rect))
        case .material(let material): return .material(material.paint)
        case .shadowed(let base, _): return base.paint(in: rect, context: context)
        default: return .color(.clear)
        }
    }

    private static func radial(_ stops: [Stop], _ center: CGPoint, _ start: CGFloat, _ end: CGFloat) -> Paint {
        guard stops.count > 1, center.isFinite, start.isFinite, end.isFinite, start != end else { return solid(stops) }
        return .radialGradient(
            Self.stops(stops), center: Point(x: center.x, y: center.y), startRadius: max(0, start),
            endRadius: max(0, end))
    }

    private static func solid(_ stops: [Stop]) -> Paint { .color(stops.last?.color.rgba ?? .clear) }

    private static func stops(_ stops: [Stop]) -> [Paint.Stop] {
        stops.map { Paint.Stop(location: $0.location, color: $0.color.rgba) }
    }
}

extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    package var isFinite: Bool { origin.isFinite && size.width.isFinite && size.height.isFinite }
}
