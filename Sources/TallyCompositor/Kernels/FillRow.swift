/// Blends one ink into a row without a mask.
@inline(__always)
func fillRow(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, _ ink: Ink) {
    if ink.alpha == 255 {
        dst.update(repeating: ink.color | 0xFF00_0000, count: count)
        return
    }
    let color = BlendColor(ink.color)
    let a = Halves(repeating: UInt16(truncatingIfNeeded: ink.alpha))
    var x = 0
    while x &+ 8 <= count {
        storeLanes(mix(loadLanes(dst + x), a, color), dst + x)
        x &+= 8
    }
    while x < count {
        dst[x] = blendPixel(dst[x], ink.color, ink.alpha)
        x &+= 1
    }
}

/// Blends a row as `blendMask` does, at the canvas's end, where there is no room for eight pixels at a time.
@inline(never)
func blendEnd(_ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ ink: Ink) {
    for x in 0..<count where mask[x] != 0 {
        dst[x] = blendPixel(dst[x], ink.color, multiply255(UInt32(mask[x]), ink.alpha))
    }
}

/// Blends one pixel as `blendMask` does: the definition that the SIMD loops equal bit for bit.
@inlinable public func blendPixel(_ pixel: UInt32, _ color: UInt32, _ a: UInt32) -> UInt32 {
    let inverse: UInt32 = 255 &- a
    let opaque: UInt32 = color | 0xFF00_0000
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
        let d: UInt32 = (pixel &>> shift) & 0xFF
        let c: UInt32 = (opaque &>> shift) & 0xFF
        let v: UInt32 = d &* inverse &+ c &* a &+ 128
        result |= ((v &+ (v &>> 8)) &>> 8) &<< shift
        shift &+= 8
    }
    return result
}
