import Foundation

/// What a text has that is no string yet: a value and its format, formatted where the locale is known, a picture, or others.
// unsafe: nothing of it changes once it is made.
class FormattedText: Equatable, @unchecked Sendable {
    /// Whether it is more than a string.
    var hasStyle: Bool { false }
    func string(locale: Locale) -> String { "" }
    /// The text that this one is, drawn in another way; nil: it is none.
    var inside: Text? { nil }
    /// Returns the characters as they are read.
    func words(locale: Locale) -> String { inside?.words(locale: locale) ?? string(locale: locale) }
    /// Returns when the string is another one, as time passes; nil: never.
    func nextChange(after now: Date) -> Date? { inside?.nextChange(after: now) }
    @MainActor func compose(_ composer: inout TextComposer, _ style: Text.Style, link: URL?) {
        composer.add(string(locale: composer.locale), style, link: link)
    }
    func isEqual(to other: FormattedText) -> Bool { false }

    static func == (a: FormattedText, b: FormattedText) -> Bool { a === b || a.isEqual(to: b) }
}

// unsafe: nothing of it changes once it is made.
final class TypedFormattedText<F: FormatStyle>: FormattedText, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
    private let input: F.FormatInput
    private let format: F

    init(_ input: F.FormatInput, _ format: F) {
        self.input = input
        self.format = format
    }

    override func string(locale: Locale) -> String {
        let isUnlocalized = format == format.locale(.autoupdatingCurrent)
        return (isUnlocalized ? format.locale(locale) : format).format(input)
    }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? TypedFormattedText<F> else { return false }
        return other.input == input && other.format == format
    }
}
