import Foundation
import TallyScene

/// Frames on disk, each as its difference from the one before, to be read again in order.
///
/// The file has no name: the system frees it when this object or the process ends, however it ends.
final class FrameSpool {
    /// A run of pixels; the top two bits of a word say which, the others how long it is.
    enum Run {
        static let skip: UInt32 = 0
        static let one: UInt32 = 1 << 30
        static let many: UInt32 = 2 << 30
        static let length: UInt32 = (1 << 30) - 1
    }

    private let path: String
    private var descriptor: Int32
    private var previous: [UInt32] = []
    private var words: [UInt32] = []
    private(set) var histogram = ColorHistogram()
    /// Whether any pixel is transparent in a GIF: more than half.
    private(set) var hasTransparency = false

    /// - Parameter path: The file in whose folder to keep the frames, for the error's text too.
    init(besides path: String) throws(RecordingError) {
        let (folder, name) = PartFile.split(path)
        self.path = path
        var attempt = 0
        var spool = ""
        repeat {
            spool = "\(folder).\(name).\(attempt).frames"
            descriptor = open(spool, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            attempt += 1
        } while descriptor < 0 && errno == EEXIST && attempt < 1000
        guard descriptor >= 0 else { throw PartFile.cannotCreate(path, errno) }
        unlink(spool)
    }

    deinit { close() }

    func close() {
        if descriptor >= 0 { Foundation.close(descriptor) }
        descriptor = -1
    }

    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        words.removeAll(keepingCapacity: true)
        words += [0, UInt32(truncatingIfNeeded: periods), UInt32(truncatingIfNeeded: periods >> 32)]
        let isFirst = previous.isEmpty
        frame.pixels.withUnsafeBufferPointer { pixels in
            previous.withUnsafeBufferPointer { previous in
                for y in 0..<frame.height {
                    let row = pixels.baseAddress! + y * frame.width
                    let above = isFirst ? nil : previous.baseAddress! + y * frame.width
                    if let above, memcmp(row, above, frame.width * 4) == 0 {
                        skip(frame.width)
                    } else {
                        note(row, above, frame.width)
                    }
                }
            }
        }
        words[0] = UInt32(words.count - 3)
        previous = frame.pixels
        let code = words.withUnsafeBytes { Descriptor.write($0, to: descriptor) }
        if code != 0 { throw failure(code) }
    }

    private func skip(_ count: Int) {
        if words.count > 3, let last = words.last, isSkip, last + UInt32(count) <= Run.length {
            words[words.count - 1] = last + UInt32(count)
        } else {
            words.append(Run.skip | UInt32(count))
        }
        isSkip = true
    }
    private var isSkip = false

    private func note(_ row: UnsafePointer<UInt32>, _ above: UnsafePointer<UInt32>?, _ width: Int) {
        var x = 0
        while x < width {
            let start = x
            if let above {
                while x < width && row[x] == above[x] { x += 1 }
                if x > start {
                    skip(x - start)
                    continue
                }
            }
            let pixel = row[x]
            while x < width && row[x] == pixel && (above == nil || above![x] != pixel) { x += 1 }
            let color = Self.opaque(pixel)
            if color == 0 { hasTransparency = true } else { histogram.add(color, times: x - start) }
            isSkip = false
            if x - start > 1 {
                manyHead = nil
                words += [Run.one | UInt32(x - start), color]
            } else {
                addSingle(color)
            }
        }
    }

    /// Where the run of single pixels under way has its head, if it is the last in `words`.
    private var manyHead: Int?

    private func addSingle(_ color: UInt32) {
        if let head = manyHead, head >= 3, head < words.count,
            words[head] & ~Run.length == Run.many, Int(words[head] & Run.length) == words.count - head - 1
        {
            words[head] += 1
        } else {
            manyHead = words.count
            words.append(Run.many | 1)
        }
        words.append(color)
    }

    /// Returns a pixel as GIF can hold it: 0, or opaque with its straight colour.
    static func opaque(_ pixel: UInt32) -> UInt32 {
        pixel >> 24 < 128 ? 0 : Bitmap.straight(pixel) | 0xFF00_0000
    }

    func rewind() {
        lseek(descriptor, 0, SEEK_SET)
        previous = []
    }

    /// Returns the runs of the next frame and how long it stays; nil at the end.
    func read() throws(RecordingError) -> (runs: [UInt32], periods: Int)? {
        var head: [UInt32] = [0, 0, 0]
        guard try fill(&head) else { return nil }
        var runs = [UInt32](repeating: 0, count: Int(head[0]))
        guard try fill(&runs) else { throw failure(EIO) }
        return (runs, Int(head[1]) | Int(head[2]) << 32)
    }

    private func fill(_ words: inout [UInt32]) throws(RecordingError) -> Bool {
        let wanted = words.count * 4
        guard let count = words.withUnsafeMutableBytes({ Descriptor.read($0, from: descriptor) }) else {
            throw failure(errno)
        }
        return count == wanted
    }

    private func failure(_ code: Int32) -> RecordingError {
        RecordingError(
            .writeFailed,
            "Keeping the frames of \"\(path)\" on disk failed (\(String(cString: strerror(code)))); "
                + "free some space in its folder or choose another place.")
    }
}
