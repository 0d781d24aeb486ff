import TallyMotion
import TallyScene

/// Collects the polygons that a stroke covers; each turns clockwise on the screen.
struct StrokeBuilder {
    private(set) var elements: [Outline.Element] = []
    private let stroke: Stroke
    private let radius: Double
    /// Directions around a round join or cap: chords stay within a hundredth of a point.
    private let circle: [Point]

    /// Where only what comes near a point is wanted: that point, and how far polygons reach from the line, in points.
    private let focus: (point: Point, reach: Double)?

    init(_ stroke: Stroke, near point: Point? = nil) {
        self.stroke = stroke
        focus = point.map { ($0, stroke.reach) }
        radius = stroke.width / 2
        // A chord of angle a misses its circle by r·a²/8.
        let count = (Double.pi * (radius / 0.02).squareRoot()).rounded(.up).whole(in: 8...256)
        circle = (0..<count).map {
            let angle = Mathematics.sincos(2 * .pi * Double($0) / Double(count))
            return Point(x: angle.cos, y: angle.sin)
        }
    }

    /// Adds the area of a line; one without length shows its caps, if they are round or square.
    mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            if let point = points.first, line.isClosed || stroke.dash.isEmpty == false || stroke.cap != .butt {
                cap(at: point, Point(x: 1, y: 0))
                cap(at: point, Point(x: -1, y: 0))
            }
            return
        }
        let count = line.isClosed ? points.count : points.count - 1
        let directions = (0..<count).map { Self.direction(points[$0], points[($0 + 1) % points.count]) }
        for index in 0..<count where isNear(points[index], points[(index + 1) % points.count]) {
            piece(points[index], points[(index + 1) % points.count], directions[index])
        }
        for index in 1..<count where isNear(points[index], points[index]) {
            join(at: points[index], directions[index - 1], directions[index], line.isSmooth[index])
        }
        if line.isClosed {
            join(at: points[0], directions[count - 1], directions[0], line.isSmooth[0])
        } else {
            cap(at: points[0], Point(x: -directions[0].x, y: -directions[0].y))
            cap(at: points[count], directions[count - 1])
        }
    }

    private func isNear(_ a: Point, _ b: Point) -> Bool {
        guard let focus else { return true }
        return Rect(
            minX: Swift.min(a.x, b.x), minY: Swift.min(a.y, b.y), maxX: Swift.max(a.x, b.x), maxY: Swift.max(a.y, b.y)
        ).insetBy(-focus.reach).contains(focus.point)
    }

    private static func direction(_ a: Point, _ b: Point) -> Point {
        let d = b - a
        let length = (d.x * d.x + d.y * d.y).squareRoot()
        return Point(x: d.x / length, y: d.y / length)
    }

    private func beside(_ p: Point, _ direction: Point, _ distance: Double) -> Point {
        Point(x: p.x - direction.y * distance, y: p.y + direction.x * distance)
    }

    private mutating func polygon(_ points: [Point]) {
        var area = 0.0
        for index in points.indices {
            let (p, q) = (points[index], points[(index + 1) % points.count])
            area += p.x * q.y - q.x * p.y
        }
        guard area != 0, let first = area > 0 ? points.first : points.last else { return }
        elements.append(.move(to: first))
        let rest = area > 0 ? Array(points.dropFirst()) : points.dropLast().reversed()
        for point in rest { elements.append(.line(to: point)) }
        elements.append(.close)
    }

    private mutating func piece(_ a: Point, _ b: Point, _ direction: Point) {
        polygon([
            beside(a, direction, radius), beside(b, direction, radius), beside(b, direction, -radius),
            beside(a, direction, -radius),
        ])
    }

    private mutating func disc(at center: Point) {
        polygon(circle.map { Point(x: center.x + $0.x * radius, y: center.y + $0.y * radius) })
    }

    private mutating func cap(at end: Point, _ outwards: Point) {
        switch stroke.cap {
        case .butt: break
        case .round: disc(at: end)
        case .square:
            piece(end, Point(x: end.x + outwards.x * radius, y: end.y + outwards.y * radius), outwards)
        }
    }

    private mutating func join(at corner: Point, _ before: Point, _ after: Point, _ isSmooth: Bool) {
        let cross = before.x * after.y - before.y * after.x
        let cosine = before.x * after.x + before.y * after.y
        if cross == 0 && cosine > 0 { return }
        if stroke.join == .round && !isSmooth { return disc(at: corner) }
        // The gap is on the outer side of the turn.
        let side = cross > 0 ? -radius : radius
        let (from, to) = (beside(corner, before, side), beside(corner, after, side))
        // A miter reaches 1/sin(φ/2) half widths, φ the angle between the lines: 1 - cos φ = 1 + cosine.
        let square = (1 + cosine) / 2
        let limit = isSmooth ? 2 : stroke.join == .miter ? stroke.miterLimit : 0
        guard square > 1e-12, 1 / square <= limit * limit else { return polygon([corner, from, to]) }
        let middle = Point(x: (from.x + to.x) / 2 - corner.x, y: (from.y + to.y) / 2 - corner.y)
        let tip = Point(x: corner.x + middle.x / square, y: corner.y + middle.y / square)
        polygon([corner, from, tip, to])
    }
}

extension Stroke {
    /// Points from the line to the farthest that it covers: a miter's tip, or a square cap's corner.
    package var reach: Double { width / 2 * Swift.max(join == .miter ? miterLimit : 1, 2) }
}
