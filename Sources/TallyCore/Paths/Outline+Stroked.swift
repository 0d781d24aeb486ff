import TallyScene

extension Outline {
    /// Returns the area of a line along the outline, as overlapping polygons that all turn the same way.
    ///
    /// Each piece of the line, each join and each cap is a polygon of its own, so nothing cancels out when filled by
    /// winding, however the line crosses itself. Curves are followed to a hundredth of a point.
    ///
    /// - Parameter point: where given, polygons that cannot cover it may be missing.
    package func stroked(_ stroke: Stroke, near point: Point? = nil) -> Outline {
        guard stroke.width > 0, stroke.width.isFinite else { return Outline() }
        var result = StrokeBuilder(stroke, near: point)
        for subpath in subpaths {
            let line = Polyline(subpath)
            if stroke.dash.isEmpty {
                result.add(line)
            } else {
                for dash in line.dashes(stroke.dash, phase: stroke.dashPhase) { result.add(dash) }
            }
        }
        return Outline(result.elements)
    }
}

/// A subpath as straight pieces; neighbours that came from one curve are joined round.
struct Polyline {
    var points: [Point]
    /// Whether the line runs smoothly through each point.
    var isSmooth: [Bool]
    var isClosed: Bool

    init(points: [Point], isSmooth: [Bool], isClosed: Bool) {
        self.points = points
        self.isSmooth = isSmooth
        self.isClosed = isClosed
    }

    init(_ subpath: Subpath) {
        self.init(points: [subpath.start], isSmooth: [false], isClosed: subpath.isClosed)
        for piece in subpath.pieces {
            let flat = piece.flattened(tolerance: 0.01)
            for (index, point) in flat.enumerated() { append(point, isSmooth: index < flat.count - 1) }
        }
        if isClosed, points.count > 1, points[0] == points[points.count - 1] {
            points.removeLast()
            isSmooth.removeLast()
        }
    }

    /// Leaves out pieces without length; what remains is a corner if either end was.
    mutating func append(_ point: Point, isSmooth smooth: Bool) {
        if let last = points.last, last == point {
            isSmooth[points.count - 1] = isSmooth[points.count - 1] && smooth
        } else {
            points.append(point)
            isSmooth.append(smooth)
        }
    }
}

extension Polyline {
    /// Returns the strokes of a dash pattern whose lengths are finite, not negative and not all 0. At most 10,000.
    func dashes(_ pattern: [Double], phase: Double) -> [Polyline] {
        // An odd pattern is run through twice, so that strokes and gaps swap.
        let pattern = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let total = pattern.reduce(0, +)
        var left = phase.truncatingRemainder(dividingBy: total)
        if left < 0 { left += total }
        var index = 0
        while left >= pattern[index] {
            left -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - left
        var result: [Polyline] = []
        var open: Polyline?
        func start(_ point: Point) -> Polyline { Polyline(points: [point], isSmooth: [false], isClosed: false) }
        if index % 2 == 0, let first = points.first { open = start(first) }
        let ends = isClosed ? points + points.prefix(1) : points
        for end in ends.indices.dropFirst() {
            let (from, to) = (ends[end - 1], ends[end])
            let d = to - from
            let length = (d.x * d.x + d.y * d.y).squareRoot()
            var passed = 0.0
            while passed + remaining < length, result.count < 10_000 {
                passed += remaining
                let share = passed / length
                let point = Point(x: from.x + d.x * share, y: from.y + d.y * share)
                if var dash = open {
                    dash.append(point, isSmooth: false)
                    result.append(dash)
                    open = nil
                } else {
                    open = start(point)
                }
                index = (index + 1) % pattern.count
                remaining = pattern[index]
            }
            remaining -= length - passed
            open?.append(to, isSmooth: isSmooth[end % points.count])
        }
        if let open { result.append(open) }
        return result
    }
}
