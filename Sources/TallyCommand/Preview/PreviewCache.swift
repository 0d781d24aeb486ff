import Foundation

/// What has been compiled, kept in a folder of the person's: one entry for each set of sources, compiler, modules and flags.
///
/// An entry is made beside the others and renamed when it is whole, so that two who make the same one do not meet. It is
/// believed if it holds the same key, and a library of the size and the check sum that it had.
struct PreviewCache {
    let folder: String
    /// More than these are thrown away, those that were used longest ago first.
    var mostEntries = 60
    /// Bytes of libraries.
    var mostBytes = 200 << 20

    /// `tally/previews` in `$XDG_CACHE_HOME`, or in `~/.cache` without that.
    static var ofPerson: PreviewCache { PreviewCache(folder: base + "/previews") }

    /// Where the compiler keeps what it has read of C's headers. It knows its own place: moved, it would be refused.
    static var headers: String {
        let folder = base + "/headers"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        return "\(place)/\(digits(of: place))"
    }

    private static var base: String {
        let variables = ProcessInfo.processInfo.environment
        let named = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (named ?? (variables["HOME"] ?? NSHomeDirectory()) + "/.cache") + "/tally"
    }

    /// Returns the path of the library with this key, made now if it is not there.
    ///
    /// - Parameter make: makes the library at a path.
    func library(
        for key: String, make: (_ path: String, _ folder: String) throws(CommandError) -> Void
    ) throws(CommandError) -> String {
        let entry = "\(folder)/\(Self.digits(of: key))"
        if isWhole(entry, key) {
            // It was used now.
            utimes(entry + "/receipt", nil)
            return entry + "/library.so"
        }
        let fresh = "\(folder)/.new-\(getpid())-\(UUID().uuidString)"
        do { try FileManager.default.createDirectory(atPath: fresh, withIntermediateDirectories: true) } catch {
            throw CommandError(
                .cannotCreate,
                "The folder \"\(folder)\" cannot be written to; set XDG_CACHE_HOME to one that what is compiled may be kept in."
            )
        }
        defer { remove(fresh) }
        try make(fresh + "/library.so", fresh)
        guard write(key, to: fresh + "/key"), let receipt = receipt(of: fresh), write(receipt, to: fresh + "/receipt")
        else {
            throw CommandError(.inputOutput, "What was compiled cannot be kept in \"\(folder)\"; is the disk full?")
        }
        if rename(fresh, entry) != 0 {
            // Another has made it meanwhile, or what is there is not whole.
            if isWhole(entry, key) { return entry + "/library.so" }
            remove(entry)
            guard rename(fresh, entry) == 0 || isWhole(entry, key) else {
                throw CommandError(
                    .inputOutput, "What was compiled cannot be kept in \"\(folder)\"; remove that folder.")
            }
        }
        trim(keeping: entry)
        return entry + "/library.so"
    }

    private func isWhole(_ entry: String, _ key: String) -> Bool {
        guard FileManager.default.contents(atPath: entry + "/key") == Data(key.utf8),
            let receipt = FileManager.default.contents(atPath: entry + "/receipt")
        else { return false }
        return receipt == self.receipt(of: entry).map { Data($0.utf8) }
    }

    /// What an entry's library is; nil without one.
    private func receipt(of entry: String) -> String? {
        guard let library = FileManager.default.contents(atPath: entry + "/library.so"), !library.isEmpty else {
            return nil
        }
        return "\(library.count) \(library.withUnsafeBytes(Self.sum))\n"
    }

    private func write(_ text: String, to path: String) -> Bool {
        (try? Data(text.utf8).write(to: URL(fileURLWithPath: path))) != nil
    }

    /// Takes a folder away; nobody sees it half gone.
    func remove(_ path: String) {
        let away = "\(folder)/.old-\(getpid())-\(UUID().uuidString)"
        if rename(path, away) == 0 { try? FileManager.default.removeItem(atPath: away) }
    }

    // MARK: Names

    /// FNV-1a, over words of eight bytes and then what is left: <http://www.isthe.com/chongo/tech/comp/fnv/>.
    private static func sum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        let words = bytes.count / 8
        for index in 0..<words {
            sum = (sum ^ bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)) &* 0x100_0000_01b3
            // Of a product the lower bits know nothing of the higher ones.
            sum ^= sum >> 29
        }
        for byte in bytes[(words * 8)...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return sum
    }

    /// An entry's name. Two keys with the same one would take turns, as an entry holds its key.
    static func digits(of key: String) -> String {
        let number = Array(key.utf8).withUnsafeBytes(sum)
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
