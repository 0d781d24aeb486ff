/// Lays premultiplied pixels over a row: `s = src·a / 255`, `dst = s + dst·(255 − alpha of s) / 255`, a = mask·alpha / 255.
///
/// A mask is readable to the next multiple of 8.
@inline(__always)
func overRow(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt32>, _ mask: UnsafePointer<UInt8>?, _ count: Int,
    alpha: UInt32
) {
    let part = Lanes(repeating: redBlueBits)
    let half = Halves(repeating: 128)
    var x = 0
    while x &+ 8 <= count {
        var a = Lanes(repeating: alpha)
        if let mask {
            let word = loadBytes(mask + x)
            if word == 0 {
                x &+= 8
                continue
            }
            a = Lanes(bytes: word)
            if alpha != 255 { a = a.times255(alpha) }
        }
        let factor = a.doubled
        let source = loadLanes(src + x)
        var low = ((source & part).halves &* factor &+ half).dividedBy255
        var high = (((source &>> 8) & part).halves &* factor &+ half).dividedBy255
        let sourceAlpha = (high.lanes &>> 16).doubled
        low = pointwiseMin(low, sourceAlpha)
        high = pointwiseMin(high, sourceAlpha)
        let inverse = Halves(repeating: 255) &- sourceAlpha
        let pixels = loadLanes(dst + x)
        let newLow = low &+ ((pixels & part).halves &* inverse &+ half).dividedBy255
        let newHigh = high &+ (((pixels &>> 8) & part).halves &* inverse &+ half).dividedBy255
        storeLanes(newLow.lanes | (newHigh.lanes &<< 8), dst + x)
        x &+= 8
    }
    while x < count {
        let m: UInt32 = mask.map { UInt32($0[x]) } ?? 255
        dst[x] = overPixel(dst[x], src[x], multiply255(m, alpha))
        x &+= 1
    }
}

/// Blends one pixel as `overRow` does: the definition that the SIMD loop equals bit for bit.
///
/// A source component above the source's alpha, which no premultiplied colour has, counts as that alpha.
@inlinable public func overPixel(_ pixel: UInt32, _ source: UInt32, _ a: UInt32) -> UInt32 {
    let sourceAlpha = multiply255(source &>> 24, a)
    let inverse: UInt32 = 255 &- sourceAlpha
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
        let s = Swift.min(multiply255((source &>> shift) & 0xFF, a), sourceAlpha)
        let d = multiply255((pixel &>> shift) & 0xFF, inverse)
        result |= (s &+ d) &<< shift
        shift &+= 8
    }
    return result
}
