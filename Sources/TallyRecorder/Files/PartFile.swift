import Foundation

/// A file that is written under a hidden name beside its own and gets its own when it is whole.
///
/// The hidden name is `.NAME.part`, or with a number when another recording has taken that.
final class PartFile {
    let path: String
    /// Where the bytes are until `commit`.
    let partPath: String
    private let overwrites: Bool
    private var descriptor: Int32

    init(_ path: String, overwrites: Bool) throws(RecordingError) {
        try Self.checkTarget(path, overwrites: overwrites)
        let (folder, name) = Self.split(path)
        var descriptor: Int32 = -1
        var part = ""
        var attempt = 0
        repeat {
            part = "\(folder).\(name)\(attempt == 0 ? "" : ".\(attempt)").part"
            descriptor = open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            attempt += 1
        } while descriptor < 0 && errno == EEXIST && attempt < 1000
        guard descriptor >= 0 else { throw Self.cannotCreate(path, errno) }
        self.path = path
        self.overwrites = overwrites
        self.descriptor = descriptor
        partPath = part
    }

    deinit { discard() }

    /// Returns the folder with its slash, or nothing; and the name.
    static func split(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return ("", path) }
        return (String(path[...slash]), String(path[path.index(after: slash)...]))
    }

    static func checkTarget(_ path: String, overwrites: Bool) throws(RecordingError) {
        guard !split(path).name.isEmpty else {
            throw RecordingError(.cannotCreate, "The path \"\(path)\" names no file; add a name such as out.gif.")
        }
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw RecordingError(
                .cannotCreate, "\"\(path)\" is a folder or a device, which a recording cannot replace; name a file.")
        }
        guard overwrites else {
            throw RecordingError(
                .cannotCreate, "The file \"\(path)\" exists already; choose another name or allow replacing it.")
        }
    }

    static func cannotCreate(_ path: String, _ code: Int32) -> RecordingError {
        let remedy =
            switch code {
            case ENOENT: "make the folder first"
            case ENOTDIR: "a part of the path is not a folder"
            case EACCES, EPERM, EROFS: "choose a folder that may be written to"
            case ENOSPC: "free some space"
            case ENAMETOOLONG: "choose a shorter name"
            default: "choose another place"
            }
        return RecordingError(
            .cannotCreate, "The file \"\(path)\" cannot be made (\(String(cString: strerror(code)))); \(remedy).")
    }

    func write(_ bytes: [UInt8]) throws(RecordingError) {
        let code = Descriptor.write(bytes, to: descriptor)
        if code != 0 { throw writeFailed(code) }
    }

    /// Replaces bytes that were written before, and continues at the end.
    func rewrite(_ bytes: [UInt8], at offset: Int) throws(RecordingError) {
        lseek(descriptor, offset, SEEK_SET)
        try write(bytes)
        lseek(descriptor, 0, SEEK_END)
    }

    /// Gives the file its name.
    func commit() throws(RecordingError) {
        guard descriptor >= 0 else { return }
        // A name must never point at bytes that a power cut can still take back.
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw writeFailed(errno) }
        try Self.checkTarget(path, overwrites: overwrites)
        guard rename(partPath, path) == 0 else { throw Self.cannotCreate(path, errno) }
        close(descriptor)
        descriptor = -1
    }

    func discard() {
        guard descriptor >= 0 else { return }
        unlink(partPath)
        close(descriptor)
        descriptor = -1
    }

    func writeFailed(_ code: Int32) -> RecordingError {
        let remedy =
            switch code {
            case ENOSPC, EDQUOT: "free some space or choose another place"
            case EFBIG: "record less, or smaller"
            default: "check the disk"
            }
        return RecordingError(
            .writeFailed, "Writing \"\(path)\" failed (\(String(cString: strerror(code)))); \(remedy).")
    }
}
