public import TallyScene

/// A mesh as pixels: each patch of four nodes is cut into cells of a few pixels, and each cell into two triangles.
///
/// A pixel has the colour of the last triangle that its centre is in; so a part painted anew equals the whole.
public struct MeshPicture {
    private let mesh: Mesh
    /// The nodes' places in the canvas's pixels.
    private let places: [[SIMD2<Double>]]
    /// The nodes' colours, premultiplied, 0...255: red, green, blue, alpha.
    private let colors: [SIMD4<Float>]

    /// Pixels along the longer side of a cell, and the most cells along a side of a patch.
    private static let cell = 6.0
    private static let mostCells = 48

    /// `transform` takes the mesh to the canvas.
    public init(_ mesh: Mesh, _ transform: Affine) {
        self.mesh = mesh
        func place(_ point: Point) -> SIMD2<Double> {
            let p = transform.apply(point)
            return SIMD2(Self.clamped(p.x), Self.clamped(p.y))
        }
        places = mesh.nodes.map {
            [place($0.position), place($0.left), place($0.top), place($0.right), place($0.bottom)]
        }
        colors = mesh.nodes.map { Self.color($0.color) }
    }

    private static func clamped(_ x: Double) -> Double { x > -1e6 ? (x < 1e6 ? x : 1e6) : -1e6 }

    private static func color(_ color: RGBA) -> SIMD4<Float> {
        let alpha = unit(color.alpha)
        return SIMD4(
            Float(unit(color.red) * alpha), Float(unit(color.green) * alpha), Float(unit(color.blue) * alpha),
            Float(alpha)) * 255
    }

