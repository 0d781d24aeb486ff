/// Pieces of a PNG file, written as bytes.
package enum PNGChunk {
    package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Returns a whole chunk: length, name, body, checksum.
    ///
    /// - Parameter name: Four ASCII letters.
    package static func bytes(_ name: String, _ body: [UInt8]) -> [UInt8] {
        var chunk: [UInt8] = []
        chunk.reserveCapacity(body.count + 12)
        append(UInt32(body.count), to: &chunk)
        chunk += name.utf8
        chunk += body
        let crc = chunk.withUnsafeBufferPointer { Deflate.crc(UnsafeBufferPointer(rebasing: $0[4...])) }
        append(crc, to: &chunk)
        return chunk
    }

    /// Returns the header of a picture of 8 bits a component.
    package static func header(width: Int, height: Int, alpha: Bool) -> [UInt8] {
        var body: [UInt8] = []
        append(UInt32(width), to: &body)
        append(UInt32(height), to: &body)
        body += [8, alpha ? 6 : 2, 0, 0, 0]
        return bytes("IHDR", body)
    }

    /// Says that the colours are sRGB, with perceptual intent.
    package static let standardColors = bytes("sRGB", [0])

    package static let end = bytes("IEND", [])

    /// Adds a number, most significant byte first.
    package static func append(_ number: UInt32, to bytes: inout [UInt8]) {
        bytes += [
            UInt8(truncatingIfNeeded: number >> 24), UInt8(truncatingIfNeeded: number >> 16),
            UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number),
        ]
    }

    /// Adds a number of two bytes, most significant first.
    package static func append(_ number: UInt16, to bytes: inout [UInt8]) {
        bytes += [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
    }
}
