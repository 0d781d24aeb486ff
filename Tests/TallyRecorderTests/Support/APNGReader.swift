import TallyScene

/// Plays an animated PNG back, by the specification.
struct APNGReader {
    struct Frame {
        var picture: Bitmap
        var delay: (numerator: Int, denominator: Int)
        var area: (x: Int, y: Int, width: Int, height: Int)
    }

    var frames: [Frame] = []
    var loops = -1
    var declaredFrames = -1
    var sequence: [Int] = []
    var chunkNames: [String] = []

    init(_ bytes: [UInt8]) throws {
        func number(_ at: Int, _ size: Int = 4) -> Int { bytes[at..<at + size].reduce(0) { $0 << 8 | Int($1) } }
        var place = 8
        var header: [UInt8] = []
        var control: [UInt8] = []
        var data: [UInt8] = []
        var canvas = Bitmap(width: number(16), height: number(20))
        func flush(_ reader: inout APNGReader) throws {
            guard !control.isEmpty else { return }
            func field(_ at: Int, _ size: Int = 4) -> Int { control[at..<at + size].reduce(0) { $0 << 8 | Int($1) } }
            let (width, height, x, y) = (field(4), field(8), field(12), field(16))
            var own = header
            own.replaceSubrange(0..<8, with: control[4..<12])
            let file =
                PNGChunk.signature + PNGChunk.bytes("IHDR", own) + PNGChunk.bytes("IDAT", data)
                + PNGChunk.end
            let patch = try Bitmap(png: file)
            precondition(control[24] == 0 && control[25] == 0, "only frames that stay and replace are expected")
            for row in 0..<height {
                for column in 0..<width { canvas[x + column, y + row] = patch[column, row] }
            }
            reader.frames.append(
                Frame(picture: canvas, delay: (field(20, 2), field(22, 2)), area: (x, y, width, height)))
            data = []
        }
        while place < bytes.count {
            let length = number(place)
            let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
            let body = Array(bytes[place + 8..<place + 8 + length])
            chunkNames.append(name)
            switch name {
            case "IHDR": header = body
            case "acTL":
                declaredFrames = number(place + 8)
                loops = number(place + 12)
            case "fcTL":
                try flush(&self)
                control = body
                sequence.append(number(place + 8))
            case "IDAT": data += body
            case "fdAT":
                data += body.dropFirst(4)
                sequence.append(number(place + 8))
            default: break
            }
            place += length + 12
        }
        try flush(&self)
    }
}
