import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// Returns what the painter takes for a shading of something within a rectangle.
    func paint(_ shading: Shading, in bounds: Rect) -> Paint {
        switch shading.kind {
        case .style, .palette: return paint(resolve(shading), in: bounds)
        case .resolved(let style):
            let rect = bounds.isEmpty ? CGRect.zero : CGRect(bounds)
            return style.paint(in: rect, context: StyleContext())
        case .linear(let gradient, let from, let to, let options):
            let stops = stops(gradient)
            guard stops.count > 1, from.isFinite, to.isFinite, from != to else { return Self.solid(stops) }
            let start = Point(x: from.x, y: from.y)
            let end = Point(x: to.x, y: to.y)
            let line = Repetition(options, of: Repetition.range(of: bounds, from: start, to: end))
            return .linearGradient(
                line.stops(stops), from: line.point(start, end, at: line.first),
                to: line.point(start, end, at: line.last))
        case .radial(let gradient, let center, let startRadius, let endRadius, let options):
            let stops = stops(gradient)
            guard stops.count > 1, center.isFinite, startRadius.isFinite, endRadius.isFinite, startRadius != endRadius
            else { return Self.solid(stops) }
            let middle = Point(x: center.x, y: center.y)
            let radii = (Double(startRadius), Double(endRadius))
            let line = Repetition(options, of: Repetition.range(of: bounds, center: middle, radii))
            return .radialGradient(
                line.stops(stops), center: middle, startRadius: radii.0 + (radii.1 - radii.0) * line.first,
                endRadius: radii.0 + (radii.1 - radii.0) * line.last)
        case .tiles(let paint, let origin):
            let place = CGRect(origin: origin, size: .zero)
            return environment.concreteStyle(paint).paint(in: place, context: StyleContext())
        case .conic(let gradient, let center, let angle, _):
            let stops = stops(gradient)
            guard stops.count > 1, center.isFinite, angle.radians.isFinite else { return Self.solid(stops) }
            return .angularGradient(
                stops, center: Point(x: center.x, y: center.y), startAngle: angle.radians,
                endAngle: angle.radians + 2 * .pi)
        }
    }

    private func stops(_ gradient: Gradient) -> [Paint.Stop] {
        AnyGradient(gradient).stops(in: environment).map {
            Paint.Stop(location: $0.location, color: $0.color.rgba)
        }
    }

    private static func solid(_ stops: [Paint.Stop]) -> Paint { .color(stops.last?.color ?? .clear) }
}

/// A gradient laid end to end over a stretch longer than its own: from `first` to `last`, in its lengths.
private struct Repetition {
    private(set) var first = 0.0
    private(set) var last = 1.0
    private let isMirrored: Bool

    /// The painter's table of colours has sixteen entries for each.
    private static let most = 64.0

    init(_ options: GraphicsContext.GradientOptions, of range: ClosedRange<Double>?) {
        isMirrored = options.contains(.mirror)
        guard isMirrored || options.contains(.repeat), let range else { return }
        first = Swift.min(0, range.lowerBound.rounded(.down))
        last = Swift.max(1, range.upperBound.rounded(.up))
        if last - first > Self.most {
            first = Swift.max(first, -Self.most / 2)
            last = first + Self.most
        }
    }

    /// Returns the places along a line at which a rectangle begins and ends.
    static func range(of bounds: Rect, from: Point, to: Point) -> ClosedRange<Double>? {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let square = dx * dx + dy * dy
        guard !bounds.isEmpty, square > 0, square.isFinite else { return nil }
        let places = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.minX, bounds.maxY),
            (bounds.maxX, bounds.maxY),
        ].map { (($0 - from.x) * dx + ($1 - from.y) * dy) / square }
        return range(places)
    }

    /// Returns the places along a radius, the first being the centre.
    static func range(of bounds: Rect, center: Point, _ radii: (Double, Double)) -> ClosedRange<Double>? {
        guard !bounds.isEmpty else { return nil }
        let dx = Swift.max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x))
        let dy = Swift.max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y))
        let span = radii.1 - radii.0
        return range([-radii.0 / span, ((dx * dx + dy * dy).squareRoot() - radii.0) / span])
    }

    private static func range(_ places: [Double]) -> ClosedRange<Double>? {
        guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite else { return nil }
        return low...high
    }

    func point(_ from: Point, _ to: Point, at place: Double) -> Point {
        Point(x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place)
    }

    func stops(_ stops: [Paint.Stop]) -> [Paint.Stop] {
        let count = last - first
        if count == 1 { return stops }
        var result: [Paint.Stop] = []
        for turn in Int(first)..<Int(last) {
            let isBackwards = isMirrored && turn & 1 != 0
            let held = stops.map { Paint.Stop(location: Swift.min(Swift.max($0.location, 0), 1), color: $0.color) }
            let own =
                isBackwards
                ? held.reversed().map { Paint.Stop(location: 1 - $0.location, color: $0.color) } : held
            // Each turn fills its length, whatever the gradient begins and ends at.
            let edges =
                [Paint.Stop(location: 0, color: own[0].color)] + own
                + [Paint.Stop(location: 1, color: own[own.count - 1].color)]
            for stop in edges {
                result.append(
                    Paint.Stop(location: (Double(turn) - first + stop.location) / count, color: stop.color))
            }
        }
        return result
    }
}
