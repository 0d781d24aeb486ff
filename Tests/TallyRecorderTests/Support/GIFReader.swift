/// Plays a GIF back, by the specification of 89a.
struct GIFReader {
    struct Frame {
        /// 0, or 0xFFRRGGBB.
        var pixels: [UInt32]
        var delay: Int
        var area: (x: Int, y: Int, width: Int, height: Int)
        var disposal: Int
    }

    var width = 0
    var height = 0
    var frames: [Frame] = []
    /// The number in the looping extension; nil without one.
    var repeats: Int?
    var isComplete = false

    init(_ bytes: [UInt8]) {
        func word(_ at: Int) -> Int { Int(bytes[at]) | Int(bytes[at + 1]) << 8 }
        precondition(bytes.starts(with: Array("GIF89a".utf8)))
        width = word(6)
        height = word(8)
        let colorCount = 2 << Int(bytes[10] & 7)
        let palette = (0..<colorCount).map { index in
            let at = 13 + index * 3
            return 0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        }
        var place = 13 + colorCount * 3
        var canvas = [UInt32](repeating: 0, count: width * height)
        var (delay, disposal, transparent) = (0, 0, -1)
        while true {
            switch bytes[place] {
            case 0x21 where bytes[place + 1] == 0xF9:
                disposal = Int(bytes[place + 3] >> 2 & 7)
                delay = word(place + 4)
                transparent = bytes[place + 3] & 1 == 1 ? Int(bytes[place + 6]) : -1
                place += 8
            case 0x21:
                place += 2
                if bytes[place] == 11 { repeats = word(place + 14) }
                while bytes[place] != 0 { place += Int(bytes[place]) + 1 }
                place += 1
            case 0x2C:
                let area = (word(place + 1), word(place + 3), word(place + 5), word(place + 7))
                let bits = Int(bytes[place + 10])
                place += 11
                var data: [UInt8] = []
                while bytes[place] != 0 {
                    data += bytes[place + 1...place + Int(bytes[place])]
                    place += Int(bytes[place]) + 1
                }
                place += 1
                let indices = Self.unpack(data, bits)
                precondition(indices.count == area.2 * area.3, "\(indices.count) indices for \(area)")
                for (offset, index) in indices.enumerated() where index != transparent {
                    canvas[(area.1 + offset / area.2) * width + area.0 + offset % area.2] = palette[index]
                }
                frames.append(
                    Frame(
                        pixels: canvas, delay: delay, area: (area.0, area.1, area.2, area.3), disposal: disposal))
                if disposal == 2 {
                    for y in area.1..<area.1 + area.3 {
                        for x in area.0..<area.0 + area.2 { canvas[y * width + x] = 0 }
                    }
                }
            default:
                isComplete = bytes[place] == 0x3B && place == bytes.count - 1
                return
            }
        }
    }

    private static func unpack(_ data: [UInt8], _ bits: Int) -> [Int] {
        let clear = 1 << bits
        var table: [[Int]] = []
        var width = bits + 1
        var previous: [Int]?
        var out: [Int] = []
        var (buffer, filled, place) = (0, 0, 0)
        func reset() {
            table = (0..<clear).map { [$0] } + [[], []]
            width = bits + 1
            previous = nil
        }
        reset()
        while true {
            while filled < width {
                precondition(place < data.count, "the data end without an end code")
                buffer |= Int(data[place]) << filled
                filled += 8
                place += 1
            }
            let code = buffer & ((1 << width) - 1)
            buffer >>= width
            filled -= width
            if code == clear {
                reset()
                continue
            }
            if code == clear + 1 {
                precondition(place == data.count, "bytes after the end code")
                return out
            }
            var entry: [Int]
            if code < table.count {
                entry = table[code]
            } else {
                precondition(code == table.count && previous != nil, "a code from the future")
                entry = previous! + [previous![0]]
            }
            out += entry
            if let previous, table.count < 4096 { table.append(previous + [entry[0]]) }
            if table.count == 1 << width && width < 12 { width += 1 }
            previous = entry
        }
    }
}
