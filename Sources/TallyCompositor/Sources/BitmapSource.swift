/// A premultiplied picture, enlarged or reduced bilinearly; beyond its edges the edge pixels go on.
public struct BitmapSource: PixelSource {
    let base: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    let map: SourceMap

    /// `map` takes the canvas to the picture's pixels (0...width, 0...height). Neither side is 0.
    public init(base: UnsafePointer<UInt32>, width: Int, height: Int, map: SourceMap) {
        self.base = base
        self.width = width
        self.height = height
        self.map = map
    }

    @inline(__always)
    func write(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let centerY = Double(y) + 0.5
        for i in 0..<count {
            let centerX = Double(x &+ i) + 0.5
            let u = clamped(map.a * centerX + map.c * centerY + map.tx - 0.5, width)
            let v = clamped(map.b * centerX + map.d * centerY + map.ty - 0.5, height)
            // Places in 1/256 of a pixel.
            let fx = Int(u * 256 + 0.5)
            let fy = Int(v * 256 + 0.5)
            let x0 = fx &>> 8
            let y0 = fy &>> 8
            let x1 = Swift.min(x0 &+ 1, width &- 1)
            let y1 = Swift.min(y0 &+ 1, height &- 1)
            let top = base + y0 &* width
            let bottom = base + y1 &* width
            let wx = UInt32(fx & 255)
            let wy = UInt32(fy & 255)
            row[i] = bilinear(top[x0], top[x1], bottom[x0], bottom[x1], wx, wy)
        }
    }

    @inline(__always)
    private func clamped(_ place: Double, _ size: Int) -> Double {
        place > 0 ? (place < Double(size - 1) ? place : Double(size - 1)) : 0
    }
}

/// Returns the mean of four pixels by a place among them in 1/256.
@inline(__always)
func bilinear(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32, _ wx: UInt32, _ wy: UInt32
) -> UInt32 {
    if a == b && c == d && a == c { return a }
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
        let top: UInt32 = ((a &>> shift) & 0xFF) &* (256 &- wx) &+ ((b &>> shift) & 0xFF) &* wx
        let bottom: UInt32 = ((c &>> shift) & 0xFF) &* (256 &- wx) &+ ((d &>> shift) & 0xFF) &* wx
        let v: UInt32 = (top &* (256 &- wy) &+ bottom &* wy &+ 32768) &>> 16
        result |= v &<< shift
        shift &+= 8
    }
    return result
}
