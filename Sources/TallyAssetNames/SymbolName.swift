/// The names that Xcode makes of those of assets.
///
/// A name is taken apart into words: at all that is neither letter nor digit, between letters and digits, before a capital behind a small
/// letter, and before the last of several capitals that a small letter follows. Where there is no small letter the words stay as they are,
/// with `_` between them; else the first begins small, or is small where it is of capitals, and the others begin large. An
/// `_` stands before a digit at the beginning. Of colours and pictures "Color" and "Image" at the end are left out, unless
/// nothing else is there.
package enum SymbolName {
    /// The name of a colour or a picture; nil: there is no letter and no digit in it.
    package static func ofMember(_ name: String) -> String? {
        var words = words(of: name)
        while words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
            words.removeLast()
        }
        return joined(words, beginsLarge: false)
    }

    /// The name of a group that is a namespace; nil: there is no letter and no digit in it.
    package static func ofType(_ name: String) -> String? { joined(words(of: name), beginsLarge: true) }

    /// The name as it stands in a declaration.
    package static func escaped(_ name: String) -> String { reserved.contains(name) ? "`\(name)`" : name }

    private static func joined(_ words: [String], beginsLarge: Bool) -> String? {
        guard let first = words.first else { return nil }
        let hasSmall = words.contains { $0.contains(where: isSmall) }
        let name =
            if !hasSmall {
                words.joined(separator: "_")
            } else {
                (beginsLarge ? large(first) : first.lowercased()) + words.dropFirst().map(large).joined()
            }
        return first.first?.isNumber == true ? "_" + name : name
    }

    private static func large(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Letters without a case count as small ones.
    private static func isSmall(_ character: Character) -> Bool { character.isLetter && !character.isUppercase }

    private static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func finish() {
            if !word.isEmpty { words.append(word) }
            word = ""
        }
        for character in name {
            guard isPart(character) else {
                finish()
                continue
            }
            if let last = word.last {
                if last.isNumber != character.isNumber || isSmall(last) && character.isUppercase {
                    finish()
                } else if last.isUppercase, isSmall(character), word.count > 1 {
                    word.removeLast()
                    finish()
                    word = String(last)
                }
            }
            word.append(character)
        }
        finish()
        return words
    }

    /// Whether it may stand in a name of Swift's: a letter or a digit, with its marks.
    private static func isPart(_ character: Character) -> Bool {
        guard character.isLetter || character.isASCII && character.isNumber else { return false }
        return character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    }

    private static let reserved: Set<String> = [
        "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
