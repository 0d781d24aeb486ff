import Foundation

/// All bytes of a file or of a stream.
enum InputFile {
    static func bytes(path: String) throws(CommandError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            throw CommandError(
                .noInput, "The file \"\(path)\" cannot be read (\(String(cString: strerror(code)))); check its name.")
        }
        defer { close(descriptor) }
        return try bytes(descriptor, name: "The file \"\(path)\"")
    }

    /// - Parameter name: How an error calls it, as the beginning of a sentence.
    static func bytes(_ descriptor: Int32, name: String) throws(CommandError) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            let code = errno
            try Interrupt.check()
            if count < 0 && code == EINTR { continue }
            if count < 0 {
                throw CommandError(
                    code == EISDIR || code == EBADF ? .noInput : .inputOutput,
                    "\(name) cannot be read (\(String(cString: strerror(code)))); check what it is.")
            }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }
}
