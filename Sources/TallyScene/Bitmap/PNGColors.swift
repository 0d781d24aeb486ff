/// How the numbers of a PNG file's pixels become colours: PNG specification, 11.2.3 and 11.3.2.
struct PNGColors {
    /// Red, green and blue of each entry.
    var palette: [UInt8] = []
    /// The opacity of each entry; without a palette, the one colour that is clear, 16 bits a component.
    var transparency: [UInt8] = []

    /// Returns a pixel of a row, 0xAARRGGBB, not premultiplied. An index beyond the palette is black.
    func pixel(_ x: Int, of row: ArraySlice<UInt8>, _ header: PNGHeader) -> UInt32 {
        let first = x * header.components
        if header.isIndexed {
            let index = sample(first, of: row, header.depth)
            let alpha = index < transparency.count ? UInt32(transparency[index]) : 255
            guard 3 * index + 2 < palette.count else { return alpha << 24 }
            return alpha << 24 | UInt32(palette[3 * index]) << 16 | UInt32(palette[3 * index + 1]) << 8
                | UInt32(palette[3 * index + 2])
        }
        let colors = header.isGray ? 1 : 3
        var pixel: UInt32 = 0
        var isClear = transparency.count >= 2 * colors && !header.hasAlpha
        for component in 0..<colors {
            let value = sample(first + component, of: row, header.depth)
            pixel = pixel << 8 | eightBits(value, header.depth)
            if isClear {
                isClear = value == Int(transparency[2 * component]) << 8 | Int(transparency[2 * component + 1])
            }
        }
        if header.isGray { pixel *= 0x01_0101 }
        let alpha: UInt32 =
            header.hasAlpha ? eightBits(sample(first + colors, of: row, header.depth), header.depth) : isClear ? 0 : 255
        return alpha << 24 | pixel
    }

    private func sample(_ index: Int, of row: ArraySlice<UInt8>, _ depth: Int) -> Int {
        let start = row.startIndex
        if depth == 8 { return Int(row[start + index]) }
        if depth == 16 { return Int(row[start + 2 * index]) << 8 | Int(row[start + 2 * index + 1]) }
        let bit = index * depth
        return Int(row[start + bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
    }

    private func eightBits(_ value: Int, _ depth: Int) -> UInt32 {
        depth == 16 ? UInt32(value >> 8) : UInt32(value * 255 / (1 << depth - 1))
    }
}
