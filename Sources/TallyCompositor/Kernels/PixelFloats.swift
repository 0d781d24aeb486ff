// unsafe here: the same bits as lanes of another width: vectors of one size, without references.

/// Returns blue, green, red and alpha of a pixel, 0...255.
@inline(__always) func unpackedPixel(_ pixel: UInt32) -> SIMD4<Float> {
    let bytes = unsafeBitCast(pixel.littleEndian, to: SIMD4<UInt8>.self)
    // A number below 2²³ in the low bits of 2²³ is that number more.
    let words = SIMD4<UInt32>(truncatingIfNeeded: bytes) | SIMD4(repeating: 0x4B00_0000)
    return unsafeBitCast(words, to: SIMD4<Float>.self) - SIMD4(repeating: 8_388_608)
}

/// Returns the pixel of blue, green, red and alpha, each 0...255 and to the nearest.
@inline(__always) func packedPixel(_ v: SIMD4<Float>) -> UInt32 {
    let words = unsafeBitCast(v + SIMD4(repeating: 8_388_608), to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: words), to: UInt32.self).littleEndian
}

/// Returns a premultiplied pixel of components in any range: alpha held within 0...255, the others within 0 and it.
@inline(__always) func packedClamping(_ v: SIMD4<Float>) -> UInt32 {
    let alpha = min(max(v.w, 0), 255)
    return packedPixel(pointwiseMin(pointwiseMax(v, .zero), SIMD4(repeating: alpha)))
}
