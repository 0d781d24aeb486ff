// unsafe here: the same bits as lanes of another width: vectors of one size, without references.

/// The pixels of a row of a picture in perspective, a stretch at a time.
extension ProjectedSource {
    /// Writes the pixels (x ..< x + count, y); all are in front of the eye.
    func write(y: Int, x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
        let end = x &+ count
        // On the stack: a vector in memory gives its lanes faster than one in a register.
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 6 * Self.stretch) { room in
            var here = room.baseAddress.unsafelyUnwrapped
            var next = here + 3 * Self.stretch
            var first = x & ~(Self.stretch &- 1)
            var level = find(first, y, into: here)
            while first < end {
                // The next places are divided for while these are looked at.
                let following = first &+ Self.stretch
                let nextLevel = following < end ? find(following, y, into: next) : level
                for index in Swift.max(0, x &- first)..<Swift.min(Self.stretch, end &- first) {
                    row[first &+ index &- x] = mixture(level, here + index)
                }
                (here, next) = (next, here)
                (first, level) = (following, nextLevel)
            }
        }
    }

    /// Finds the places of a stretch: the index of each one's pixel, then its sixteenths across, then those down.
    ///
    /// - Returns: the picture to look at.
    @inline(__always)
    private func find(_ first: Int, _ y: Int, into places: UnsafeMutablePointer<Int32>) -> ReducedPictures.Level {
        let middle = Double(y) + 0.5
        let halvings = halvings(x: Double(first &+ Self.stretch / 2), y: middle)
        let level = pictures.level(halvings.across, halvings.down)
        let line = PlaceLine(map, x: Double(first) + 0.5, y: middle, halvings, level)
        line.write(from: 0, into: places)
        line.write(from: 8, into: places + 8)
        return level
    }

    /// Returns the mixture of the four pixels around a place: up and down first, then across.
    ///
    /// What a step exceeds sixteen bits by comes off again in the sum, whose every component is 255 at most.
    @inline(__always)
    private func mixture(_ level: ReducedPictures.Level, _ place: UnsafePointer<Int32>) -> UInt32 {
        let pixel = UnsafeRawPointer(level.base + Int(place[0]))
        let top = SIMD8<UInt16>(truncatingIfNeeded: pixel.loadUnaligned(as: SIMD8<UInt8>.self))
        let below = pixel.loadUnaligned(fromByteOffset: 4 &* level.width, as: SIMD8<UInt8>.self)
        let bottom = SIMD8<UInt16>(truncatingIfNeeded: below)
        let across = UInt16(truncatingIfNeeded: place[Self.stretch])
        let down = UInt16(truncatingIfNeeded: place[2 &* Self.stretch])
        let upright = (top &<< 4) &+ (bottom &- top) &* SIMD8(repeating: down)
        let (left, right) = (upright.lowHalf, upright.highHalf)
        let sum = (left &<< 4) &+ (right &- left) &* SIMD4(repeating: across)
        let mean = (sum &+ SIMD4(repeating: 128)) &>> SIMD4(repeating: 8)
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
    }
}

/// A line of places in a picture, in sixteenths of its pixels.
private struct PlaceLine {
    private let u: Double
    private let v: Double
    private let w: Double
    private let stepU: Double
    private let stepV: Double
    private let stepW: Double
    private let width: Int32
    private let last: (x: Int32, y: Int32)

    @inline(__always)
    init(
        _ map: ProjectiveMap, x: Double, y: Double, _ halvings: (across: Int, down: Int), _ level: ReducedPictures.Level
    ) {
        let scaleX = Double(16 &>> halvings.across)
        let scaleY = Double(16 &>> halvings.down)
        u = (map.m11 * x + map.m21 * y + map.m31) * scaleX
        v = (map.m12 * x + map.m22 * y + map.m32) * scaleY
        w = map.m13 * x + map.m23 * y + map.m33
        stepU = map.m11 * scaleX
        stepV = map.m12 * scaleY
        stepW = map.m13
        width = Int32(truncatingIfNeeded: level.width)
        last = (Int32(level.width &* 16 &- 17), Int32(level.height &* 16 &- 17))
    }

    /// Writes eight places from the one of the index.
    @inline(__always)
    func write(from index: Int, into places: UnsafeMutablePointer<Int32>) {
        let i = SIMD8<Double>(0, 1, 2, 3, 4, 5, 6, 7) + Double(index)
        let perDepth = 1 / (w + i * stepW)
        let x = Self.sixteenths((u + i * stepU) * perDepth, last.x)
        let y = Self.sixteenths((v + i * stepV) * perDepth, last.y)
        let raw = UnsafeMutableRawPointer(places)
        let apart = 4 * ProjectedSource.stretch
        raw.storeBytes(of: (y &>> 4) &* SIMD8(repeating: width) &+ (x &>> 4), as: SIMD8<Int32>.self)
        raw.storeBytes(of: x & 15, toByteOffset: apart, as: SIMD8<Int32>.self)
        raw.storeBytes(of: y & 15, toByteOffset: 2 * apart, as: SIMD8<Int32>.self)
    }

    /// Rounds to the nearest, and within the picture: added to a number whose last bit is one, they stand in its low
    /// bits.
    ///
    /// Half a pixel is gone to a pixel's middle, and a whole one is the border's.
    @inline(__always)
    private static func sixteenths(_ place: SIMD8<Double>, _ last: Int32) -> SIMD8<Int32> {
        let shifted = (place + 8) + 6_755_399_441_055_744
        let bits = unsafeBitCast(shifted, to: SIMD16<Int32>.self)
        let below = positive(bits.evenHalf)
        return SIMD8(repeating: last) &- positive(SIMD8(repeating: last) &- below)
    }

    /// Returns 0 in place of what is negative, by the sign's bits: a comparison of lanes is not one instruction.
    @inline(__always)
    private static func positive(_ value: SIMD8<Int32>) -> SIMD8<Int32> { value & ~(value &>> 31) }
}
