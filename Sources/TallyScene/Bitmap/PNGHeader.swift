/// The size and the pixel format of a PNG file, checked to be one that can be read.
struct PNGHeader {
    let width: Int
    let height: Int
    /// Bytes a pixel: 3 or 4.
    let step: Int

    init(_ body: [UInt8]) throws(PNGError) {
        guard body.count == 13 else { throw PNGError("The header of the PNG file has a wrong length; it is damaged.") }
        width = Int(Self.number(body, at: 0))
        height = Int(Self.number(body, at: 4))
        guard width > 0, height > 0, width <= 1 << 28, height <= (1 << 28) / width else {
            throw PNGError("A PNG file of \(width)×\(height) pixels cannot be read; the limit is 2²⁸ pixels.")
        }
        guard body[8] == 8, body[9] == 2 || body[9] == 6, body[12] == 0 else {
            throw PNGError(
                "A PNG file of \(body[8]) bits, colour type \(body[9]), interlacing \(body[12]) cannot be read; "
                    + "save it with 8 bits, RGB or RGBA, without interlacing.")
        }
        step = body[9] == 6 ? 4 : 3
    }

    static func number(_ bytes: [UInt8], at index: Int) -> UInt32 {
        let high: UInt32 = UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
        let low: UInt32 = UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
        return high | low
    }
}
