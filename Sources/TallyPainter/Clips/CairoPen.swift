internal import CPango
internal import TallyScene

/// Puts outlines into a Cairo context in device pixels, each point where Cairo's numbers can still hold it.
struct CairoPen {
    let cairo: OpaquePointer
    let transform: Affine
    private var last = Point.zero

    init(cairo: OpaquePointer, transform: Affine) {
        self.cairo = cairo
        self.transform = transform
    }

    private func device(_ point: Point) -> Point {
        let p = transform.apply(point)
        return Point(x: Self.clamped(p.x), y: Self.clamped(p.y))
    }

    private static func clamped(_ x: Double) -> Double { x > -4e6 ? (x < 4e6 ? x : 4e6) : -4e6 }

    mutating func add(_ outline: Outline) {
        for element in outline.elements {
            switch element {
            case .move(let point):
                last = device(point)
                cairo_move_to(cairo, last.x, last.y)
            case .line(let point):
                last = device(point)
                cairo_line_to(cairo, last.x, last.y)
            case .quad(let point, let control):
                let c = device(control)
                let end = device(point)
                // The cubic that is the same curve.
                cairo_curve_to(
                    cairo, last.x + (c.x - last.x) * 2 / 3, last.y + (c.y - last.y) * 2 / 3,
                    end.x + (c.x - end.x) * 2 / 3, end.y + (c.y - end.y) * 2 / 3, end.x, end.y)
                last = end
            case .curve(let point, let control1, let control2):
                let c1 = device(control1)
                let c2 = device(control2)
                last = device(point)
                cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, last.x, last.y)
            case .close:
                cairo_close_path(cairo)
                var x = 0.0
                var y = 0.0
                cairo_get_current_point(cairo, &x, &y)
                last = Point(x: x, y: y)
            }
        }
    }

    /// Adds a rectangle with quarter circles of at most half its shorter side.
    mutating func add(_ rect: Rect, radius: Double) {
        let r = radius > 0 ? min(radius, rect.width / 2, rect.height / 2) : 0
        if r == 0 {
            return add(
                Outline([
                    .move(to: Point(x: rect.minX, y: rect.minY)), .line(to: Point(x: rect.maxX, y: rect.minY)),
                    .line(to: Point(x: rect.maxX, y: rect.maxY)), .line(to: Point(x: rect.minX, y: rect.maxY)), .close,
                ]))
        }
        // Control points at (4/3)·(√2 − 1) of the radius: 0.03 % off a circle at most.
        let k = r * (1 - 0.5522847498307936)
        move(rect.minX + r, rect.minY)
        line(rect.maxX - r, rect.minY)
        curve(rect.maxX - k, rect.minY, rect.maxX, rect.minY + k, rect.maxX, rect.minY + r)
        line(rect.maxX, rect.maxY - r)
        curve(rect.maxX, rect.maxY - k, rect.maxX - k, rect.maxY, rect.maxX - r, rect.maxY)
        line(rect.minX + r, rect.maxY)
        curve(rect.minX + k, rect.maxY, rect.minX, rect.maxY - k, rect.minX, rect.maxY - r)
        line(rect.minX, rect.minY + r)
        curve(rect.minX, rect.minY + k, rect.minX + k, rect.minY, rect.minX + r, rect.minY)
        cairo_close_path(cairo)
    }

    private func move(_ x: Double, _ y: Double) {
        let p = device(Point(x: x, y: y))
        cairo_move_to(cairo, p.x, p.y)
    }

    private func line(_ x: Double, _ y: Double) {
        let p = device(Point(x: x, y: y))
        cairo_line_to(cairo, p.x, p.y)
    }

    private func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x3: Double, _ y3: Double) {
        let p = device(Point(x: x1, y: y1))
        let q = device(Point(x: x2, y: y2))
        let s = device(Point(x: x3, y: y3))
        cairo_curve_to(cairo, p.x, p.y, q.x, q.y, s.x, s.y)
    }
}
