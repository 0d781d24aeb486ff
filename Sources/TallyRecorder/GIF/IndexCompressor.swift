/// GIF's variant of LZW (GIF89a, appendix F), into sub-blocks of 255 bytes.
struct IndexCompressor {
    private static let buckets = 1 << 14
    private static let lastCode: UInt32 = 4095

    /// Buckets belong to the current dictionary when their generation is the current one.
    private var generations = [UInt32](repeating: 0, count: buckets)
    private var keys = [UInt32](repeating: 0, count: buckets)
    private var codes = [UInt16](repeating: 0, count: buckets)
    private var generation: UInt32 = 0

    /// - Parameters:
    ///   - indices: Each below 2^bits; not empty.
    ///   - bits: 2...8.
    mutating func compress(_ indices: [UInt8], bits: Int) -> [UInt8] {
        var out = BitBlocks(firstByte: UInt8(bits), capacity: indices.count / 2)
        let clear = UInt32(1) << UInt32(bits)
        var next = clear + 2
        var width = UInt32(bits + 1)
        generation &+= 1
        out.append(clear, width)
        var prefix = UInt32(indices[0])
        for index in indices.dropFirst() {
            let key = prefix << 8 | UInt32(index)
            var bucket = Int((key &* 0x9E37_79B1) >> 18)
            while generations[bucket] == generation && keys[bucket] != key {
                bucket = (bucket + 1) & (Self.buckets - 1)
            }
            if generations[bucket] == generation {
                prefix = UInt32(codes[bucket])
                continue
            }
            out.append(prefix, width)
            prefix = UInt32(index)
            if next <= Self.lastCode {
                generations[bucket] = generation
                keys[bucket] = key
                codes[bucket] = UInt16(next)
                if next == 1 << width { width += 1 }
                next += 1
            } else {
                out.append(clear, width)
                generation &+= 1
                next = clear + 2
                width = UInt32(bits + 1)
            }
        }
        out.append(prefix, width)
        // The decoder has grown its table once more by now, and with it perhaps the width.
        if next <= Self.lastCode, next == 1 << width { width += 1 }
        out.append(clear + 1, width)
        return out.finished()
    }
}
