import Foundation

/// Numbers that come one a line from a descriptor, for a loop that must not wait for them.
@MainActor final class NumberStream {
    let descriptor: Int32
    private(set) var hasEnded = false
    /// Lines that are no numbers.
    private(set) var refused = 0
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Reads once what there is, and gives the latest number in it. Waits only if there is nothing to read.
    func latest() -> Decimal? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 && errno == EINTR { return nil }
        guard count > 0 else {
            hasEnded = true
            defer { rest = [] }
            return take(rest[...])
        }
        rest += buffer[..<count]
        guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        defer { rest.removeSubrange(...end) }
        return take(rest[..<end])
    }

    /// The last of the lines that is a number.
    private func take(_ bytes: ArraySlice<UInt8>) -> Decimal? {
        var latest: Decimal?
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) { continue }
            if let value = try? NumberReader.parse(String(line)) { latest = value } else { refused += 1 }
        }
        return latest
    }
}
