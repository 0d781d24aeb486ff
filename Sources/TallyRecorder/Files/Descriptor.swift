import Foundation

/// Whole reads and writes on a file descriptor.
enum Descriptor {
    /// Writes all bytes; 0, or the error code.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
        bytes.withUnsafeBytes { write($0, to: descriptor) }
    }

    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
        var done = 0
        while done < bytes.count {
            let count = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
            if count < 0 {
                if errno == EINTR { continue }
                return errno
            }
            done += count
        }
        return 0
    }

    /// Reads until the buffer is full or the file ends; the count, or nil on an error (see `errno`).
    static func read(_ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32) -> Int? {
        var done = 0
        while done < buffer.count {
            let count = Foundation.read(descriptor, buffer.baseAddress! + done, buffer.count - done)
            if count < 0 {
                if errno == EINTR { continue }
                return nil
            }
            if count == 0 { break }
            done += count
        }
        return done
    }
}
