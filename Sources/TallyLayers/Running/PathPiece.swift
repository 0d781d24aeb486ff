internal import TallyCore
internal import TallyScene

/// One element of a path as a cubic curve of the same parameter; lines are evenly spaced.
struct PathPiece {
    let start: SIMD2<Double>
    let control1: SIMD2<Double>
    let control2: SIMD2<Double>
    let end: SIMD2<Double>

    /// Everything of a path but its moves. Closing is a line, unless it is already at the start, as a circle is.
    static func all(of path: CGPath) -> [PathPiece] {
        func vector(_ p: Point) -> SIMD2<Double> { SIMD2(p.x, p.y) }
        var pieces: [PathPiece] = []
        var (current, start) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
        for element in path.path.outline.elements {
            switch element {
            case .move(let p):
                current = vector(p)
                start = current
            case .line(let p):
                pieces.append(PathPiece(current, vector(p)))
                current = vector(p)
            case .quad(let p, let c):
                let (control, end) = (vector(c), vector(p))
                let first = current + (control - current) * (2.0 / 3)
                let second = end + (control - end) * (2.0 / 3)
                pieces.append(PathPiece(start: current, control1: first, control2: second, end: end))
                current = end
            case .curve(let p, let c, let d):
                pieces.append(PathPiece(start: current, control1: vector(c), control2: vector(d), end: vector(p)))
                current = vector(p)
            case .close:
                let way = start - current
                if (way * way).sum() > 1e-18 { pieces.append(PathPiece(current, start)) }
                current = start
            }
        }
        return pieces
    }

    init(start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, end: SIMD2<Double>) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    }

    init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        let third = (end - start) / 3
        self.init(start: start, control1: start + third, control2: end - third, end: end)
    }

    func point(at u: Double) -> SIMD2<Double> {
        let v = 1 - u
        let near = start * (v * v * v) + control1 * (3 * v * v * u)
        let far = control2 * (3 * v * u * u) + end * (u * u * u)
        return near + far
    }

    func derivative(at u: Double) -> SIMD2<Double> {
        let v = 1 - u
        let outer = (control1 - start) * (v * v) + (end - control2) * (u * u)
        return (outer + (control2 - control1) * (2 * u * v)) * 3
    }

    /// Returns the direction at a parameter, one unit long; nil if it goes nowhere.
    func direction(at u: Double) -> SIMD2<Double>? {
        let u = Swift.min(Swift.max(u, 0), 1)
        for step in [0, 1e-4, 1e-2] {
            let way =
                step == 0
                ? derivative(at: u) : point(at: Swift.min(u + step, 1)) - point(at: Swift.max(u - step, 0))
            let length = (way * way).sum().squareRoot()
            if length > 1e-9 { return way / length }
        }
        return nil
    }
}