    /// Writes a box of the canvas, row after row.
    @inline(never)
    public func write(
        minX: Int, minY: Int, width: Int, height: Int, into pixels: UnsafeMutablePointer<UInt32>
    ) {
        pixels.update(repeating: mesh.background.premultipliedPixel, count: width * height)
        let target = MeshTarget(minX: minX, minY: minY, width: width, height: height, pixels: pixels)
        guard mesh.columns > 1 else { return }
        // Neighbours are cut alike where they meet, so that nothing shows between them.
        let across = (0..<mesh.columns - 1).map { column in
            Self.cells((0..<mesh.rows).map { curve(column, $0, across: true).length }.max() ?? 0)
        }
        let down = (0..<mesh.rows - 1).map { row in
            Self.cells((0..<mesh.columns).map { curve($0, row, across: false).length }.max() ?? 0)
        }
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 { patch(column, row, across[column], down[row], target) }
        }
    }

    /// Returns the curve from a node to the next one at its right, or below it.
    private func curve(_ column: Int, _ row: Int, across: Bool) -> Cubic {
        let a = node(column, row)
        let b = across ? node(column + 1, row) : node(column, row + 1)
        return across ? Cubic(a[0], a[3], b[1], b[0]) : Cubic(a[0], a[4], b[2], b[0])
    }

    private func node(_ column: Int, _ row: Int) -> [SIMD2<Double>] { places[row * mesh.columns + column] }

    private func color(_ column: Int, _ row: Int) -> SIMD4<Float> {
        colors[min(max(row, 0), mesh.rows - 1) * mesh.columns + min(max(column, 0), mesh.columns - 1)]
    }

    private func patch(_ column: Int, _ row: Int, _ across: Int, _ down: Int, _ target: MeshTarget) {
        let top = curve(column, row, across: true)
        let bottom = curve(column, row + 1, across: true)
        let left = curve(column, row, across: false)
        let right = curve(column + 1, row, across: false)
        guard target.isNear([top, bottom, left, right]) else { return }
        var above: [MeshVertex] = []
        for j in 0...down {
            let v = Double(j) / Double(down)
            let (l, r) = (left.at(v), right.at(v))
            var line: [MeshVertex] = []
            line.reserveCapacity(across + 1)
            let shades = shades(column, row, v)
            for i in 0...across {
                let u = Double(i) / Double(across)
                // Coons: what the four curves say together, without what two of them say twice.
                let place: SIMD2<Double>
                switch (i, j) {
                case (_, 0): place = top.at(u)
                case (_, down): place = bottom.at(u)
                case (0, _): place = l
                case (across, _): place = r
                default:
                    let ruled = top.at(u) * (1 - v) + bottom.at(u) * v + l * (1 - u) + r * u
                    let corners = (top.a * (1 - u) + top.d * u) * (1 - v) + (bottom.a * (1 - u) + bottom.d * u) * v
                    place = ruled - corners
                }
                line.append(MeshVertex(place: place, color: shade(shades, u)))
            }
            if j > 0 {
                for i in 0..<across {
                    target.fill(above[i], above[i + 1], line[i + 1])
                    target.fill(above[i], line[i + 1], line[i])
                }
            }
            above = line
        }
    }

    private static func cells(_ length: Double) -> Int { (length / cell + 1).whole(in: 1...mostCells) }

    /// Returns the colours of four columns around a patch, at a share of its height.
    private func shades(_ column: Int, _ row: Int, _ v: Double) -> [SIMD4<Float>] {
        (-1...2).map { offset in
            let x = column + offset
            guard mesh.smoothsColors else {
                return color(x, row) + (color(x, row + 1) - color(x, row)) * Float(v)
            }
            return Self.spline(color(x, row - 1), color(x, row), color(x, row + 1), color(x, row + 2), Float(v))
        }
    }

    private func shade(_ shades: [SIMD4<Float>], _ u: Double) -> SIMD4<Float> {
        guard mesh.smoothsColors else { return shades[1] + (shades[2] - shades[1]) * Float(u) }
        return Self.spline(shades[0], shades[1], shades[2], shades[3], Float(u))
    }

    /// Returns the cubic through b and c, with slopes that are 0 where the neighbours lie on one side: it never leaves
    /// the range of the two.
    private static func spline(
        _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
    ) -> SIMD4<Float> {
        let way = c - b
        let from = slope(b - a, way)
        let to = slope(way, d - c)
        let t2 = t * t
        let t3 = t2 * t
        let h1 = 2 * t3 - 3 * t2 + 1
        let h2 = t3 - 2 * t2 + t
        let h3 = 3 * t2 - 2 * t3
        let h4 = t3 - t2
        return b * h1 + from * h2 + c * h3 + to * h4
    }

    /// Returns the harmonic mean of two differences, as of a monotone cubic (Fritsch and Butland 1984); 0 if their
    /// signs differ.
    private static func slope(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
        let product = a * b
        let sum = a + b
        let mean = (product * 2) / sum
        return mean.replacing(with: 0, where: product .<= 0)
    }
}

struct MeshVertex {
    let place: SIMD2<Double>
    let color: SIMD4<Float>
}

/// A cubic curve by its ends and controls.
private struct Cubic {
    let a: SIMD2<Double>
    let b: SIMD2<Double>
    let c: SIMD2<Double>
    let d: SIMD2<Double>

    init(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
        (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    func at(_ t: Double) -> SIMD2<Double> {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// Of the controls' polygon: no shorter than the curve.
    var length: Double { Self.distance(a, b) + Self.distance(b, c) + Self.distance(c, d) }
    var lowest: SIMD2<Double> { Self.least(Self.least(a, b), Self.least(c, d)) }
    var highest: SIMD2<Double> { Self.most(Self.most(a, b), Self.most(c, d)) }

    private static func distance(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double {
        let way = q - p
        return (way.x * way.x + way.y * way.y).squareRoot()
    }

    static func least(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(min(p.x, q.x), min(p.y, q.y))
    }

    static func most(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> SIMD2<Double> {
        SIMD2(max(p.x, q.x), max(p.y, q.y))
    }
}

extension MeshTarget {
    fileprivate func isNear(_ curves: [Cubic]) -> Bool {
        var low = curves[0].lowest
        var high = curves[0].highest
        for curve in curves {
            low = Cubic.least(low, curve.lowest)
            high = Cubic.most(high, curve.highest)
        }
        return isNear(low - (high - low), high + (high - low))
    }
}
