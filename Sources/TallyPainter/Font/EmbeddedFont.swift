internal import CPango
internal import Glibc

/// The font that is in the binary: Inter's Latin letters, digits and signs in nine weights.
///
/// Fontconfig reads fonts from files only. The files are anonymous ones in memory, reached as `/proc/self/fd/N`:
/// nothing is written to a disk, nothing is left behind by a crash, and no other process can change them.
/// Where there is no such thing, a temporary file stands in and is removed at exit.
enum EmbeddedFont {
    /// The family's name: its own, so that an installed Inter is never taken for it.
    static let family = "Tally Inter"

    // unsafe: the bytes are there for the life of the process and never change.
    struct Face: @unchecked Sendable {
        let weight: Int
        /// The font file, for the life of the process.
        let bytes: UnsafeBufferPointer<UInt8>
        /// Nil if no file could be made: the face is then drawn but not shaped.
        let path: String?
    }

    /// The faces by weight, regular first: it stands for what has no other.
    static let faces: [Face] = [
        face(weight: 400, regularBase64), face(weight: 500, mediumBase64), face(weight: 600, semiBoldBase64),
        face(weight: 700, boldBase64), face(weight: 100, thinBase64), face(weight: 200, extraLightBase64),
        face(weight: 300, lightBase64), face(weight: 800, extraBoldBase64), face(weight: 900, blackBase64),
    ]

    /// Returns the nearest weight there is, of 100, 200 … 900; of two as near, the heavier.
    static func nearestWeight(to weight: Int) -> Int {
        min(max((weight + 50) / 100, 1), 9) * 100
    }

    private static func face(weight: Int, _ base64: StaticString) -> Face {
        let bytes = decode(base64)
        return Face(weight: weight, bytes: bytes, path: memoryFile(bytes) ?? temporaryFile(bytes))
    }

    private static func decode(_ base64: StaticString) -> UnsafeBufferPointer<UInt8> {
        let text = UnsafeBufferPointer(start: base64.utf8Start, count: base64.utf8CodeUnitCount)
        let padding = text.suffix(2).count { $0 == UInt8(ascii: "=") }
        let count = text.count / 4 * 3 - padding
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 3)
        var values = [UInt32](repeating: 0, count: 256)
        for (value, letter) in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8.enumerated() {
            values[Int(letter)] = UInt32(value)
        }
        var from = 0
        var to = 0
        while from < text.count {
            var word: UInt32 = values[Int(text[from])] << 18
            word |= values[Int(text[from + 1])] << 12
            word |= values[Int(text[from + 2])] << 6
            word |= values[Int(text[from + 3])]
            bytes[to] = UInt8(truncatingIfNeeded: word >> 16)
            bytes[to + 1] = UInt8(truncatingIfNeeded: word >> 8)
            bytes[to + 2] = UInt8(truncatingIfNeeded: word)
            from += 4
            to += 3
        }
        return UnsafeBufferPointer(start: bytes, count: count)
    }

    private static func memoryFile(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        // 1: closed in a child that runs another program.
        let file = memfd_create("tally-font", 1)
        guard file >= 0 else { return nil }
        let path = "/proc/self/fd/\(file)"
        guard write(bytes, to: file), access(path, R_OK) == 0 else {
            close(file)
            return nil
        }
        return path
    }

    private static func temporaryFile(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        var template = Array("/tmp/tally-font-XXXXXX".utf8CString)
        let file = mkstemp(&template)
        guard file >= 0 else { return nil }
        let isWhole = write(bytes, to: file)
        close(file)
        let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
        if !isWhole {
            unlink(path)
            return nil
        }
        atexit { for face in EmbeddedFont.faces { if let path = face.path, path.hasPrefix("/tmp/") { unlink(path) } } }
        return path
    }

    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to file: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let n = Glibc.write(file, bytes.baseAddress! + done, bytes.count - done)
            if n <= 0 { return false }
            done += n
        }
        return true
    }
}
