internal import CPango
internal import TallyScene

/// A glyph that is a picture, as an emoji is; points into the face's memory.
struct GlyphPicture {
    let bitmap: FT_Bitmap
    /// From the glyph's origin to the picture's top left corner, in the picture's pixels, y upwards.
    let left: Double
    let top: Double
    let pixelsPerEm: Double

    var width: Int { Int(bitmap.width) }
    var height: Int { Int(bitmap.rows) }

    /// From the glyph's origin, y downwards.
    var boxInEms: Rect {
        Rect(
            x: left / pixelsPerEm, y: -top / pixelsPerEm, width: Double(width) / pixelsPerEm,
            height: Double(height) / pixelsPerEm)
    }

    /// Returns premultiplied pixels. A grey picture is white with its coverage.
    func pixels() -> [UInt32] {
        var pixels = [UInt32](repeating: 0, count: width * height)
        guard let buffer = bitmap.buffer else { return pixels }
        let isColor = bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue)
        let isGray = bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_GRAY.rawValue)
        let isMono = bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_MONO.rawValue)
        for y in 0..<height {
            let row = buffer + y * Int(bitmap.pitch)
            for x in 0..<width {
                var pixel: UInt32 = 0
                if isColor {
                    pixel = UInt32(row[4 * x + 3]) << 24 | UInt32(row[4 * x + 2]) << 16
                    pixel |= UInt32(row[4 * x + 1]) << 8 | UInt32(row[4 * x])
                } else if isGray {
                    pixel = UInt32(row[x]) &* 0x0101_0101
                } else if isMono {
                    pixel = row[x >> 3] & (0x80 >> UInt8(x & 7)) != 0 ? 0xFFFF_FFFF : 0
                }
                pixels[y * width + x] = pixel
            }
        }
        return pixels
    }
}
