import Foundation

/// What a character is in its text, so that it can be told which character of another text stands for the same.
struct GlyphKey: Hashable {
    enum Part: Hashable {
        /// Counted from the start of the text, or from the end of the number.
        case before, after
        /// Counted from the decimal separator, leftwards and rightwards.
        case integer, fraction
        /// Belongs to the integer digit on its right.
        case grouping
        case point
        /// The text as a whole.
        case whole
    }

    let part: Part
    let index: Int

    static let whole = GlyphKey(part: .whole, index: 0)

    /// Returns the keys of a text's characters: digits by their place value, what is around the number by its distance.
    static func keys(of characters: [Character], in locale: Locale) -> [GlyphKey] {
        guard let first = characters.firstIndex(where: \.isDigit),
            let last = characters.lastIndex(where: \.isDigit)
        else { return characters.indices.map { GlyphKey(part: .before, index: $0) } }
        // Asked of the locale only where there is something that may be one.
        var point: Int?
        if characters[first...last].contains(where: { !$0.isDigit }) {
            let separator = locale.decimalSeparator ?? "."
            point = (first...last).last { separator == String(characters[$0]) }
        }
        var keys: [GlyphKey] = []
        keys.reserveCapacity(characters.count)
        for index in 0..<first { keys.append(GlyphKey(part: .before, index: index)) }
        var places = (first..<(point ?? last + 1)).count { characters[$0].isDigit }
        for index in first..<(point ?? last + 1) {
            if characters[index].isDigit {
                places -= 1
                keys.append(GlyphKey(part: .integer, index: places))
            } else {
                keys.append(GlyphKey(part: .grouping, index: places))
            }
        }
        if let point {
            keys.append(GlyphKey(part: .point, index: 0))
            for index in point + 1..<last + 1 { keys.append(GlyphKey(part: .fraction, index: index - point)) }
        }
        for index in last + 1..<characters.count { keys.append(GlyphKey(part: .after, index: index - last)) }
        return keys
    }
}

extension Character {
    /// As `isWholeNumber`, which looks up what everyone knows of the ten that are most of all.
    fileprivate var isDigit: Bool {
        if let code = asciiValue { return 0x30...0x39 ~= code }
        return isWholeNumber
    }
}
