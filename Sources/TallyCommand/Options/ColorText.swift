import TallyScene

/// A colour as written on the command line.
enum ColorText {
    private static let names: [(name: String, color: UInt32)] = [
        ("black", 0xFF00_0000), ("white", 0xFFFF_FFFF), ("gray", 0xFF80_8080), ("grey", 0xFF80_8080),
        ("red", 0xFFFF_0000), ("orange", 0xFFFF_A500), ("yellow", 0xFFFF_FF00), ("green", 0xFF00_8000),
        ("teal", 0xFF00_8080), ("blue", 0xFF00_00FF), ("navy", 0xFF00_0080), ("purple", 0xFF80_0080),
        ("pink", 0xFFFF_C0CB), ("brown", 0xFFA5_2A2A), ("transparent", 0),
    ]

    /// Returns 0xAARRGGBB, straight, from `#RGB`, `#RGBA`, `#RRGGBB`, `#RRGGBBAA` or a CSS colour's name; nil for other
    /// texts.
    static func parse(_ text: String) -> UInt32? {
        let lower = text.lowercased()
        if let named = names.first(where: { $0.name == lower }) { return named.color }
        guard lower.hasPrefix("#") else { return nil }
        var digits = Array(lower.dropFirst())
        if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
        if digits.count == 6 { digits += ["f", "f"] }
        guard digits.count == 8, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        guard let number = UInt32(String(digits), radix: 16) else { return nil }
        return number >> 8 | number << 24
    }

    static func named(_ option: String, _ text: String) throws(CommandError) -> UInt32 {
        guard let color = parse(text) else {
            throw CommandError(
                .usage,
                "--\(option) cannot be \"\(text)\"; write #RRGGBB, #RRGGBBAA or one of "
                    + names.map(\.name).joined(separator: ", ") + ".")
        }
        return color
    }
}
