import Foundation

/// A value's place in a format: `%@`, `%lld`, `%2$.1f`.
struct FormatSpecifier: Hashable, Sendable {
    /// Which of the arguments, from 0.
    var argument: Int
    /// Whether the format says so itself.
    var isNumbered = false
    /// Flags, width and precision.
    var shape = ""
    /// The letter at the end.
    var conversion: Character = "@"

    private static let lengths: Set<Character> = ["h", "l", "q", "L", "z", "t", "j"]
    private static let conversions = Set("@dDiuUxXoOfFeEgGaAcCsSp")
    /// More characters of flags, width and precision are none.
    private static let longestShape = 12

    /// Reads a specifier behind its `%`.
    ///
    /// - Parameter next: the argument that one without a number stands for.
    /// - Returns: nil if it is none.
    static func read(_ text: Substring, next: Int) -> (specifier: FormatSpecifier, rest: Substring)? {
        var rest = text
        var specifier = FormatSpecifier(argument: next)
        if let (number, behind) = number(rest) {
            specifier.argument = number
            specifier.isNumbered = true
            rest = behind
        }
        let shape = rest.prefix { "-+ #0'.".contains($0) || $0.isASCII && $0.isNumber }
        guard shape.count <= longestShape else { return nil }
        specifier.shape = String(shape)
        rest = rest.dropFirst(shape.count).drop { lengths.contains($0) }
        guard let conversion = rest.first, conversions.contains(conversion) else { return nil }
        specifier.conversion = conversion
        return (specifier, rest.dropFirst())
    }

    /// Returns the argument that `2$` names, from 0.
    static func number(_ text: Substring) -> (number: Int, rest: Substring)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, text.dropFirst(digits.count).first == "$", let number = Int(digits),
            (1...1000).contains(number)
        else { return nil }
        return (number - 1, text.dropFirst(digits.count + 1))
    }

    /// Returns the specifier for an argument, as it is written.
    func numbered(_ argument: Int) -> String { "%\(argument + 1)$\(shape)\(conversion)" }

    // MARK: Writing

    /// Returns a value as the specifier writes it; one of another type is written plainly.
    func string(_ argument: LocalizedStringKey.Argument, _ locale: Locale) -> String {
        switch argument {
        case .string(let string): string
        case .integer(let value): integer(value, locale) ?? value.formatted(.number.locale(locale))
        case .unsigned(let value): integer(value, locale) ?? value.formatted(.number.locale(locale))
        case .real(let value):
            real(value, locale) ?? value.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .formatted(let text): text.string(locale: locale)
        case .text(let text): text.string(locale: locale)
        }
    }

    /// Returns an integer as the conversion writes it; nil is as the locale writes numbers.
    private func integer<I: BinaryInteger & CVarArg>(_ value: I, _ locale: Locale) -> String? {
        if "fFeEgGaA".contains(conversion) { return real(Double(value), locale) }
        guard "dDiuUxXoO".contains(conversion), !shape.isEmpty || !"dDiuU".contains(conversion) else { return nil }
        let letter = conversion == "X" ? "X" : conversion.lowercased()
        return String(format: "%\(shape)ll\(letter)", locale: locale, value)
    }

    private func real(_ value: Double, _ locale: Locale) -> String? {
        guard "fFeEgGaA".contains(conversion), !shape.isEmpty || !"fF".contains(conversion) else { return nil }
        return String(format: "%\(shape)\(conversion)", locale: locale, value)
    }
}
