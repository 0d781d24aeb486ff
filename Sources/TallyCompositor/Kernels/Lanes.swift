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

/// Four pixels.
typealias HalfLanes = SIMD4<UInt32>

@inline(__always) func storeHalfLanes(_ v: HalfLanes, _ p: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(p).storeBytes(of: v, as: HalfLanes.self)
}
