extension Bitmap {
    /// Returns the rows of an area as PNG stores them before compression: a filter byte, then straight components.
    ///
    /// A row is stored as its difference from the row above ("Up") when that has the smaller sum of
    /// magnitudes, else as it is: on flat grounds and on moving text the other filters of PNG gain nothing.
    /// - Parameter alpha: Whether to store the fourth component; without it, transparency is lost.
    package func pngRows(in area: PixelArea, alpha: Bool) -> [UInt8] {
        guard !area.isEmpty else { return [] }
        let step = alpha ? 4 : 3
        let length = area.width * step
        var scratch = [UInt8](repeating: 0, count: 2 * length)
        return pixels.withUnsafeBufferPointer { pixels in
            scratch.withUnsafeMutableBufferPointer { scratch in
                Array(unsafeUninitializedCapacity: (length + 1) * area.height) { output, count in
                    var above = scratch.baseAddress!
                    var row = above + length
                    var out = output.baseAddress!
                    for y in 0..<area.height {
                        let source = pixels.baseAddress! + ((area.y + y) * width + area.x)
                        Self.store(source, area.width, alpha: alpha, into: row)
                        Self.filter(row, above: above, count: length, into: out)
                        swap(&row, &above)
                        out += length + 1
                    }
                    count = (length + 1) * area.height
                }
            }
        }
    }

    private static func store(
        _ source: UnsafePointer<UInt32>, _ count: Int, alpha: Bool, into row: UnsafeMutablePointer<UInt8>
    ) {
        var out = row
        for index in 0..<count {
            let pixel = alpha ? straight(source[index]) : source[index]
            out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
            out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel)
            if alpha {
                out[3] = UInt8(truncatingIfNeeded: pixel >> 24)
                out += 4
            } else {
                out += 3
            }
        }
    }

    private static func filter(
        _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        var plain: UInt32 = 0
        var up: UInt32 = 0
        for index in 0..<count {
            let value = row[index]
            let difference = value &- above[index]
            out[index + 1] = difference
            plain &+= UInt32(min(value, 0 &- value))
            up &+= UInt32(min(difference, 0 &- difference))
        }
        out[0] = up <= plain ? 2 : 0
        if up > plain { (out + 1).update(from: row, count: count) }
    }

    /// Returns a pixel with its colours divided by its alpha; exact to undo for any valid premultiplied pixel.
    package static func straight(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, ((pixel >> 16 & 0xFF) * 255 + half) / alpha)
        let green = min(255, ((pixel >> 8 & 0xFF) * 255 + half) / alpha)
        let blue = min(255, ((pixel & 0xFF) * 255 + half) / alpha)
        return alpha << 24 | red << 16 | green << 8 | blue
    }

    /// Returns a pixel with its colours multiplied by its alpha.
    package static func premultiplied(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let red = ((pixel >> 16 & 0xFF) * alpha + 127) / 255
        let green = ((pixel >> 8 & 0xFF) * alpha + 127) / 255
        let blue = ((pixel & 0xFF) * alpha + 127) / 255
        return alpha << 24 | red << 16 | green << 8 | blue
    }
}
