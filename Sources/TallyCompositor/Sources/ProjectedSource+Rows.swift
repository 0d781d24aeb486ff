/// The busy part of a picture in perspective: eight places at a time, none of them near the picture's edges.
extension ProjectedSource {
    /// Pixels whose sums are held on the stack.
    static let chunk = 64

    @inline(__always)
    func writePlain(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let line = Line(self, y: Double(y) + 0.5, x: Double(x) + 0.5, step: 1)
        withPlaces { places in
            var i = 0
            while i < count {
                line.write(from: i, into: places)
                for lane in 0..<Swift.min(8, count &- i) { row[i &+ lane] = Self.packed(mixed(places, lane)) }
                i &+= 8
            }
        }
    }

    @inline(__always)
    func writeMeans(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let shiftX = across.trailingZeroBitCount
        let shift = UInt16(shiftX &+ down.trailingZeroBitCount)
        let half = SIMD4<UInt16>(repeating: 1 &<< (shift &- 1))
        let step = 1 / Double(across)
        withUnsafeTemporaryAllocation(of: SIMD4<UInt16>.self, capacity: Self.chunk) { sums in
            let sums = sums.baseAddress!
            for pixel in 0..<count { sums[pixel] = half }
            withPlaces { places in
                for v in 0..<down {
                    let line = Line(
                        self, y: Double(y) + (Double(v) + 0.5) / Double(down), x: Double(x) + 0.5 * step, step: step)
                    let all = count &<< shiftX
                    var i = 0
                    while i < all {
                        line.write(from: i, into: places)
                        for lane in 0..<Swift.min(8, all &- i) {
                            sums[(i &+ lane) &>> shiftX] &+= mixed(places, lane)
                        }
                        i &+= 8
                    }
                }
            }
            for pixel in 0..<count { row[pixel] = Self.packed(sums[pixel] &>> SIMD4(repeating: shift)) }
        }
    }

    /// Room for eight places on the stack: a vector in memory gives its lanes faster than one in a register.
    @inline(__always)
    private func withPlaces(_ body: (UnsafeMutablePointer<Int32>) -> Void) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 16) { body($0.baseAddress!) }
    }

    /// The mixture of four pixels around a place in sixteenths, whose every component is 255 at most.
    @inline(__always)
    private func mixed(_ places: UnsafePointer<Int32>, _ lane: Int) -> SIMD4<UInt16> {
        let (fx, fy) = (places[lane], places[8 &+ lane])
        let place = base + (Int(fy &>> 4) &* width &+ Int(fx &>> 4))
        let top = UnsafeRawPointer(place).loadUnaligned(as: SIMD8<UInt8>.self)
        let bottom = UnsafeRawPointer(place + width).loadUnaligned(as: SIMD8<UInt8>.self)
        let wx = UInt16(truncatingIfNeeded: fx & 15)
        let wy = UInt16(truncatingIfNeeded: fy & 15)
        let upright =
            SIMD8<UInt16>(truncatingIfNeeded: top) &* SIMD8(repeating: 16 &- wy)
            &+ SIMD8<UInt16>(truncatingIfNeeded: bottom) &* SIMD8(repeating: wy)
        let sum = upright.lowHalf &* SIMD4(repeating: 16 &- wx) &+ upright.highHalf &* SIMD4(repeating: wx)
        return (sum &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
    }

    @inline(__always)
    private static func packed(_ components: SIMD4<UInt16>) -> UInt32 {
        unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: components), to: UInt32.self)
    }

    /// A line of places in a row of the canvas.
    private struct Line {
        private let u: Double
        private let v: Double
        private let w: Double
        private let stepU: Double
        private let stepV: Double
        private let stepW: Double
        private let last: (x: Int32, y: Int32)

        @inline(__always)
        init(_ source: ProjectedSource, y: Double, x: Double, step: Double) {
            let map = source.map
            u = map.m11 * x + map.m21 * y + map.m31
            v = map.m12 * x + map.m22 * y + map.m32
            w = map.m13 * x + map.m23 * y + map.m33
            stepU = map.m11 * step
            stepV = map.m12 * step
            stepW = map.m13 * step
            last = (Int32(source.width &* 16 &- 17), Int32(source.height &* 16 &- 17))
        }

        /// Eight places from the one of the index, in sixteenths of a pixel: all across, then all down.
        @inline(__always)
        func write(from index: Int, into places: UnsafeMutablePointer<Int32>) {
            let i = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) + Double(index)
            let perDepth = 16 / (w + i * stepW)
            let raw = UnsafeMutableRawPointer(places)
            raw.storeBytes(of: Self.sixteenths((u + i * stepU) * perDepth, last.x), as: SIMD8<Int32>.self)
            raw.storeBytes(
                of: Self.sixteenths((v + i * stepV) * perDepth, last.y), toByteOffset: 32, as: SIMD8<Int32>.self)
        }

        /// To the nearest, and within the picture: added to a number whose last bit is one, they stand in its low bits.
        @inline(__always)
        private static func sixteenths(_ place: SIMD8<Double>, _ last: Int32) -> SIMD8<Int32> {
            let shifted = (place - 8) + 6_755_399_441_055_744
            let bits = unsafeBitCast(shifted, to: SIMD16<Int32>.self)
            let below = positive(bits.evenHalf)
            return SIMD8(repeating: last) &- positive(SIMD8(repeating: last) &- below)
        }

        /// 0 in place of what is negative, by the sign's bits: a comparison of lanes is not one instruction.
        @inline(__always)
        private static func positive(_ value: SIMD8<Int32>) -> SIMD8<Int32> { value & ~(value &>> 31) }
    }
}
