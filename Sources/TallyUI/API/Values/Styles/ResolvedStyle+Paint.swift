import Foundation
import TallyScene

extension ResolvedStyle {
    /// What the painter takes, for an area of these bounds.
    ///
    /// The painter knows no elliptical and no angular gradient: an ellipse becomes the circle of its mean radius, an
    /// angular gradient its middle colour. A gradient without stops is clear, one whose points coincide its last colour.
    package func paint(in rect: CGRect, context: StyleContext) -> Paint {
        let style = isFinal ? self : settled(in: context)
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
            let size = (abs(rect.size.width) + abs(rect.size.height)) / 2
            return Self.radial(stops, center.point(in: rect), start * size, end * size)
        case .angularGradient(let stops, _, _, _):
            return .color(stops.isEmpty ? .clear : stops[stops.count / 2].color.rgba)
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
    var isFinite: Bool { x.isFinite && y.isFinite }
}
