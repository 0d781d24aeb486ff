import Foundation

/// The file of numbers to show.
enum ValueFile {
    /// The rows of a file; lines without anything on them are none.
    static func rows(of path: String, count: Int) throws(WallError) -> [[Int]] {
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw WallError(66, "\(path) cannot be read: \(error.localizedDescription)")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw WallError(65, "\(path) is not text in UTF-8.")
        }
        var rows: [[Int]] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "," }
            if words.isEmpty { continue }
            guard words.count == count else {
                throw WallError(
                    65, "\(path), line \(index + 1): \(words.count) numbers, but --counters is \(count).")
            }
            var row: [Int] = []
            for word in words {
                guard let number = Int(word), (0...9_999_999).contains(number) else {
                    throw WallError(
                        65, "\(path), line \(index + 1): \"\(word)\" is not a whole number from 0 to 9999999.")
                }
                row.append(number)
            }
            rows.append(row)
        }
        guard !rows.isEmpty else { throw WallError(65, "\(path) holds no numbers; give it a row of \(count).") }
        return rows
    }
}
