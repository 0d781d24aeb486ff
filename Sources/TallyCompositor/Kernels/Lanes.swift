// unsafe here: the same bits as lanes of another width: vectors of one size, without references.

/// Eight pixels or coverages, one a lane.
typealias Lanes = SIMD8<UInt32>
/// The same bits as sixteen components: two of each pixel.
typealias Halves = SIMD16<UInt16>

extension SIMD8 where Scalar == UInt32 {
    @inline(__always) var halves: Halves { unsafeBitCast(self, to: Halves.self) }

    /// Eight coverages from eight bytes; the first byte in memory is lane 0.
    @inline(__always) init(bytes: UInt64) {
        self.init(truncatingIfNeeded: unsafeBitCast(bytes.littleEndian, to: SIMD8<UInt8>.self))
    }

    /// Each lane in both of its halves.
    @inline(__always) var doubled: Halves { (self | (self &<< 16)).halves }

    @inline(__always) func times255(_ factor: UInt32) -> Lanes {
        let t = self &* Lanes(repeating: factor) &+ Lanes(repeating: 128)
        return (t &+ (t &>> 8)) &>> 8
    }
}

extension SIMD16 where Scalar == UInt16 {
    @inline(__always) var lanes: Lanes { unsafeBitCast(self, to: Lanes.self) }

    /// v/255 to the nearest for v up to 255², after 128 was added.
    @inline(__always) var dividedBy255: Halves { (self &+ (self &>> 8)) &>> 8 }
}

extension SIMD8 where Scalar == UInt16 {
    /// Each lane twice, side by side.
    @inline(__always) var twice: Halves {
        var result = Halves()
        result.evenHalf = self
        result.oddHalf = self
        return result
    }

    /// The first four lanes twice, side by side.
    @inline(__always) var lowTwice: SIMD8<UInt16> {
        var result = SIMD8<UInt16>()
        result.evenHalf = lowHalf
        result.oddHalf = lowHalf
        return result
    }

    /// Returns the lanes times `factor` / 255, to the nearest, for up to 255 each.
    @inline(__always) func times(_ factor: UInt16) -> SIMD8<UInt16> {
        let t = self &* SIMD8<UInt16>(repeating: factor) &+ SIMD8<UInt16>(repeating: 128)
        return (t &+ (t &>> 8)) &>> 8
    }
}

/// Makes eight coverages of eight bytes; the first byte in memory is lane 0.
@inline(__always) func coverages(_ word: UInt64) -> SIMD8<UInt16> {
    var bytes = SIMD16<UInt8>()
    bytes.evenHalf = unsafeBitCast(word, to: SIMD8<UInt8>.self)
    return unsafeBitCast(bytes, to: SIMD8<UInt16>.self)
}

let redBlueBits: UInt32 = 0x00FF_00FF

@inline(__always) func loadLanes(_ p: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(p).loadUnaligned(as: Lanes.self)
}

@inline(__always) func storeLanes(_ v: Lanes, _ p: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: Lanes.self)
}

@inline(__always) func loadBytes(_ p: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(p).loadUnaligned(as: UInt64.self)
}

/// Returns the first `count` bytes of a word, 1...7, the others 0.
@inline(__always) func firstBytes(_ word: UInt64, _ count: Int) -> UInt64 {
    (word.littleEndian & ((1 &<< UInt64(8 &* count)) &- 1)).littleEndian
}

/// Four pixels.
typealias HalfLanes = SIMD4<UInt32>

@inline(__always) func loadHalfLanes(_ p: UnsafePointer<UInt32>) -> HalfLanes {
    UnsafeRawPointer(p).loadUnaligned(as: HalfLanes.self)
}

@inline(__always) func storeHalfLanes(_ v: HalfLanes, _ p: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: HalfLanes.self)
}
