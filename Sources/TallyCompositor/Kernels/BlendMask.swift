// unsafe here: the same bits as lanes of another width: vectors of one size, without references.

/// Blends one ink through rows of a mask: `dst = (dst·(255 − a) + color·a) / 255`, a = mask·alpha / 255, both to the nearest.
///
/// Compiled twice, the second time for AVX2; see `Package.swift`. Both give the same bytes.
/// - Parameters:
///   - pixels: the canvas's, at the mask's first byte; in each row, those up to the next multiple of 8 may be rewritten with what
///     they hold.
///   - stride: pixels from row to row.
///   - mask: rows readable to the next multiple of 8.
///   - rows: a coverage for each row, which multiplies into alpha. Nil: full.
///   - color: 0x00RRGGBB.
///   - alpha: 0...255.
@inline(never)
package func blendMask(
    _ pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ mask: UnsafePointer<UInt8>, maskStride: Int, width: Int,
    height: Int, rows: UnsafePointer<UInt8>?, color: UInt32, alpha: UInt32
) {
    let ink = BlendColor(color)
    let row = MaskRow(width: width)
    var dst = pixels
    var src = mask
    var y = 0
    while y < height {
        var rowAlpha = alpha
        if let rows {
            let coverage = UInt32(rows[y])
            if coverage != 255 { rowAlpha = scaled(alpha, coverage) }
        }
        if rowAlpha == 255 {
            blendOpaque(dst, src, row, ink)
        } else if rowAlpha != 0 {
            blendFaint(dst, src, row, ink, UInt16(truncatingIfNeeded: rowAlpha))
        }
        dst += stride
        src += maskStride
        y &+= 1
    }
}

/// How a row is cut into steps of eight pixels.
struct MaskRow {
    /// Where the last step begins.
    let end: Int
    /// The bytes of the last step that count.
    let last: UInt64
    /// Half of the last step is enough: a digit at text size is a little wider than 8 pixels.
    let isHalf: Bool

    @inline(__always) init(width: Int) {
        let rest = width & 7
        end = rest == 0 ? width &- 8 : width &- rest
        last = rest == 0 ? .max : firstBytes(.max, rest)
        isHalf = rest != 0 && rest <= 4
    }
}

@inline(__always)
private func blendOpaque(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt8>, _ row: MaskRow, _ ink: BlendColor
) {
    var x = 0
    while x < row.end {
        let word = loadBytes(src + x)
        if word == .max {
            storeLanes(ink.solid, dst + x)
        } else if word != 0 {
            storeLanes(mix(loadLanes(dst + x), coverages(word).twice, ink), dst + x)
        }
        x &+= 8
    }
    let word = loadBytes(src + x) & row.last
    if word == 0 { return }
    if row.isHalf {
        storeHalfLanes(mix(loadHalfLanes(dst + x), coverages(word).lowTwice, ink), dst + x)
    } else {
        storeLanes(mix(loadLanes(dst + x), coverages(word).twice, ink), dst + x)
    }
}

@inline(__always)
private func blendFaint(
    _ dst: UnsafeMutablePointer<UInt32>, _ src: UnsafePointer<UInt8>, _ row: MaskRow, _ ink: BlendColor,
    _ alpha: UInt16
) {
    var x = 0
    while x < row.end {
        let word = loadBytes(src + x)
        if word != 0 { storeLanes(mix(loadLanes(dst + x), coverages(word).times(alpha).twice, ink), dst + x) }
        x &+= 8
    }
    let word = loadBytes(src + x) & row.last
    if word == 0 { return }
    let a = coverages(word).times(alpha)
    if row.isHalf {
        storeHalfLanes(mix(loadHalfLanes(dst + x), a.lowTwice, ink), dst + x)
    } else {
        storeLanes(mix(loadLanes(dst + x), a.twice, ink), dst + x)
    }
}

/// A colour as the kernels take it: once for all rows of a mask.
struct BlendColor {
    let redBlue: Halves
    let alphaGreen: Halves
    let solid: Lanes

    /// Creates the colour of 0x00RRGGBB.
    @inline(__always) init(_ color: UInt32) {
        solid = Lanes(repeating: color | 0xFF00_0000)
        redBlue = (solid & Lanes(repeating: redBlueBits)).halves
        alphaGreen = solid.halves &>> 8
    }
}

/// Mixes pixels; `a` holds each pixel's coverage twice.
@inline(__always) func mix(_ pixels: Lanes, _ a: Halves, _ ink: BlendColor) -> Lanes {
    let inverse = Halves(repeating: 255) &- a
    let half = Halves(repeating: 128)
    let low = (pixels & Lanes(repeating: redBlueBits)).halves &* inverse &+ ink.redBlue &* a &+ half
    let high = (pixels.halves &>> 8) &* inverse &+ ink.alphaGreen &* a &+ half
    let newLow = (low &+ (low &>> 8)) &>> 8
    let newHigh = (high &+ (high &>> 8)) & Halves(repeating: 0xFF00)
    return (newLow | newHigh).lanes
}

/// Returns the same of four pixels.
@inline(__always) private func mix(_ pixels: HalfLanes, _ a: SIMD8<UInt16>, _ ink: BlendColor) -> HalfLanes {
    let inverse = SIMD8<UInt16>(repeating: 255) &- a
    let half = SIMD8<UInt16>(repeating: 128)
    let part = unsafeBitCast(pixels & HalfLanes(repeating: redBlueBits), to: SIMD8<UInt16>.self)
    let low = part &* inverse &+ ink.redBlue.lowHalf &* a &+ half
    let high = (unsafeBitCast(pixels, to: SIMD8<UInt16>.self) &>> 8) &* inverse &+ ink.alphaGreen.lowHalf &* a &+ half
    let newLow = (low &+ (low &>> 8)) &>> 8
    let newHigh = (high &+ (high &>> 8)) & SIMD8<UInt16>(repeating: 0xFF00)
    return unsafeBitCast(newLow | newHigh, to: HalfLanes.self)
}

/// Returns a·b/255, to the nearest.
@inline(__always) private func scaled(_ a: UInt32, _ b: UInt32) -> UInt32 {
    let t: UInt32 = a &* b &+ 128
    return (t &+ (t &>> 8)) &>> 8
}
