/// The size and the pixel format of a PNG file, checked to be one that can be read: PNG specification, 11.2.2.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Bits of a component, and how many components a pixel has.
    let depth: Int
    let components: Int
    /// The number is an index into the palette.
    let isIndexed: Bool
    /// Whether colours are components of their own, and whether opacity is.
    var isGray: Bool { components < 3 }
    var hasAlpha: Bool { components == 2 || components == 4 }
    /// Its pixels are stored in passes that are ever finer.
    let isInterlaced: Bool
    /// Returns the bytes of a row of some pixels.
    func length(of pixels: Int) -> Int { (pixels * depth * components + 7) / 8 }
    /// Bytes from a pixel to the next, 1 where several share one.
    var step: Int { max(1, depth * components / 8) }

    init(_ body: [UInt8]) throws(PNGError) {
        guard body.count == 13 else { throw PNGError("The header of the PNG file has a wrong length; it is damaged.") }
        width = Int(Self.number(body, at: 0))
        height = Int(Self.number(body, at: 4))
        guard width > 0, height > 0, width <= 1 << 28, height <= (1 << 28) / width else {
            throw PNGError("A PNG file of \(width)×\(height) pixels cannot be read; the limit is 2²⁸ pixels.")
        }
        depth = Int(body[8])
        isIndexed = body[9] == 3
        isInterlaced = body[12] == 1
        components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][body[9]] ?? 0
        let depths: [Int] = components > 1 ? [8, 16] : isIndexed ? [1, 2, 4, 8] : [1, 2, 4, 8, 16]
        guard components > 0, depths.contains(depth), body[12] <= 1 else {
            throw PNGError(
                "A PNG file of \(body[8]) bits, colour type \(body[9]), interlacing \(body[12]) cannot be read; "
                    + "save it in a colour type and an interlacing of the PNG specification.")
        }
    }

    static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
        let high: UInt32 = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
        let low: UInt32 = UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
        return high | low
    }
}
