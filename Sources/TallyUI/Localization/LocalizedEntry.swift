import Foundation
import TallyCatalog

/// What a table has for a key.
enum LocalizedEntry: Sendable {
    case text(String)
    /// Parts of it depend on numbers; the language is that of its plurals.
    case variables(PluralFormat, language: String)
    /// The whole of it depends on one number, an argument counted from 0: a text for each plural category.
    case plural([String: String], argument: Int, language: String)

    /// The entry of a string catalog; nil: it has no text.
    init?(_ localization: StringCatalog.Localization, language: String) {
        let localization = localization.onComputer
        if let words = localization.words, !words.isEmpty {
            // The word of some category may do without the number.
            let samples = [words["other"] ?? ""] + words.sorted { $0.key < $1.key }.map(\.value)
            let argument = samples.lazy.compactMap(FormatSpecifier.firstNumber).first
            self = .plural(words, argument: argument ?? 0, language: language)
        } else if let text = localization.stringUnit?.value {
            if let parts = localization.substitutions, !parts.isEmpty {
                self = .variables(PluralFormat(text, parts), language: language)
            } else {
                self = .text(text)
            }
        } else {
            return nil
        }
    }

    /// The format for some arguments.
    func format(_ arguments: [LocalizedStringKey.Argument]) -> String {
        switch self {
        case .text(let text): text
        case .variables(let format, let language): format.expanded(arguments, language: language)
        case .plural(let words, let argument, let language):
            PluralCategory.word(
                of: words, for: arguments.indices.contains(argument) ? arguments[argument] : nil, language: language)
        }
    }
}

extension StringCatalog.Localization {
    /// Its texts by plural category; nil: it does not depend on a number.
    fileprivate var words: [String: String]? {
        variations?.plural?.compactMapValues { $0.onComputer.stringUnit?.value }
    }
}

extension PluralFormat {
    /// A text of a string catalog with its substitutions: `%arg` in their words is their number.
    fileprivate init(_ text: String, _ parts: [String: StringCatalog.Substitution]) {
        var format = text
        var variables: [String: [String: String]] = [:]
        for (name, part) in parts.sorted(by: { $0.key < $1.key }) {
            if let number = part.argNum {
                format = format.replacingOccurrences(of: "%#@\(name)@", with: "%\(number)$#@\(name)@")
            }
            let plural = StringCatalog.Localization(variations: part.variations).onComputer.variations?.plural
            variables[name] = plural?.compactMapValues {
                $0.onComputer.stringUnit?.value.replacingOccurrences(
                    of: "%arg", with: "%\(part.formatSpecifier ?? "lld")")
            }
        }
        self.init(format: format, variables: variables)
    }
}

extension FormatSpecifier {
    /// The argument of the first number that a format writes, from 0; nil: it writes none.
    fileprivate static func firstNumber(in format: String) -> Int? {
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
            } else if let read = read(rest, next: next) {
                if !read.specifier.isNumbered { next += 1 }
                if read.specifier.isNumber { return read.specifier.argument }
                rest = read.rest
            }
        }
        return nil
    }

    private var isNumber: Bool { !"@cCsSp".contains(conversion) }
}
