extension Bitmap {
    /// Reads a PNG file of any colour type and depth, also an interlaced one.
    ///
    /// Colours are taken as sRGB; of 16 bits a component the upper 8 are kept. Of an animated PNG the first picture is read.
    /// - Throws: `PNGError` for other kinds of PNG, damaged files and pictures above 2²⁸ pixels.
    public init(png bytes: [UInt8]) throws(PNGError) {
        guard bytes.starts(with: PNGChunk.signature) else {
            throw PNGError("The data does not begin as a PNG file; pass the bytes of a whole .png file.")
        }
        var header: PNGHeader?
        var data: [UInt8] = []
        var colors = PNGColors()
        var position = 8
        while let chunk = try Self.chunk(in: bytes, at: position) {
            position += chunk.body.count + 12
            switch chunk.name {
            case "IHDR": header = try PNGHeader(Array(chunk.body))
            case "PLTE": colors.palette = Array(chunk.body)
            case "tRNS": colors.transparency = Array(chunk.body)
            case "IDAT": data += chunk.body
            case "IEND":
                guard let header else { throw PNGError("The PNG file has no header; it is damaged.") }
                self = try Self.picture(header, data, colors)
                return
            default: continue
            }
        }
        throw PNGError("The PNG file ends after \(bytes.count) bytes without an end mark; it is cut off.")
    }

    private static func chunk(
        in bytes: [UInt8], at position: Int
    ) throws(PNGError) -> (name: String, body: ArraySlice<UInt8>)? {
        guard position + 12 <= bytes.count else { return nil }
        let length = Int(PNGHeader.number(bytes, at: position))
        guard position + 12 + length <= bytes.count else { return nil }
        let name = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
        let crc = bytes.withUnsafeBufferPointer {
            Deflate.crc(UnsafeBufferPointer(rebasing: $0[position + 4..<position + 8 + length]))
        }
        guard crc == PNGHeader.number(bytes, at: position + 8 + length) else {
            throw PNGError("The checksum of the PNG chunk \(name) at byte \(position) is wrong; the file is damaged.")
        }
        return (name, bytes[position + 8..<position + 8 + length])
    }

    private static func picture(
        _ header: PNGHeader, _ data: [UInt8], _ colors: PNGColors
    ) throws(PNGError) -> Bitmap {
        let passes = PNGPass.all(of: header)
        guard var rows = Deflate.decompress(data, count: passes.reduce(0) { $0 + $1.count(header) }) else {
            throw PNGError("The pixels of the PNG file cannot be unpacked; it is damaged.")
        }
        var bitmap = Bitmap(width: header.width, height: header.height)
        var first = 0
        for pass in passes {
            let length = header.length(of: pass.width)
            guard undoFilters(&rows, from: first, length: length, step: header.step, height: pass.height) else {
                throw PNGError("A row of the PNG file has an unknown filter; the file is damaged.")
            }
            for y in 0..<pass.height {
                let row = rows[(first + y * (length + 1) + 1)..<(first + (y + 1) * (length + 1))]
                for x in 0..<pass.width {
                    bitmap[pass.x + x * pass.stepX, pass.y + y * pass.stepY] = premultiplied(
                        colors.pixel(x, of: row, header))
                }
            }
            first += pass.count(header)
        }
        return bitmap
    }

    private static func undoFilters(
        _ rows: inout [UInt8], from first: Int, length: Int, step: Int, height: Int
    ) -> Bool {
        for y in 0..<height {
            let start = first + y * (length + 1) + 1
            let filter = rows[start - 1]
            guard filter <= 4 else { return false }
            if filter == 0 { continue }
            for index in 0..<length {
                let left = index >= step ? Int(rows[start + index - step]) : 0
                let above = y > 0 ? Int(rows[start + index - length - 1]) : 0
                let corner = y > 0 && index >= step ? Int(rows[start + index - length - 1 - step]) : 0
                let guess =
                    switch filter {
                    case 1: left
                    case 2: above
                    case 3: (left + above) / 2
                    default: nearest(left, above, corner)
                    }
                rows[start + index] &+= UInt8(guess)
            }
        }
        return true
    }

    /// Returns the Paeth predictor of the PNG specification, 9.4.
    private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
        let estimate = left + above - corner
        let toLeft = abs(estimate - left)
        let toAbove = abs(estimate - above)
        let toCorner = abs(estimate - corner)
        if toLeft <= toAbove && toLeft <= toCorner { return left }
        return toAbove <= toCorner ? above : corner
    }
}
