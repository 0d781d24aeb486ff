/// At most 255 colours that stand for many.
struct ColorPalette {
    static let limit = 255

    /// 0x00RRGGBB, ascending, without repetition.
    let colors: [UInt32]
    private var cacheKeys: [UInt32]
    private var cacheIndices: [UInt8]

    /// Few colours are kept exactly. Of many, boxes are split where the squared error falls most, then their means
    /// are moved by Lloyd's rule; a colour that makes up half of its group is kept exactly, so flat grounds are.
    init(_ histogram: ColorHistogram) {
        let points = histogram.entries.map(WeightedColor.init)
        let chosen: [UInt32]
        if histogram.isExact && points.count <= Self.limit {
            chosen = points.map(\.rounded)
        } else {
            var groups = ColorGroups(points, limit: Self.limit)
            groups.refine()
            chosen = groups.colors
        }
        colors = Array(Set(chosen)).sorted()
        cacheKeys = [UInt32](repeating: 0, count: 1 << 16)
        cacheIndices = [UInt8](repeating: 0, count: 1 << 16)
    }

    /// Returns where the colour nearest to an opaque pixel (0xFFRRGGBB) is; the first of several.
    mutating func index(of pixel: UInt32) -> UInt8 {
        let bucket = Int((pixel &* 0x9E37_79B1) >> 16)
        if cacheKeys[bucket] == pixel { return cacheIndices[bucket] }
        let red = Int32(pixel >> 16 & 0xFF)
        let green = Int32(pixel >> 8 & 0xFF)
        let blue = Int32(pixel & 0xFF)
        var best = Int32.max
        var nearest: UInt8 = 0
        colors.withUnsafeBufferPointer { colors in
            var index = 0
            while index < colors.count {
                let dr = Int32(truncatingIfNeeded: colors[index] >> 16) &- red
                let dg = Int32(truncatingIfNeeded: colors[index] >> 8 & 0xFF) &- green
                let db = Int32(truncatingIfNeeded: colors[index] & 0xFF) &- blue
                let distance = dr &* dr &+ dg &* dg &+ db &* db
                if distance < best {
                    best = distance
                    nearest = UInt8(truncatingIfNeeded: index)
                }
                index += 1
            }
        }
        cacheKeys[bucket] = pixel
        cacheIndices[bucket] = nearest
        return nearest
    }
}
