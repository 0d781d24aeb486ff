import Foundation

/// An entry of a `.stringsdict` file, or of a string catalog: a format with variables whose words depend on numbers.
struct PluralFormat: Sendable {
    let format: String
    /// The words by variable and category.
    let variables: [String: [String: String]]

    init(format: String, variables: [String: [String: String]]) {
        self.format = format
        self.variables = variables
    }

    /// Nil if the property list is of no such entry.
    init?(_ list: Any) {
        guard let entry = list as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String else {
            return nil
        }
        self.format = format
        variables = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
    }

    /// Returns the format with the words for the values; every value in it names its argument.
    func expanded(_ arguments: [LocalizedStringKey.Argument], language: String) -> String {
        expand(format, arguments, language, own: nil, depth: 0)
    }

    /// Variables may have others in their words.
    private static let mostDepth = 8

    /// - Parameter own: the argument of the variable whose words these are; values in them are its own.
    private func expand(
        _ format: String, _ arguments: [LocalizedStringKey.Argument], _ language: String, own: Int?, depth: Int
    ) -> String {
        var result = ""
        var next = own ?? 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if let variable = Self.variable(rest, next: next), depth < Self.mostDepth {
                if own == nil, !variable.isNumbered { next += 1 }
                let argument = arguments.indices.contains(variable.argument) ? arguments[variable.argument] : nil
                let words = word(variable.name, argument, language)
                result += expand(words, arguments, language, own: variable.argument, depth: depth + 1)
                rest = variable.rest
            } else if rest.first == "%" {
                result += "%%"
                rest = rest.dropFirst()
            } else if let read = FormatSpecifier.read(rest, next: next) {
                if own == nil, !read.specifier.isNumbered { next += 1 }
                result += read.specifier.numbered(read.specifier.argument)
                rest = read.rest
            } else {
                result += "%%"
            }
        }
        return result + rest
    }

    private struct Variable {
        let name: String
        let argument: Int
        let isNumbered: Bool
        let rest: Substring
    }

    /// Reads `#@name@` or `2$#@name@`, behind the sign.
    private static func variable(_ text: Substring, next: Int) -> Variable? {
        let numbered = FormatSpecifier.number(text)
        let rest = numbered?.rest ?? text
        guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
        return Variable(
            name: String(rest.dropFirst(2)[..<end]), argument: numbered?.number ?? next, isNumbered: numbered != nil,
            rest: rest[rest.index(after: end)...])
    }

    private func word(_ name: String, _ argument: LocalizedStringKey.Argument?, _ language: String) -> String {
        variables[name].map { PluralCategory.word(of: $0, for: argument, language: language) } ?? ""
    }
}

extension PluralCategory {
    /// The language of a localisation, `de` of `de_AT`, as the rules know it.
    static func language(_ localization: String) -> String {
        Locale.Language(identifier: localization).languageCode?.identifier ?? localization
    }

    /// The word of a number's category; what is no number is of the category `other`. Empty if there is no such word.
    static func word(
        of words: [String: String], for argument: LocalizedStringKey.Argument?, language: String
    ) -> String {
        let number: Double =
            switch argument {
            case .integer(let value)?: Double(value)
            case .unsigned(let value)?: Double(value)
            case .real(let value)?: value
            default: .nan
            }
        // Nothing may have words of its own in every language.
        if number == 0, let zero = words["zero"] { return zero }
        return words[PluralCategory(number, language: language).rawValue] ?? words["other"] ?? ""
    }
}
