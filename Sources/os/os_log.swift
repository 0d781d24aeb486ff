// The names are C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Foundation

/// Writes a message, whose `%@`, `%d` and the like stand for the values; what is between braces, as in `%{public}@`, changes nothing.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(PrintfFormat.text("\(message)", args), type)
}

/// The same, with how much it matters before it.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(PrintfFormat.text("\(message)", args), type)
}

@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, .default) }

@_disfavoredOverload
public func os_log(_ logLevel: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, logLevel)
}

/// Texts with `%` in them, as logs have them.
package enum PrintfFormat {
    /// Returns the text with its values; values that are missing leave their `%` as it is, and more than there are places for are left out.
    package static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var (text, rest, next) = ("", format[...], 0)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var inside = rest
            if inside.first == "{", let end = inside.firstIndex(of: "}") {
                inside = inside[inside.index(after: end)...]
            }
            let shape = inside.prefix { "-+ #0'.".contains($0) || $0.isASCII && $0.isNumber }
            let length = inside.dropFirst(shape.count).prefix { "hlqLztj".contains($0) }
            let behind = inside.dropFirst(shape.count + length.count)
            guard let letter = behind.first, next < arguments.count, shape.count <= 12,
                let value = value(arguments[next], shape, letter)
            else {
                text += "%"
                continue
            }
            text += value
            next += 1
            rest = behind.dropFirst()
        }
        return text + rest
    }

    /// Returns a value as a letter writes it; one of another type is written plainly. Nil: there is no such letter.
    private static func value(_ value: any CVarArg, _ shape: Substring, _ letter: Character) -> String? {
        switch letter {
        case "d", "i", "u", "x", "X", "o", "D", "U":
            guard let number = value as? any FixedWidthInteger else { return "\(value)" }
            let small = letter == "D" ? "d" : letter == "U" ? "u" : letter
            if small == "u" || small == "d" || small == "i" {
                guard let signed = Int64(exactly: number) else { return "\(number)" }
                return String(format: "%\(shape)lld", signed)
            }
            return String(format: "%\(shape)ll\(small)", UInt64(truncatingIfNeeded: number))
        case "f", "F", "e", "E", "g", "G", "a", "A":
            if let number = value as? Double { return String(format: "%\(shape)\(letter)", number) }
            guard let number = value as? Float else { return "\(value)" }
            return String(format: "%\(shape)\(letter)", Double(number))
        case "@", "s", "c", "p", "S", "C": return "\(value)"
        default: return nil
        }
    }
}
