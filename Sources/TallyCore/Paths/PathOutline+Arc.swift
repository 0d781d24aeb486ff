import TallyMotion
import TallyScene

extension PathOutline {
    /// Cubics of at most 90°, after a line (or a move) to the start. A negative sweep goes against the clock.
    ///
    /// Nothing if a number is not finite. A radius below 0 counts as 0; a sweep beyond a thousand turns as a thousand.
    package mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double, _ map: Affine) {
        guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite, map.isFinite else { return }
        let radius = Swift.max(0, radius)
        let limit = 2000 * Double.pi
        let sweep = Swift.min(Swift.max(sweep, -limit), limit)
        func at(_ x: Double, _ y: Double) -> Point {
            map.apply(Point(x: center.x + radius * x, y: center.y + radius * y))
        }
        var from = Mathematics.sincos(start)
        let first = at(from.cos, from.sin)
        if current == nil { move(to: first) } else if current != first { line(to: first) }
        let count = Int((Swift.abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let quarter = Mathematics.sincos(step / 4)
        let k = 4.0 / 3 * quarter.sin / quarter.cos
        for index in 1...count {
            let to = Mathematics.sincos(start + step * Double(index))
            curve(
                to: at(to.cos, to.sin), control1: at(from.cos - k * from.sin, from.sin + k * from.cos),
                control2: at(to.cos + k * to.sin, to.sin - k * to.cos))
            from = to
        }
    }

    /// Adds the arc that touches both lines, after a line to its start; a line to `tangent1End` if there is none.
    package mutating func addArc(tangent1End p: Point, tangent2End q: Point, radius: Double, _ map: Affine) {
        guard let shown = current, p.isFinite, q.isFinite, radius.isFinite, map.isFinite else { return }
        let o = map.inverse?.apply(shown) ?? shown
        let (a, b) = (o - p, q - p)
        let (la, lb) = ((a.x * a.x + a.y * a.y).squareRoot(), (b.x * b.x + b.y * b.y).squareRoot())
        let cross = a.x * b.y - a.y * b.x
        guard radius > 0, la > 0, lb > 0, Swift.abs(cross) > 1e-9 * la * lb else { return line(to: map.apply(p)) }
        let (ux, uy, vx, vy) = (a.x / la, a.y / la, b.x / lb, b.y / lb)
        let cosine = ux * vx + uy * vy
        // With φ the angle between the lines, the arc touches at r/tan(φ/2) and spans π - φ.
        let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()
        let reach = radius / tangent
        let from = Point(x: p.x + ux * reach, y: p.y + uy * reach)
        let to = Point(x: p.x + vx * reach, y: p.y + vy * reach)
        // The middle of the arc lies on the bisector; each half spans (π - φ)/2, below 90°.
        let toCenter = radius * (1 + tangent * tangent).squareRoot() / tangent
        let bisector = Point(x: ux + vx, y: uy + vy)
        let length = (bisector.x * bisector.x + bisector.y * bisector.y).squareRoot()
        let (bx, by) = (bisector.x / length, bisector.y / length)
        let middle = Point(x: p.x + bx * (toCenter - radius), y: p.y + by * (toCenter - radius))
        // 4/3·tan((π - φ)/8) by half angles from tan((π - φ)/2) = 1/tan(φ/2).
        let half = 1 / tangent
        let quarter = half / (1 + (1 + half * half).squareRoot())
        let eighth = quarter / (1 + (1 + quarter * quarter).squareRoot())
        let k = 4.0 / 3 * eighth * radius
        let turn: Double = cross > 0 ? 1 : -1
        let (mx, my) = (by * turn * k, -bx * turn * k)
        line(to: map.apply(from))
        curve(
            to: map.apply(middle), control1: map.apply(Point(x: from.x - ux * k, y: from.y - uy * k)),
            control2: map.apply(Point(x: middle.x + mx, y: middle.y + my)))
        curve(
            to: map.apply(to), control1: map.apply(Point(x: middle.x - mx, y: middle.y - my)),
            control2: map.apply(Point(x: to.x - vx * k, y: to.y - vy * k)))
    }
}
