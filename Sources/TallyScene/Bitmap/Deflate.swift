internal import CZlib

/// The zlib format, in memory and in one go.
package enum Deflate {
    /// How the compressor searches for repetitions.
    package enum Strategy {
        /// Any distance is tried: the smallest result.
        case thorough
        /// Runs of one byte only: several times faster, some tenths larger on filtered pictures.
        case runs
    }

    /// Returns the bytes as a zlib stream.
    ///
    /// The same bytes for the same version of zlib.
    /// - Parameter level: 1 (fast) to 9 (small); 0 stores. Other values are clamped.
    package static func compress(_ bytes: [UInt8], level: Int, strategy: Strategy = .thorough) -> [UInt8] {
        var stream = z_stream()
        let search = strategy == .runs ? Z_RLE : Z_DEFAULT_STRATEGY
        let start = deflateInit2_(
            &stream, Int32(min(max(level, 0), 9)), Z_DEFLATED, 15, 9, search, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        precondition(start == Z_OK, "zlib could not start (code \(start)); the machine is out of memory.")
        defer { deflateEnd(&stream) }
        // The bound of zlib 1.2.13 is a few bytes short for small stored data.
        let bound = Int(deflateBound(&stream, uLong(bytes.count))) + bytes.count / 1024 + 64
        return bytes.withUnsafeBufferPointer { input in
            Array(unsafeUninitializedCapacity: bound) { output, count in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(bound)
                let end = deflate(&stream, Z_FINISH)
                precondition(end == Z_STREAM_END, "zlib stopped early (code \(end)); its own bound was too small.")
                count = bound - Int(stream.avail_out)
            }
        }
    }

    /// Returns what a zlib stream holds, or nil when it is damaged or does not hold exactly `count` bytes.
    package static func decompress(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        var length = uLongf(count)
        var code = Z_OK
        let result = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { output, written in
            code = uncompress(output.baseAddress, &length, bytes, uLong(bytes.count))
            written = code == Z_OK ? Int(length) : 0
        }
        return code == Z_OK && result.count == count ? result : nil
    }

    /// Returns the CRC-32 of PNG, of some bytes and then some more.
    package static func crc(_ bytes: UnsafeBufferPointer<UInt8>, after previous: UInt32 = 0) -> UInt32 {
        UInt32(truncatingIfNeeded: crc32(uLong(previous), bytes.baseAddress, uInt(bytes.count)))
    }
}
