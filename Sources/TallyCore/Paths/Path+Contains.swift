import Foundation
import TallyScene

extension Path {
    /// Returns true if the point is inside; open subpaths count as closed, points on the edge may count either way.
    ///
    /// Curves are followed to a hundredth of a point. False if the point is not finite.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        let p = Point(p)
        switch storage {
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            let (x, y) = ((p.x - rect.midX) / (rect.width / 2), (p.y - rect.midY) / (rect.height / 2))
            return x * x + y * y <= 1
        case .roundedRect, .outline:
            return outline.covers(p, evenOdd: eoFill)
        }
    }
}

extension Outline {
    /// Returns whether the area that the outline is filled to has the point in it.
    package func covers(_ point: Point, evenOdd: Bool) -> Bool {
        let winding = winding(around: point)
        return evenOdd ? winding & 1 != 0 : winding != 0
    }

    /// Returns how often the outline goes around the point, clockwise on the screen positive.
    package func winding(around p: Point) -> Int {
        guard controlBounds.insetBy(-1).contains(p) else { return 0 }
        var winding = 0
        func cross(_ a: Point, _ b: Point) {
            if (a.y <= p.y) == (b.y <= p.y) { return }
            let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
            if a.y <= p.y, side > 0 { winding += 1 } else if b.y <= p.y, side < 0 { winding -= 1 }
        }
        var start = Point.zero
        var last = Point.zero
        func follow(_ piece: CurvePiece) {
            if piece.misses(p) { return cross(piece.start, piece.end) }
            var from = piece.start
            piece.flatten(tolerance: 0.01) { to in
                cross(from, to)
                from = to
            }
        }
        for element in elements {
            switch element {
            case .move(let to):
                cross(last, start)
                (start, last) = (to, to)
            case .line(let to):
                cross(last, to)
                last = to
            case .quad(let to, let control):
                follow(CurvePiece(quad: last, control, to))
                last = to
            case .curve(let to, let control1, let control2):
                follow(CurvePiece(cubic: last, control1, control2, to))
                last = to
            case .close:
                cross(last, start)
                last = start
            }
        }
        cross(last, start)
        return winding
    }
}

extension CurvePiece {
    /// Returns true if the curve crosses a ray from the point as its chord does: its hull is above, below or left of
    /// the ray.
    fileprivate func misses(_ p: Point) -> Bool {
        let low = Swift.min(Swift.min(start.y, end.y), Swift.min(control1.y, control2.y))
        let high = Swift.max(Swift.max(start.y, end.y), Swift.max(control1.y, control2.y))
        let right = Swift.max(Swift.max(start.x, end.x), Swift.max(control1.x, control2.x))
        return p.y < low || p.y > high || p.x > right
    }

    /// Visits the points of a polyline no further than `tolerance` points from the curve, without the first.
    func flatten(tolerance: Double, _ body: (Point) -> Void) {
        if isLine { return body(end) }
        let (p, q) = (start - control1 - (control1 - control2), control1 - control2 - (control2 - end))
        let bend = Swift.max(p.x * p.x + p.y * p.y, q.x * q.x + q.y * q.y).squareRoot()
        // A chord of step h misses a curve by at most |B''|·h²/8, and |B''| is at most six times the bend.
        let count = (0.75 * bend / tolerance).squareRoot().rounded(.up).whole(in: 0...1000)
        if count > 1 { for step in 1..<count { body(point(at: Double(step) / Double(count))) } }
        body(end)
    }

    func flattened(tolerance: Double) -> [Point] {
        var points: [Point] = []
        flatten(tolerance: tolerance) { points.append($0) }
        return points
    }
}
