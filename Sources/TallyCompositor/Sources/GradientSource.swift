import TallyScene

/// A linear, radial or angular gradient, from a table of colours.
public struct GradientSource: PixelSource {
    public static let tableSize = 1024

    enum Shape {
        /// t = x·px + y·py + offset.
        case linear(px: Double, py: Double, offset: Double)
        /// t = (distance from the origin of the source's space − start) · factor.
        case radial(SourceMap, start: Double, factor: Double)
        /// t = turns about the origin from `start`, backwards if `sign` is -1, over `span` turns; the rest is half and half.
        case angular(SourceMap, start: Double, sign: Double, span: Double)
    }

    let shape: Shape
    let table: UnsafePointer<UInt32>

    /// `map` takes the canvas to the space of the two points; equal points give the last colour everywhere.
    ///
    /// `table` has `tableSize` premultiplied pixels and outlives the source.
    public init(
        linearFrom x0: Double, _ y0: Double, to x1: Double, _ y1: Double, map: SourceMap, table: UnsafePointer<UInt32>
    ) {
        self.table = table
        let dx = x1 - x0
        let dy = y1 - y0
        let square = dx * dx + dy * dy
        guard square > 0, square.isFinite else {
            shape = .linear(px: 0, py: 0, offset: 1)
            return
        }
        let px = (map.a * dx + map.b * dy) / square
        let py = (map.c * dx + map.d * dy) / square
        let offset = ((map.tx - x0) * dx + (map.ty - y0) * dy) / square
        shape = .linear(px: px, py: py, offset: offset)
    }

    /// `map` takes the canvas to a space whose origin is the centre; equal radii give the last colour outside.
    public init(
        radialFrom startRadius: Double, to endRadius: Double, map: SourceMap, table: UnsafePointer<UInt32>
    ) {
        self.table = table
        let span = endRadius - startRadius
        let factor = span == 0 || !span.isFinite ? 1e12 : 1 / span
        shape = .radial(map, start: startRadius, factor: factor)
    }

    /// By the angle about the origin of the space that `map` takes the canvas to; angles in radians.
    ///
    /// Where they are less than a turn apart, the rest takes the first and the last colour, half each.
    public init(angularFrom startAngle: Double, to endAngle: Double, map: SourceMap, table: UnsafePointer<UInt32>) {
        self.table = table
        let turn = 2 * Double.pi
        var start = startAngle / turn
        var span = (endAngle - startAngle) / turn
        guard start.isFinite, span.isFinite else {
            shape = .linear(px: 0, py: 0, offset: 0)
            return
        }
        let sign = span < 0 ? -1.0 : 1.0
        span *= sign
        if span > 1 {
            start += sign * (span - 1)
            span = 1
        }
        // Angles of a whole turn in degrees miss it by a bit or two.
        if span > 1 - 1e-9 { span = 1 }
        shape = .angular(map, start: start - start.rounded(.down), sign: sign, span: span)
    }

    @inline(__always)
    func write(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let last = Double(Self.tableSize - 1)
        let centerY = Double(y) + 0.5
        switch shape {
        case .linear(let px, let py, let offset):
            let start = (centerY * py + offset) * last + 0.5
            let step = px * last
            for i in 0..<count {
                row[i] = table[index(start + (Double(x &+ i) + 0.5) * step)]
            }
        case .radial(let map, let startRadius, let factor):
            for i in 0..<count {
                let centerX = Double(x &+ i) + 0.5
                let u = map.a * centerX + map.c * centerY + map.tx
                let v = map.b * centerX + map.d * centerY + map.ty
                let t = ((u * u + v * v).squareRoot() - startRadius) * factor
                row[i] = table[index(t * last + 0.5)]
            }
        case .angular(let map, let start, let sign, let span):
            for i in 0..<count {
                let centerX = Double(x &+ i) + 0.5
                let u = map.a * centerX + map.c * centerY + map.tx
                let v = map.b * centerX + map.d * centerY + map.ty
                let around = (turn(u, v) - start) * sign
                let part = around < 0 ? around + 1 : around
                let t = part <= span ? (span > 0 ? part / span : 0) : part - span < (1 - span) / 2 ? 1 : 0
                row[i] = table[index(t * last + 0.5)]
            }
        }
    }

    @inline(__always)
    private func index(_ place: Double) -> Int {
        // The order of the comparisons sends NaN to the first colour.
        let kept = place > 0 ? (place < Double(Self.tableSize - 1) ? place : Double(Self.tableSize - 1)) : 0
        return Int(kept)
    }

    /// Fills a table of `tableSize` pixels. Stops are taken in order, a location below its predecessor counting as that one's.
    public static func fill(_ table: UnsafeMutablePointer<UInt32>, with stops: [Paint.Stop]) {
        guard let first = stops.first else {
            table.update(repeating: 0, count: tableSize)
            return
        }
        var from = first
        var next = 0
        var floor = 0.0
        for i in 0..<tableSize {
            let t = Double(i) / Double(tableSize - 1)
            while next < stops.count, !(max(stops[next].location, floor) > t) {
                from = stops[next]
                floor = max(stops[next].location, floor)
                next += 1
            }
            if next == 0 {
                table[i] = first.color.premultipliedPixel
            } else if next == stops.count {
                table[i] = from.color.premultipliedPixel
            } else {
                let end = max(stops[next].location, floor)
                table[i] = RGBA.mixed(from.color, stops[next].color, at: (t - floor) / (end - floor)).premultipliedPixel
            }
        }
    }
}
