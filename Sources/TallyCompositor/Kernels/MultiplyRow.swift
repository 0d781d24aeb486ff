// unsafe here: the same bits as lanes of another width: vectors of one size, without references.

/// Multiplies coverages in place: `row = row·by / 255`, to the nearest. Both are readable, and `row` writable, to the next multiple of 8.
@inline(__always)
func multiplyRow(_ row: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, _ count: Int) {
    var x = 0
    while x < count {
        let a = loadBytes(row + x)
        let b = loadBytes(other + x)
        if a == 0 || b == UInt64.max {
            x &+= 8
            continue
        }
        let wideA = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(a, to: SIMD8<UInt8>.self))
        let wideB = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(b, to: SIMD8<UInt8>.self))
        let t = wideA &* wideB &+ SIMD8<UInt16>(repeating: 128)
        let product = SIMD8<UInt8>(truncatingIfNeeded: (t &+ (t &>> 8)) &>> 8)
        UnsafeMutableRawPointer(row + x).storeBytes(of: product, as: SIMD8<UInt8>.self)
        x &+= 8
    }
}
