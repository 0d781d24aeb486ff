import Foundation

/// Numbers that come one a line from a descriptor, for a loop that must not wait for them.
///
/// It is read in slices, of which the newest number counts, and keeps no more than a slice and one line.
@MainActor final class NumberStream {
    let descriptor: Int32
    private(set) var hasEnded = false
    /// Lines that are no numbers.
    private(set) var refused = 0
    /// Of so many numbers only the first is taken, and the last of all.
    private let every: Int
    private var count = 0
    /// The last number, if it was not taken.
    private var pending: Decimal?
    private var rest: [UInt8] = []
    /// The line that comes has been refused already.
    private var isTooLong = false
    private var buffer = [UInt8](repeating: 0, count: slice)

    init(_ descriptor: Int32, every: Int = 1) {
        self.descriptor = descriptor
        self.every = max(1, every)
    }

    /// Reads once what there is, and gives the latest number in it. Waits only if there is nothing to read.
    func latest() -> Decimal? {
        let length = read(descriptor, &buffer, buffer.count)
        if length < 0 && (errno == EINTR || errno == EAGAIN) { return nil }
        guard length > 0 else {
            hasEnded = true
            defer { rest = [] }
            return take(rest[...]) ?? pending
        }
        let bytes = buffer[..<length]
        guard let end = bytes.lastIndex(of: Self.newline) else {
            keep(bytes)
            return nil
        }
        rest += bytes[..<end]
        let latest = take(rest[...])
        rest.removeAll(keepingCapacity: true)
        keep(bytes[(end + 1)...])
        return latest
    }

    /// Keeps the beginning of a line whose end is still to come. No number is longer than a slice.
    private func keep(_ bytes: ArraySlice<UInt8>) {
        if isTooLong { return }
        rest += bytes
        guard rest.count > Self.slice else { return }
        refused += 1
        isTooLong = true
        rest.removeAll(keepingCapacity: true)
    }

    /// Returns the last of the lines that is a number to be taken.
    private func take(_ bytes: ArraySlice<UInt8>) -> Decimal? {
        var latest: ArraySlice<UInt8>?
        var last: ArraySlice<UInt8>?
        var lines = bytes.split(separator: Self.newline, omittingEmptySubsequences: false)[...]
        // What is left of a line that was refused.
        if isTooLong, !lines.isEmpty {
            lines.removeFirst()
            isTooLong = false
        }
        for line in lines {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
            guard Self.isPlain(line) || Self.number(line) != nil else {
                refused += 1
                continue
            }
            last = line
            if count % every == 0 { latest = line }
            count += 1
        }
        if let last { pending = (count - 1) % every == 0 ? nil : Self.number(last) }
        return latest.flatMap(Self.number)
    }

    /// Returns whether a line is surely a number: up to 38 digits, which are not to be read for all of a flood.
    private static func isPlain(_ line: ArraySlice<UInt8>) -> Bool {
        line.count <= 38 && line.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    private static func number(_ line: ArraySlice<UInt8>) -> Decimal? {
        try? NumberReader.parse(String(decoding: line, as: UTF8.self))
    }

    private static let newline = UInt8(ascii: "\n")
    /// Bytes; few enough to be read between two frames.
    private static let slice = 1 << 15
}
