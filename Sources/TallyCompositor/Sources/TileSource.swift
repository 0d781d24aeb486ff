/// A part of a premultiplied picture laid out again and again, bilinearly; at its edges the next tile begins.
public struct TileSource: PixelSource {
    private let base: UnsafePointer<UInt32>
    private let stride: Int
    /// The part in the picture's pixels, and the whole pixels that it touches.
    private let minX: Double
    private let minY: Double
    private let width: Double
    private let height: Double
    private let columns: Range<Int>
    private let rows: Range<Int>
    private let map: SourceMap

    /// - Parameters:
    ///   - base: The pixels, `stride` a row.
    ///   - source: A part of the picture that has extent and lies within it.
    ///   - map: From the canvas to tiles, each of them 1 wide and high.
    public init(
        base: UnsafePointer<UInt32>, stride: Int, source: (minX: Double, minY: Double, width: Double, height: Double),
        map: SourceMap
    ) {
        self.base = base
        self.stride = stride
        (minX, minY, width, height) = source
        columns = Self.whole(minX, minX + width)
        rows = Self.whole(minY, minY + height)
        self.map = map
    }

    private static func whole(_ low: Double, _ high: Double) -> Range<Int> {
        let first = Int(low)
        let last = Int(high)
        return first..<Swift.max(first + 1, Double(last) < high ? last + 1 : last)
    }

    @inline(__always)
    func write(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let centerY = Double(y) + 0.5
        for i in 0..<count {
            let centerX = Double(x &+ i) + 0.5
            let u = within(map.a * centerX + map.c * centerY + map.tx) * width + minX - 0.5
            let v = within(map.b * centerX + map.d * centerY + map.ty) * height + minY - 0.5
            // Places in 1/256 of a pixel.
            let fx = Int((u * 256 + 0.5).rounded(.down))
            let fy = Int((v * 256 + 0.5).rounded(.down))
            let x0 = wrapped(fx &>> 8, columns)
            let y0 = wrapped(fy &>> 8, rows)
            let x1 = wrapped((fx &>> 8) &+ 1, columns)
            let y1 = wrapped((fy &>> 8) &+ 1, rows)
            let top = base + y0 &* stride
            let bottom = base + y1 &* stride
            row[i] = bilinear(top[x0], top[x1], bottom[x0], bottom[x1], UInt32(fx & 255), UInt32(fy & 255))
        }
    }

    /// Returns the place within a tile, 0..<1.
    @inline(__always)
    private func within(_ place: Double) -> Double {
        let share = place - place.rounded(.down)
        return share >= 0 && share < 1 ? share : 0
    }

    @inline(__always)
    private func wrapped(_ place: Int, _ range: Range<Int>) -> Int {
        if place < range.lowerBound { return range.upperBound &- 1 }
        return place < range.upperBound ? place : range.lowerBound
    }
}
