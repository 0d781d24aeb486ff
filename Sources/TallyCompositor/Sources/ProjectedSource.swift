/// A premultiplied picture seen through a projective map, bilinearly; beyond its edges there is nothing.
public struct ProjectedSource {
    let base: UnsafePointer<UInt32>
    let width: Int
    let height: Int
    let map: ProjectiveMap
    /// Places looked at in each pixel, across and down.
    let across: Int
    let down: Int

    /// `map` takes the canvas to the picture's pixels. Neither side is 0.
    ///
    /// - Parameter across: places a pixel to take the mean of, 1, 2 or 4 (others count as the next below): for pictures
    ///   reduced so much that the two pixels mixed at one place would leave some out. `down` likewise.
    public init(
        base: UnsafePointer<UInt32>, width: Int, height: Int, map: ProjectiveMap, across: Int = 1, down: Int = 1
    ) {
        self.base = base
        self.width = width
        self.height = height
        self.map = map
        self.across = across < 2 ? 1 : across < 4 ? 2 : 4
        self.down = down < 2 ? 1 : down < 4 ? 2 : 4
    }

    /// Writes the pixels (x ..< x + count, y), each the mean of its places.
    ///
    /// Those of `inner` have all that they look at within the picture.
    func write(y: Int, x: Int, count: Int, inner: Range<Int>, into row: UnsafeMutablePointer<UInt32>) {
        var from = x
        while from < inner.lowerBound {
            row[from &- x] = mean(from, y)
            from &+= 1
        }
        while from < inner.upperBound {
            let chunk = Swift.min(inner.upperBound &- from, Self.chunk)
            if across == 1 && down == 1 {
                writePlain(y: y, x: from, count: chunk, into: row + (from &- x))
            } else {
                writeMeans(y: y, x: from, count: chunk, into: row + (from &- x))
            }
            from &+= chunk
        }
        while from < x &+ count {
            row[from &- x] = mean(from, y)
            from &+= 1
        }
    }

    /// A pixel anywhere: the definition that the loops equal bit for bit.
    func mean(_ x: Int, _ y: Int) -> UInt32 {
        if across == 1 && down == 1 { return packed(pixel(Double(x) + 0.5, Double(y) + 0.5)) }
        // The number of places is a power of two: 1, 2 or 4 in each direction.
        let shift = UInt64(across.trailingZeroBitCount &+ down.trailingZeroBitCount)
        var sum: UInt64 = 0
        for v in 0..<down {
            let py = Double(y) + (Double(v) + 0.5) / Double(down)
            for u in 0..<across { sum &+= pixel(Double(x) + (Double(u) + 0.5) / Double(across), py) }
        }
        return packed(((sum &+ Self.lanes &* (1 &<< (shift &- 1))) &>> shift) & Self.bytes)
    }

    private static let lanes: UInt64 = 0x0001_0001_0001_0001
    private static let bytes: UInt64 = 0x00FF_00FF_00FF_00FF

    /// The four components at a place, sixteen bits each.
    @inline(__always)
    private func pixel(_ x: Double, _ y: Double) -> UInt64 {
        let w = map.m13 * x + map.m23 * y + map.m33
        guard w > 0 else { return 0 }
        let inverse = 1 / w
        let u = (map.m11 * x + map.m21 * y + map.m31) * inverse - 0.5
        let v = (map.m12 * x + map.m22 * y + map.m32) * inverse - 0.5
        // In this form not-a-number is outside.
        guard u > -1, v > -1, u < Double(width), v < Double(height) else { return 0 }
        let fx = Self.sixteenths(u)
        let fy = Self.sixteenths(v)
        let x0 = fx &>> 4
        let y0 = fy &>> 4
        let top: UInt64
        let bottom: UInt64
        if x0 >= 0 && y0 >= 0 && x0 &+ 1 < width && y0 &+ 1 < height {
            let place = base + (y0 &* width &+ x0)
            top = UnsafeRawPointer(place).loadUnaligned(as: UInt64.self).littleEndian
            bottom = UnsafeRawPointer(place + width).loadUnaligned(as: UInt64.self).littleEndian
        } else {
            top = pair(x0, y0)
            bottom = pair(x0, y0 &+ 1)
        }
        if top == bottom && top == (top &<< 32 | top &>> 32) { return Self.spread(top & 0xFFFF_FFFF) }
        let wx = UInt64(truncatingIfNeeded: fx & 15)
        let wy = UInt64(truncatingIfNeeded: fy & 15)
        let above = Self.spread(top & 0xFFFF_FFFF) &* (16 &- wx) &+ Self.spread(top &>> 32) &* wx
        let below = Self.spread(bottom & 0xFFFF_FFFF) &* (16 &- wx) &+ Self.spread(bottom &>> 32) &* wx
        let sum = above &* (16 &- wy) &+ below &* wy &+ Self.lanes &* 128
        return (sum &>> 8) & Self.bytes
    }

    /// A place in sixteenths, to the nearest: added to a number whose last bit they are, they stand in its low bits.
    @inline(__always)
    private static func sixteenths(_ place: Double) -> Int {
        Int(truncatingIfNeeded: Int32(truncatingIfNeeded: (place * 16 + 6_755_399_441_055_744).bitPattern))
    }

    /// Four bytes, sixteen bits each.
    @inline(__always)
    private static func spread(_ pixel: UInt64) -> UInt64 {
        let wide = (pixel | pixel &<< 16) & 0x0000_FFFF_0000_FFFF
        return (wide | wide &<< 8) & bytes
    }

    @inline(__always)
    private func packed(_ lanes: UInt64) -> UInt32 {
        let pairs = (lanes | lanes &>> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: pairs | pairs &>> 16)
    }

    @inline(never)
    private func pair(_ x: Int, _ y: Int) -> UInt64 {
        guard y >= 0, y < height else { return 0 }
        let row = base + y &* width
        let left: UInt64 = x >= 0 && x < width ? UInt64(row[x]) : 0
        let right: UInt64 = x &+ 1 >= 0 && x &+ 1 < width ? UInt64(row[x &+ 1]) : 0
        return left | right &<< 32
    }
}

/// Canvas coordinates to a source's own: the row (x, y, 1) times a 3×3 matrix, divided by the third component.
public struct ProjectiveMap: Sendable {
    let m11: Double
    let m12: Double
    let m13: Double
    let m21: Double
    let m22: Double
    let m23: Double
    let m31: Double
    let m32: Double
    let m33: Double

    public init(
        _ m11: Double, _ m12: Double, _ m13: Double, _ m21: Double, _ m22: Double, _ m23: Double, _ m31: Double,
        _ m32: Double, _ m33: Double
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
    }
}
