/// Blends one ink into a row through a mask: `dst = (dst·(255 − a) + color·a) / 255`, a = mask·alpha / 255, both to the nearest.
///
/// The mask is readable to the next multiple of 8. `room` pixels from `dst` on may be rewritten with what they hold.
@inline(__always)
func blendRow(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ color: BlendColor,
    _ alpha: UInt32, room: Int
) {
    let rb = color.redBlue
    let ag = color.alphaGreen
    var x = 0
    while x < count {
        var word = loadBytes(mask + x)
        let left = count &- x
        if left < 8 { word = firstBytes(word, left) }
        if word == 0 {
            x &+= 8
            continue
        }
        if room &- x < 8 { return blendEnd(dst + x, mask + x, left, color, alpha) }
        if word == UInt64.max && alpha == 255 {
            storeLanes(color.solid, dst + x)
            x &+= 8
            continue
        }
        var a = Lanes(bytes: word)
        if alpha != 255 { a = a.times255(alpha) }
        if left <= 4 {
            // A digit at text size is a little wider than 8 pixels: half of the second step is enough.
            let pixels = UnsafeMutableRawPointer(dst + x)
            let four = pixels.loadUnaligned(as: SIMD4<UInt32>.self)
            let mixed = mix(four, a.lowHalf.doubled, rb.lowHalf, ag.lowHalf)
            pixels.storeBytes(of: mixed, as: SIMD4<UInt32>.self)
            return
        }
        storeLanes(mix(loadLanes(dst + x), a.doubled, rb, ag), dst + x)
        x &+= 8
    }
}

/// A colour as the kernels take it: once for all rows of a mask.
struct BlendColor {
    let redBlue: Halves
    let alphaGreen: Halves
    let solid: Lanes

    @inline(__always) init(_ ink: Ink) {
        let color = Lanes(repeating: ink.color | 0xFF00_0000)
        let part = Lanes(repeating: TallyCompositor.redBlue)
        redBlue = (color & part).halves
        alphaGreen = ((color &>> 8) & part).halves
        solid = color
    }
}

/// `mix` for four pixels.
@inline(__always)
private func mix(
    _ pixels: SIMD4<UInt32>, _ a: SIMD8<UInt16>, _ rb: SIMD8<UInt16>, _ ag: SIMD8<UInt16>
) -> SIMD4<UInt32> {
    let inverse = SIMD8<UInt16>(repeating: 255) &- a
    let half = SIMD8<UInt16>(repeating: 128)
    let part = SIMD4<UInt32>(repeating: redBlue)
    let low = unsafeBitCast(pixels & part, to: SIMD8<UInt16>.self)
    let high = unsafeBitCast((pixels &>> 8) & part, to: SIMD8<UInt16>.self)
    let sumLow = low &* inverse &+ rb &* a &+ half
    let sumHigh = high &* inverse &+ ag &* a &+ half
    let newLow = (sumLow &+ (sumLow &>> 8)) &>> 8
    let newHigh = (sumHigh &+ (sumHigh &>> 8)) &>> 8
    return unsafeBitCast(newLow, to: SIMD4<UInt32>.self) | (unsafeBitCast(newHigh, to: SIMD4<UInt32>.self) &<< 8)
}

/// Blends one ink into a row without a mask.
@inline(__always)
func fillRow(_ dst: UnsafeMutablePointer<UInt32>, _ count: Int, _ ink: Ink) {
    if ink.alpha == 255 {
        dst.update(repeating: ink.color | 0xFF00_0000, count: count)
        return
    }
    let color = Lanes(repeating: ink.color)
    let rb = (color & Lanes(repeating: redBlue)).halves
    let ag = (((color | Lanes(repeating: 0xFF00_0000)) &>> 8) & Lanes(repeating: redBlue)).halves
    let a = Lanes(repeating: ink.alpha).doubled
    var x = 0
    while x &+ 8 <= count {
        storeLanes(mix(loadLanes(dst + x), a, rb, ag), dst + x)
        x &+= 8
    }
    while x < count {
        dst[x] = blendPixel(dst[x], ink.color, ink.alpha)
        x &+= 1
    }
}

@inline(__always) private func mix(_ pixels: Lanes, _ a: Halves, _ rb: Halves, _ ag: Halves) -> Lanes {
    let inverse = Halves(repeating: 255) &- a
    let half = Halves(repeating: 128)
    let low = (pixels & Lanes(repeating: redBlue)).halves
    let high = ((pixels &>> 8) & Lanes(repeating: redBlue)).halves
    let newLow = (low &* inverse &+ rb &* a &+ half).dividedBy255
    let newHigh = (high &* inverse &+ ag &* a &+ half).dividedBy255
    return newLow.lanes | (newHigh.lanes &<< 8)
}

@inline(never)
private func blendEnd(
    _ dst: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt8>, _ count: Int, _ color: BlendColor,
    _ alpha: UInt32
) {
    for x in 0..<count where mask[x] != 0 {
        dst[x] = blendPixel(dst[x], color.solid[0] & 0x00FF_FFFF, multiply255(UInt32(mask[x]), alpha))
    }
}

/// One pixel of `blendRow`: the definition that the SIMD loop equals bit for bit.
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
