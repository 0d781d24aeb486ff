import TallyScene

/// One piece of a path with a direction: a line or a curve of degree 2 or 3, kept as a cubic.
package struct CurvePiece {
    package var start: Point
    package var control1: Point
    package var control2: Point
    package var end: Point
    /// The element it came from; a line may be one that closes a subpath.
    var kind: Kind

    enum Kind { case line, closing, quad, cubic }

    init(line start: Point, _ end: Point, isClosing: Bool = false) {
        self.start = start
        self.end = end
        control1 = start
        control2 = end
        kind = isClosing ? .closing : .line
    }

    init(quad start: Point, _ control: Point, _ end: Point) {
        func third(_ p: Point) -> Point {
            Point(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        self.init(cubic: start, third(start), third(end), end)
        kind = .quad
    }

    init(cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        kind = .cubic
    }

    package var isLine: Bool { kind == .line || kind == .closing }

    func point(at t: Double) -> Point {
        let s = 1 - t
        if isLine { return Point(x: start.x * s + end.x * t, y: start.y * s + end.y * t) }
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x,
            y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Returns the derivative by the parameter; of a line its whole length.
    func slope(at t: Double) -> Point {
        if isLine { return end - start }
        let s = 1 - t
        let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
        let (p, q, r) = (control1 - start, control2 - control1, end - control2)
        return Point(x: a * p.x + b * q.x + c * r.x, y: a * p.y + b * q.y + c * r.y)
    }

    /// Returns the part between two parameters, 0...1 in order, by de Casteljau's construction.
    func part(from: Double, to: Double) -> CurvePiece {
        if isLine {
            var piece = CurvePiece(line: point(at: from), point(at: to))
            if from <= 0 { piece.start = start }
            if to >= 1 { piece.end = end }
            return piece
        }
        var piece = to < 1 ? split(at: to).before : self
        if from > 0 { piece = piece.split(at: from / to).after }
        return piece
    }

    private func split(at t: Double) -> (before: CurvePiece, after: CurvePiece) {
        func mix(_ p: Point, _ q: Point) -> Point { Point(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t) }
        let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return (CurvePiece(cubic: start, a, d, middle), CurvePiece(cubic: middle, e, c, end))
    }
}
