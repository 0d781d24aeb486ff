/// The pixels that a mesh is drawn into: a box of the canvas.
struct MeshTarget {
    let minX: Int
    let minY: Int
    let width: Int
    let height: Int
    let pixels: UnsafeMutablePointer<UInt32>

    func isNear(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
        high.x >= Double(minX) && high.y >= Double(minY) && low.x <= Double(minX + width)
            && low.y <= Double(minY + height)
    }

    /// Fills a triangle with a colour at each corner: the pixels whose centres are in it, or on its left or top edges.
    func fill(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex) {
        let ab = b.place - a.place
        let ac = c.place - a.place
        let area = ab.x * ac.y - ab.y * ac.x
        guard area != 0, area.isFinite else { return }
        let low = min(a.place.y, min(b.place.y, c.place.y))
        let high = max(a.place.y, max(b.place.y, c.place.y))
        let first = max(Self.firstCenter(low), minY)
        let last = min(Self.firstCenter(high), minY + height)
        if first >= last { return }
        // The plane of the colours: by how much they change to the right and downwards.
        let toB = b.color - a.color
        let toC = c.color - a.color
        let right = (toB * Float(ac.y) - toC * Float(ab.y)) / Float(area)
        let down = (toC * Float(ab.x) - toB * Float(ac.x)) / Float(area)
        for y in first..<last {
            let center = Double(y) + 0.5
            var start = Double.infinity
            var end = -Double.infinity
            Self.cross(a.place, b.place, center, &start, &end)
            Self.cross(b.place, c.place, center, &start, &end)
            Self.cross(c.place, a.place, center, &start, &end)
            let x0 = max(Self.firstCenter(start), minX)
            let x1 = min(Self.firstCenter(end), minX + width)
            if x0 >= x1 { continue }
            var color = a.color + right * Float(Double(x0) + 0.5 - a.place.x) + down * Float(center - a.place.y)
            let line = pixels + ((y - minY) * width - minX)
            for x in x0..<x1 {
                line[x] = Self.pixel(color)
                color += right
            }
        }
    }

    /// Returns the first pixel whose centre is not before a place.
    @inline(__always)
    private static func firstCenter(_ place: Double) -> Int {
        let start = (place > -1e7 ? (place < 1e7 ? place : 1e7) : -1e7) - 0.5
        let whole = Int(start)
        return Double(whole) < start ? whole &+ 1 : whole
    }

    /// Finds where an edge passes a line; the upper end of an edge belongs to it.
    private static func cross(
        _ p: SIMD2<Double>, _ q: SIMD2<Double>, _ y: Double, _ start: inout Double, _ end: inout Double
    ) {
        // The same edge gives the same places from both of its sides.
        let (top, bottom) = p.y < q.y || p.y == q.y && p.x < q.x ? (p, q) : (q, p)
        guard y >= top.y, y < bottom.y else { return }
        let x = top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        start = min(start, x)
        end = max(end, x)
    }

    /// Returns a colour as 0xAARRGGBB.
    private static func pixel(_ color: SIMD4<Float>) -> UInt32 {
        let alpha = min(max(color.w, 0), 255)
        let r = UInt32(min(max(color.x, 0), alpha) + 0.5)
        let g = UInt32(min(max(color.y, 0), alpha) + 0.5)
        let b = UInt32(min(max(color.z, 0), alpha) + 0.5)
        return UInt32(alpha + 0.5) << 24 | r << 16 | g << 8 | b
    }
}
