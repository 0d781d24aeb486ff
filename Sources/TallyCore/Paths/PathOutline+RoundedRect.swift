import TallyScene

extension PathOutline {
    /// Adds a rounded rectangle, from the middle of the right side clockwise on the screen.
    package mutating func addRoundedRect(_ rect: Rect, _ sizes: CornerSizes, _ style: RoundedCornerStyle) {
        guard rect.isFinite else { return }
        let sizes = sizes.clamped(in: rect)
        move(to: Point(x: rect.maxX, y: rect.midY))
        let isContinuous = style == .continuous
        corner(Point(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0), sizes.bottomRight, rect, isContinuous)
        corner(Point(x: rect.minX, y: rect.maxY), (1, 0), (0, -1), sizes.bottomLeft, rect, isContinuous)
        corner(Point(x: rect.minX, y: rect.minY), (0, 1), (1, 0), sizes.topLeft, rect, isContinuous)
        corner(Point(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1), sizes.topRight, rect, isContinuous)
        close()
    }

    /// Adds one corner: `from` and `to` point from the corner back along the side that leads to it and on along the
    /// next.
    private mutating func corner(
        _ corner: Point, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), _ size: Size, _ rect: Rect,
        _ isContinuous: Bool
    ) {
        if size.width <= 0 || size.height <= 0 { return line(to: corner) }
        func at(_ back: Double, _ on: Double) -> Point {
            Point(
                x: corner.x + (back * from.x + on * to.x) * size.width,
                y: corner.y + (back * from.y + on * to.y) * size.height)
        }
        let room = Swift.min(rect.width / 2 / size.width, rect.height / 2 / size.height)
        let share = isContinuous ? Swift.min((room - 1) / (ContinuousCorner.extent - 1), 1) : 0
        if share <= 1e-9 {
            let k = 1 - Self.quarterTurnControl
            line(to: at(1, 0))
            return curve(to: at(0, 1), control1: at(k, 0), control2: at(0, k))
        }
        let p = ContinuousCorner.points(share: share)
        line(to: at(p[0].x, p[0].y))
        for index in [1, 4, 7] {
            curve(
                to: at(p[index + 2].x, p[index + 2].y), control1: at(p[index].x, p[index].y),
                control2: at(p[index + 1].x, p[index + 1].y))
        }
    }
}

/// The corner whose curvature has no jump, for radius 1, as ten points of three cubics.
///
/// The numbers are those of iOS 7's rounded rectangles as PaintCode measured them. Where a side is too short for the
/// full extent the corner blends linearly into the quarter circle, cut at the same angles.
private enum ContinuousCorner {
    /// How far the curve reaches along a side, in radii.
    static let extent = 1.528_664_83

    /// Distances from the corner (back along the first side, on along the second) of the first half; the rest mirrors.
    private static let measured = [
        (extent, 0), (1.088_492_96, 0), (0.868_406_89, 0), (0.631_493_99, 0.074_911), (0.372_823_92, 0.169_060_02),
    ]

    /// The quarter circle, cut where cos φ = 1 - 0.074911.
    private static let circular: [(Double, Double)] = {
        let cosine = 1 - 0.074_911
        let sine = (1 - cosine * cosine).squareRoot()
        // 4/3·tan(φ/4), from the half angle twice.
        let halfTangent = sine / (1 + cosine)
        let first = 4.0 / 3 * halfTangent / (1 + (1 + halfTangent * halfTangent).squareRoot())
        // The middle piece spans 90° - 2φ: its cosine is sin 2φ.
        let middleCosine = 2 * sine * cosine
        let middleTangent = ((1 - middleCosine) / (1 + middleCosine)).squareRoot()
        let middle = 4.0 / 3 * middleTangent / (1 + (1 + middleTangent * middleTangent).squareRoot())
        return [
            (1, 0), (1 - first, 0), (1 - sine + first * cosine, 1 - cosine - first * sine), (1 - sine, 1 - cosine),
            (1 - sine - middle * cosine, 1 - cosine + middle * sine),
        ]
    }()

    static func points(share: Double) -> [Point] {
        let half = zip(circular, measured).map { circle, full in
            Point(x: circle.0 + (full.0 - circle.0) * share, y: circle.1 + (full.1 - circle.1) * share)
        }
        return half + half.reversed().map { Point(x: $0.y, y: $0.x) }
    }
}
