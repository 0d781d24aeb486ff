import Foundation

/// A `.strings` file: as it is written, or as a property list.
enum StringsFile {
    /// Reads the data of a file. The result is empty if it is none; of a file with a mistake, it is what stands before
    /// that.
    static func read(_ data: Data) -> [String: String] {
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
        }
        var reader = StringsReader(text(data))
        var pairs: [String: String] = [:]
        while let key = reader.string(), reader.take("="), let value = reader.string(), reader.take(";") {
            pairs[key] = value
        }
        return pairs
    }

    /// Decodes UTF-8, or UTF-16 with its mark.
    private static func text(_ data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16) ?? ""
        }
        return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    }
}

/// Reads quoted strings, words and signs, and passes over comments.
private struct StringsReader {
    private let scalars: [Unicode.Scalar]
    private var place = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        place + distance < scalars.count ? scalars[place + distance] : nil
    }

    private mutating func skip() {
        while let scalar = peek() {
            if scalar.properties.isWhitespace {
                place += 1
            } else if scalar == "/", peek(1) == "/" {
                while let scalar = peek(), scalar != "\n" { place += 1 }
            } else if scalar == "/", peek(1) == "*" {
                place += 2
                while let scalar = peek(), !(scalar == "*" && peek(1) == "/") { place += 1 }
                place += 2
            } else {
                return
            }
        }
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        skip()
        guard peek() == scalar else { return false }
        place += 1
        return true
    }

    /// Reads a string in quotes, or a word of letters, digits and `_.-`.
    mutating func string() -> String? {
        skip()
        var result = String.UnicodeScalarView()
        guard peek() == "\"" else {
            while let scalar = peek(), scalar.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(scalar)
            {
                result.append(scalar)
                place += 1
            }
            return result.isEmpty ? nil : String(result)
        }
        place += 1
        while let scalar = peek() {
            place += 1
            if scalar == "\"" { return String(result) }
            result.append(scalar == "\\" ? escaped() : scalar)
        }
        return nil
    }

    private mutating func escaped() -> Unicode.Scalar {
        guard let scalar = peek() else { return "\\" }
        place += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = scalars[place...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
            place += digits.count
            let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
            return value.flatMap { Unicode.Scalar($0) } ?? "\u{FFFD}"
        default: return scalar
        }
    }
}
