import TallyScene

/// One image of a GIF: an area of the screen, with transparent pixels where it leaves what is there.
struct GIFPatch {
    let area: PixelArea
    let pixels: [UInt8]
    /// Whether the area becomes transparent when the image's time is over.
    let clearsAfterwards: Bool
    let bits: Int
    let transparent: UInt8

    /// - Parameter delay: Hundredths of a second. A delay over 65,535 goes on in images that change nothing.
    func bytes(delay: Int, compressor: inout IndexCompressor) -> [UInt8] {
        let longest = 65_535
        guard delay > longest else {
            return block(delay: delay, clears: clearsAfterwards, compressor.compress(pixels, bits: bits))
        }
        var bytes = block(delay: longest, clears: false, compressor.compress(pixels, bits: bits))
        let nothing = [UInt8](repeating: transparent, count: pixels.count)
        let idle = compressor.compress(nothing, bits: bits)
        var rest = delay - longest
        while rest > 0 {
            bytes += block(delay: min(rest, longest), clears: clearsAfterwards && rest <= longest, idle)
            rest -= longest
        }
        return bytes
    }

    private func block(delay: Int, clears: Bool, _ data: [UInt8]) -> [UInt8] {
        let disposal: UInt8 = clears ? 2 : 1
        var bytes: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | 1, UInt8(delay & 0xFF), UInt8(delay >> 8), transparent, 0]
        bytes.append(0x2C)
        for number in [area.x, area.y, area.width, area.height] {
            bytes += [UInt8(number & 0xFF), UInt8(number >> 8)]
        }
        bytes.append(0)
        return bytes + data
    }
}
